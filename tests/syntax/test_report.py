"""How diagnostics are shown, word for word."""

from __future__ import annotations

from ludkit.syntax import Place, Source, codes, parse
from ludkit.syntax.report import ordered, render, render_all, summary


def test_the_place_is_shown_and_underlined() -> None:
    found = parse('(game "A"\n    (players, 2)\n)', "A.lud").diagnostics
    assert render_all(found) == (
        "A.lud:2:13: error[L106]: `,` has no meaning here\n"
        "  2 |     (players, 2)\n"
        "    |             ^\n"
        "  hint: arguments stand one behind the other, without commas\n"
    )


def test_the_way_from_the_call_is_shown() -> None:
    main = Source("A.lud", '(game "A" ("Outer" 3))')
    outer = Source("Outer.def", '(define "Outer" (x <Size:n>))')
    call = Place(main, 10, 21)
    diagnostic = codes.STRAY_CLOSER.at(Place(outer, 19, 27, Place(outer, 16, 28, call)), "it is wrong")
    assert render(diagnostic) == (
        "Outer.def:1:20: error[L102]: it is wrong\n"
        '  1 | (define "Outer" (x <Size:n>))\n'
        "    |                    ^^^^^^^^\n"
        "  called from Outer.def:1:17\n"
        '  in define "Outer", called from A.lud:1:11'
    )


def test_long_lines_are_cut_around_the_place() -> None:
    text = '(rules "' + "x" * 300 + '", "' + "y" * 300 + '")'
    lines = render(parse(text).diagnostics[0]).splitlines()
    assert lines[1].startswith("  1 | …x") and lines[1].endswith("y…")
    assert lines[1].index(",") == lines[2].index("^")
    assert all(len(line) < 120 for line in lines)


def test_tabs_keep_their_width() -> None:
    lines = render(parse("(a\t,\tb)").diagnostics[0]).splitlines()
    assert lines[1:3] == ["  1 | (a\t,\tb)", "    |   \t^"]


def test_colour_only_when_asked_for() -> None:
    (diagnostic,) = parse("(a))").diagnostics
    assert "\x1b" not in render(diagnostic)
    assert "\x1b[31merror[L102]\x1b[0m" in render(diagnostic, colour=True)


def test_order_and_summary() -> None:
    found = parse("(a 1.. 2) (b if:))").diagnostics
    assert [d.code for d in ordered(reversed(found + found))] == ["L108", "L501", "L102"]
    assert summary(found) == "2 errors, 1 warning"
    assert summary([]) == "no faults"
