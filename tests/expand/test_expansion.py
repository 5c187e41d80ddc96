"""Expansion, against small descriptions here and all of Ludii's in the oracle."""

from __future__ import annotations

import pytest

from ludkit.expand import Expansion, expand
from ludkit.library import open_library
from ludkit.syntax import Severity, layout, parse
from tests.oracle import ORACLE, index, needs_oracle, read_gzip
from tests.score import pick
from tests.score.reading import compare, expand_document, expand_row, tokens


def expanded(text: str, **selection: object) -> Expansion:
    result = parse(text)
    assert result.diagnostics == []
    return expand(result.document, **selection)  # type: ignore[arg-type]


def plain(text: str, **selection: object) -> str:
    result = expanded(text, **selection)
    assert [d for d in result.diagnostics if d.severity is Severity.ERROR] == []
    assert result.game is not None
    return " ".join(tokens(result.game)).replace("( ", "(").replace(" )", ")").replace(": ", ":")


@pytest.mark.parametrize(
    ("define", "call", "wanted"),
    [
        ('(define "D" (x))', '("D")', "(x)"),
        ('(define "D" (x))', '"D"', "(x)"),
        ('(define "D" (x))', '(("D"))', "(x)"),
        ('(define "D" x y)', 'a:"D"', "a:x y"),
        ('(define "D")', '("D")', ""),
        ('(define "D" (x #1 #2))', '("D" 1 (b 2))', "(x 1 (b 2))"),
        ('(define "D" (x #1 #2))', '("D" ~ 2)', "(x 2)"),
        ('(define "D" (x #1 #2))', '("D" 1)', "(x 1)"),
        ('(define "D" (x #1))', '("D" 1 2 3)', "(x 1)"),
        ('(define "D" (x if:#1 #2))', '("D" ~ (b))', "(x if:(b))"),
        ('(define "D" (x #1))', '("D" if:(a b))', "(x if:(a b))"),
        ('(define "D" (x P#1 "Piece#1"))', '("D" 2)', '(x P2 "Piece2")'),
        ('(define "D" ("E" #1 2)) (define "E" (y #1 #2))', '("D" ~)', "(y 2)"),
        ('(define "D" ("E" #1)) (define "E" (y #1))', '("D" ("D" 3))', "(y (y 3))"),
        ('(define "D" (define "E" 5) ("E"))', '("D")', "5"),
        ('(define "D" ())', '(y ("D"))', "(y)"),
        ('(define "D" "A1".."B2")', '{"D"}', '{ "A1" "A2" "B1" "B2" }'),
        ('(define "D" 1..3)', '{"D"}', "{ 1 2 3 }"),
        ('(define "D" (x 1..#1))', '("D" 4)', "(x 1 2 3 4)"),
    ],
)
def test_defines(define: str, call: str, wanted: str) -> None:
    assert plain(f'(game "G" {call}) {define}') == f'(game "G" {wanted})'.replace(" )", ")")


def test_a_games_name_is_no_call() -> None:
    assert plain('(define "G" (x)) (game "G" "G")') == '(game "G" (x))'


SIZES = """
(option "Size" <Size> args:{ <n> <name> } {
    (item "Small" <3> <"s"> "3 cells.")
    (item "Middle" <5> <"m"> "5 cells.")**
    (item "Large" <7> <"l<Colour:c>"> "7 cells.")*
})
(option "Colour" <Colour> args:{ <c> } {
    (item "Red" <R> "Red.")
    (item "Blue" <B> "Blue.")
})
(rulesets {
    (ruleset "Ruleset/Big" { "Size/Large" "Colour/Blue" })*
    (ruleset "Ruleset/Odd" { "Size/Small" })
})
(game "G" (board <Size:n> <Size>) (x <Size:name> P<Size:n> "A<Colour:c>"))
"""


@pytest.mark.parametrize(
    ("selection", "wanted"),
    [
        ({}, '(game "G" (board 5 5) (x "m" P5 "AR"))'),
        ({"options": ["Size/Small"]}, '(game "G" (board 3 3) (x "s" P3 "AR"))'),
        ({"options": ["Colour/Blue", "Size/Large"]}, '(game "G" (board 7 7) (x "lB" P7 "AB"))'),
        ({"ruleset": "Ruleset/Big"}, '(game "G" (board 7 7) (x "lB" P7 "AB"))'),
        ({"ruleset": "Ruleset/Big", "options": ["Size/Small"]}, '(game "G" (board 3 3) (x "s" P3 "AB"))'),
    ],
)
def test_options(selection: dict[str, object], wanted: str) -> None:
    assert plain(SIZES, **selection) == wanted


def test_what_a_description_offers() -> None:
    result = expanded(SIZES)
    size, colour = result.options
    assert (size.name, size.tag, size.arguments) == ("Size", "Size", ("n", "name"))
    assert [item.selection for item in size.items] == ["Size/Small", "Size/Middle", "Size/Large"]
    assert [item.priority for item in size.items] == [0, 2, 1]
    assert size.default.name == "Middle"
    assert colour.default.description == "Red."
    assert [ruleset.name for ruleset in result.rulesets] == ["Ruleset/Big", "Ruleset/Odd"]
    assert result.rulesets[0].priority == 1
    assert [item.name for item in result.selected] == ["Middle", "Red"]
    assert result.ruleset is None
    assert (chosen := expanded(SIZES, options=["Size/Small"]).ruleset) is not None and chosen.name == "Ruleset/Odd"


def test_values_may_split_brackets() -> None:
    text = """(game "G" <B:open> (square 3) <B:close>)
    (option "B" <B> args:{ <open> <close> } { (item "Yes" <(dual > <)> "Dual.")* (item "No" <> <> "Not.") })"""
    assert plain(text) == '(game "G" (dual (square 3)))'
    assert plain(text, options=["B/No"]) == '(game "G" (square 3))'


def test_metadata_for_options() -> None:
    text = (
        SIZES
        + """(metadata (graphics {
        (useFor "Size/Small" (a)) (useFor { "Size/Middle" "Colour/Red" } (b)) (c "x: y")
        (useFor {"Ruleset/Big"} (d))
    }))"""
    )
    metadata = expanded(text).metadata
    assert metadata is not None
    assert " ".join(tokens(metadata)) == '( metadata ( graphics { ( b ) ( c "x: y" ) } ) )'
    metadata = expanded(text, ruleset="Ruleset/Big").metadata
    assert metadata is not None
    assert " ".join(tokens(metadata)) == '( metadata ( graphics { ( c "x: y" ) ( d ) } ) )'


def test_every_node_knows_its_way_from_the_call() -> None:
    text = '(game "G" ("D" (own)))\n(define "D" (x #1 ("E")))\n(define "E" (y <T:a>))\n'
    text += '(option "T" <T> args:{<a>} {(item "I" <(z)> "Z.")})'
    game = expanded(text).game
    assert game is not None
    ways = {}
    for node in game.walk():
        way, place = [], node.place
        while place is not None:
            way.append(f"{place.line}:{place.column} {place.text}")
            place = place.via
        ways[node.place.text] = way
    assert ways["(own)"] == ["1:16 (own)"]
    assert ways['(x #1 ("E"))'] == ['2:13 (x #1 ("E"))', '1:11 ("D" (own))']
    assert ways["(z)"] == ["4:40 (z)", "3:16 <T:a>", '2:19 ("E")', '1:11 ("D" (own))']


@needs_oracle
@pytest.mark.oracle
def test_expansions_are_ludiis() -> None:
    library = open_library(ORACLE / "library")
    rows = pick([row for row in index() if "error" not in row and "expanded" in row], 60)
    assert rows
    for row in rows:
        assert compare(expand_row(row, library), read_gzip(ORACLE / row["expanded"])) is None, row["lud"]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (
            '(game "G" ("Stp")) (define "Step" (x))',
            ['1:12 L201 there is no define "Stp" [did you mean "Step"?]'],
        ),
        (
            '(game "G" ("Step"))',
            [
                '1:12 L201 there is no define "Step" '
                "[defines of Ludii are found with --library Ludii.jar (or LUDII_JAR)]"
            ],
        ),
        (
            '(game "G" ("A")) (define "A" ("A"))',
            ['1:12 L202 "A" calls itself, without end'],
        ),
        (
            '(game "G" ("A")) (define "A" ("B")) (define "B" ("A"))',
            ["1:11 L202 defines call each other more than 100 deep (MAX_DEPTH)"],
        ),
        (
            '(game "G" "A") (define "A" "A")',
            ['1:11 L202 "A" calls itself, without end'],
        ),
        ('(game "G" ("A" #1)) (define "A" (x #1))', ["1:16 L212 `#1` is outside of a define"]),
        ('(game "G" ("A" (b #1))) (define "A" (x #1))', ['1:16 L202 argument 1 of "A" holds #1 itself']),
        ('(game "G" (x #2))', ["1:14 L212 `#2` is outside of a define"]),
        ('(game "G" (x <Size:n>))', ["1:14 L204 no selected option has a value for `<Size:n>`"]),
        ('(game "G" (x 1..5000))', ["1:15 L208 the ends of a range are at most 1000 apart (MAX_RANGE): 1..5000"]),
        (
            '(game "G" (x "1".."B2"))',
            ['1:14 L208 "1" is no site with a letter and a number [a range of sites is `"A1".."C3"`]'],
        ),
        (
            '(game "G" {"A1".."A3" "B1".."B3"})',
            [
                "1:23 L208 Ludii passes over a range of sites that stands so close behind another "
                "[put it on a line of its own]"
            ],
        ),
        ('(game "G" {"A1".."A3"   "B1".."B3"})', []),
        (
            f'(game "G" (x {"1..1001 " * 102}))',
            ["1:815 L208 the ranges of a description have at most 100000 numbers and sites (MAX_BETWEEN)"],
        ),
        ('(game "G" (x "A1".."Z999999999"))', ["1:14 L208 a range has at most 10000 sites (MAX_SITES)"]),
        (
            '(game "G :: 1..99999999999999999999")',
            ["1:7 L208 the ends of a range are at most 1000 apart (MAX_RANGE): 1..99999999999999999999"],
        ),
        ('(game "G" ((x 1) 2))', ["1:11 L209 `((` is not closed by `))`"]),
        ('(game "G :-(" (x))', ["1:7 L213 Ludii counts the brackets in strings; here `(` and `)` do not match"]),
        ('(game "G\\"" (x))', ["1:7 L213 Ludii counts the quotes inside of strings; their number must be even"]),
        ('(game "G <b>" (x))', ["1:7 L204 Ludii takes `<b>` in a string for the tag of an option"]),
        (
            "(define G (x))",
            ['1:1 L214 a define needs a name in quotes [(define "Name" …)]', "1:1 L211 the description has no game"],
        ),
        (
            '(define one "G" (x)) (game "G" "G")',
            ['1:9 L214 Ludii passes over what stands in front of the define\'s name "G"'],
        ),
        (
            '(define (x) "G") (game "G" (y "G"))',
            ['1:9 L214 Ludii passes over what stands in front of the define\'s name "G"'],
        ),
        (
            '(define (x "G")) (game "H" (x))',
            ['1:1 L214 a define needs a name in quotes [(define "Name" …)]'],
        ),
        (
            "(define (G) (x))",
            ['1:1 L214 a define needs a name in quotes [(define "Name" …)]', "1:1 L211 the description has no game"],
        ),
        ('(game "G" (from: 3))', ["1:12 L505 `(` is followed by `from:`; Ludii reads it as `(from …)`"]),
        (
            '(game "G" (x)) (metadata (graphics {(useFor "A/B" (c))}))',
            ['1:45 L210 there is no option or ruleset "A/B"'],
        ),
        (
            '(game "G" (x)) (metadata (graphics {(useFor for "A/B" (c))}))',
            ['1:49 L210 there is no option or ruleset "A/B"'],
        ),
        (
            '(game "G" (x)) (metadata (graphics {(useFor (c))}))',
            ["1:37 L210 `useFor` names no option or ruleset"],
        ),
        ('(game "G" (x <>))', ["1:14 L204 `< >` stands for an option, but names none"]),
        (
            '(game "G" (x <Size:m>)) (option "Size" <Size> args:{<n>} {(item "A" <3> "A.")})',
            ["1:14 L204 no selected option has a value for `<Size:m>` [did you mean `<Size:n>`?]"],
        ),
        (
            '(game "G" (x <Size:n>)) (option "Size" <Size> args:{<n>} {(item "A" <3>)})',
            [
                '1:59 L503 item "A" has no description: Ludii leaves out its values '
                '[(item "Name" <value> … "Description.")]',
                "1:14 L204 no selected option has a value for `<Size:n>`",
            ],
        ),
        (
            '(game "G" (x <Size:n>)) (option "Size" <Size> args:{<n>} {(item "A" <3> <4> "A.")})',
            ['1:59 L503 item "A" has 2 values for 1 arguments; Ludii drops the rest'],
        ),
        (
            '(game "G" (x a..b))',
            ['1:15 L208 `..` has no numbers or sites at both ends [write `1..5` or `"A1".."C3"`]'],
        ),
        ('(game "G" (x) ())', ["1:15 L506 Ludii passes over `()`"]),
    ],
)
def test_faults(text: str, faults: list[str]) -> None:
    found = []
    for diagnostic in expanded(text).diagnostics:
        place, hint = diagnostic.place, f" [{diagnostic.hint}]" if diagnostic.hint else ""
        found.append(f"{place.line}:{place.column} {diagnostic.code} {diagnostic.message}{hint}")
    assert found == faults


def test_an_unknown_ruleset_is_told_the_nearest() -> None:
    (fault,) = expanded('(game "G" (x)) (rulesets {(ruleset "Ruleset/Old" {})})', ruleset="Ruleset/Odl").diagnostics
    assert (fault.code, fault.message) == ("L206", 'there is no ruleset "Ruleset/Odl"')
    assert fault.hint == 'did you mean "Ruleset/Old"?'


def test_large_expansions_are_stopped() -> None:
    doubling = "".join(f'(define "D{i}" ("D{i + 1}" #1 #1) ("D{i + 1}" #1 #1))' for i in range(40))
    result = expanded('(game "G" ("D0" (x)))' + doubling)
    assert [d.code for d in result.diagnostics] in (["L202"], ["L203"])


def test_a_define_is_called_only_so_often() -> None:
    calls = '("D")' * 1000
    assert [d.code for d in expanded(f'(game "G" {{ {calls} }}) (define "D" 1)').diagnostics] == ["L202"]
    assert expanded(f'(game "G" {{ {calls[:-5]} }}) (define "D" 1)').diagnostics == []


@needs_oracle
@pytest.mark.oracle
def test_the_layout_changes_no_expansion() -> None:
    library = open_library(ORACLE / "library")
    rows = pick([row for row in index() if "expanded" in row and "ruleset" not in row], 20)
    assert rows
    for row in rows:
        laid_out = parse(layout(parse(library.read(row["lud"])).document)).document
        assert compare(expand_document(laid_out, row, library), read_gzip(ORACLE / row["expanded"])) is None, row["lud"]
