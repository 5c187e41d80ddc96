"""Boards, positions and trees as text, SVG and HTML."""
