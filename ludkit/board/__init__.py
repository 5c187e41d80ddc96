"""Boards: from the ``equipment`` of a typed game to graphs, topology, containers and tracks, numbered as in Ludii."""
