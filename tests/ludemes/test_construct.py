"""Constructors: what they make, and what they refuse with which words."""

from __future__ import annotations

import copy
import inspect
import keyword
import pydoc
from collections.abc import Callable

import pytest

from ludkit.ludemes import construct
from ludkit.ludemes.construct import (
    P1,
    Add,
    Connected,
    Diamond,
    Empty,
    Mover,
    Next,
    None_,
    Pieces,
    Sites,
    Step,
    Win,
    and_,
    angle,
    bare,
    board,
    call,
    comment,
    commented,
    count,
    define,
    directions,
    document,
    end,
    equipment,
    fragment,
    from_,
    game,
    hex,
    if_,
    interval,
    is_,
    item,
    last,
    mancalaBoard,
    move,
    named,
    no,
    not_,
    number,
    option,
    or_,
    parameter,
    pass_,
    piece,
    play,
    players,
    plus,
    reference,
    result,
    rules,
    ruleset,
    rulesets,
    sites,
    stars,
    state,
    to,
    use,
    what,
    while_,
    word,
)
from ludkit.ludemes.schema import load_schema
from ludkit.ludemes.stating.expression import ArgumentError, Expression
from ludkit.ludemes.wording import MAX_CLAUSE
from ludkit.syntax.layout import layout
from ludkit.syntax.parser import parse


def test_every_ludeme_and_constant_has_a_name() -> None:
    schema = load_schema()
    names = set(construct.__all__)
    for ludeme in schema:
        if ludeme.is_callable and ludeme.keyword.isidentifier():
            assert {ludeme.keyword, f"{ludeme.keyword}_"} & names, ludeme.name
        for constant in ludeme.constants:
            assert {constant, f"{constant}_"} & names, constant
    assert all(name.isidentifier() and not keyword.iskeyword(name) for name in names)
    assert len(names) == len(construct.__all__)


@pytest.mark.parametrize(
    ("made", "text"),
    [
        (hex(Diamond, 5), "(hex Diamond 5)"),
        (sites(Empty), "(sites Empty)"),
        (to(sites(Empty), if_=not_(is_(Empty, to()))), "(to (sites Empty) if:(not (is Empty (to))))"),
        (move(Add, to(sites(Empty))), "(move Add (to (sites Empty)))"),
        (mancalaBoard(2, 6, store=None_), "(mancalaBoard 2 6 store:None)"),
        (piece("Disc", P1, None, pass_()), '(piece "Disc" P1 (pass))'),
        (while_(is_(Empty, last(construct.To)), pass_()), "(while (is Empty (last To)) (pass))"),
        (plus([1, 2, count(Sites, in_=sites(Empty))]), "(+ {1 2 (count Sites in:(sites Empty))})"),
        (use("Line", [1, 2], if_=True), '("Line" {1 2} if:True)'),
        (bare("Line"), '"Line"'),
        (reference("Board", "size"), "<Board:size>"),
        (reference("Swap"), "<Swap>"),
        (interval(1, 5), "1..5"),
        (parameter(2), "#2"),
        (word("P#1"), "P#1"),
        (number("1.50"), "1.50"),
        (angle(1, "a"), '<1 "a">'),
        (named("if", True), "if:True"),
        (call("nonsense", 1, [2]), "(nonsense 1 {2})"),
        (Expression(hex(5).node), "(hex 5)"),
        (-count(Pieces), "(- (count Pieces))"),
    ],
)
def test_what_constructors_write(made: Expression, text: str) -> None:
    assert str(made) == text
    assert repr(made) == f"<{text}>"


def test_constants_are_attributes_of_their_enums() -> None:
    for enum in load_schema():
        for constant in enum.constants:
            name = f"{constant}_" if keyword.iskeyword(constant) else constant
            assert getattr(getattr(construct, enum.simple_name), name) is getattr(construct, name)


def test_named_arguments_stand_where_the_clause_wants_them() -> None:
    along = directions([construct.E, construct.W])
    made = sites(construct.Direction, along, from_=from_(), included=True)
    assert str(made) == "(sites Direction from:(from) (directions {E W}) included:True)"


def test_operators() -> None:
    n = count(Pieces, Mover)
    made = [n + 1, 1 - n, n * 2, n / 2, 7 % n, n**2, n < 1, n <= 1, n > 1, n >= 1, n == 1, n != 1]
    assert [str(expression).split(" ", 1)[0] for expression in made] == [
        f"({sign}" for sign in ("+", "-", "*", "/", "%", "^", "<", "<=", ">", ">=", "=", "!=")
    ]
    assert str(1 - n) == "(- 1 (count Pieces Mover))"
    assert str(n - (1 - n)) == "(- (count Pieces Mover) (- 1 (count Pieces Mover)))"


def test_comparisons_work_in_containers() -> None:
    cell, same, other = what(at=to()), what(at=to()), what(at=from_())
    assert cell == same
    assert cell != other
    assert not (cell == other)  # noqa: SIM201 (it is == that is tried)
    assert same in [1, None, "x", cell]
    assert other not in [1, None, "x", cell]
    assert {cell: "found"}[same] == "found"
    assert len({cell, same, other}) == 2
    assert [other, cell].index(same) == 1
    assert [str(expression) for expression in [cell == same, cell != 3]] == [
        "(= (what at:(to)) (what at:(to)))",
        "(!= (what at:(to)) 3)",
    ]


def test_a_comparison_that_is_no_ludeme_is_refused_where_it_is_used() -> None:
    comparison = what(at=to()) == "Disc"
    assert not comparison
    with pytest.raises(ArgumentError, match=r"\(= …\) compares numbers and regions, not 'Disc'"):
        if_(comparison, pass_())


@pytest.mark.parametrize("misuse", [lambda a: a and a, lambda a: not a, lambda a: 1 < a < 3, lambda a: 1 if a else 2])
def test_ludemes_have_no_truth(misuse: object) -> None:
    with pytest.raises(TypeError, match="is neither true nor false in Python: write and_"):
        misuse(count(Pieces))


def test_expressions_do_not_change() -> None:
    expression = hex(5)
    with pytest.raises(AttributeError):
        expression.node = hex(6).node
    assert copy.deepcopy(expression) == expression
    assert copy.copy(expression) == expression


REFUSED = [
    (
        lambda: hex("Diamond", 5),
        '`hex` takes here a hexShapeType such as NoShape or Square or a dimension, not the string "Diamond"; '
        "did you mean Diamond?\n  the clause: (hex [<hexShapeType>] <dim> [<dim>])",
    ),
    (
        lambda: hex(),
        "`hex` also needs a dimension\n  the clause: (hex [<hexShapeType>] <dim> [<dim>])",
    ),
    (
        lambda: is_("Conected", Mover),
        '`is` takes here Connected or Blocked, not the string "Conected"; did you mean Connected?\n  the clause: '
        "(is <isConnectType> [<int>] [<siteType>] [at:<int>] [<direction>] {<sites>} | <roleType> | "
        "<regionTypeStatic>)",
    ),
    (
        lambda: result(Mover, hex(5)),
        "`result` takes here Win, Loss, Draw, Tie, Abandon or Crash, not `(hex …)`\n"
        "  the clause: (result <roleType> <resultType>)",
    ),
    (
        lambda: to(iff=is_(Empty, to())),
        "`to` takes no `iff:`; did you mean `if:`?\n  the clause: (to [<siteType>] [<sites>] | [<int>] "
        "[level:<int>] [<rotations>] [if:<boolean>] [<apply>])",
    ),
    (
        lambda: to(if_=3),
        "`to` takes as `if:` a boolean, not the number 3\n  the clause: (to [<siteType>] [<sites>] | [<int>] "
        "[level:<int>] [<rotations>] [if:<boolean>] [<apply>])",
    ),
    (
        lambda: no(construct.Moves, Next, 3),
        "`no` takes no more arguments, but was given the number 3\n  the clause: (no Moves <roleType>)",
    ),
    (
        lambda: equipment([piece("Disc", P1)]),
        "`equipment` wants a `board` among its `items`\n  the clause: (equipment {<item>})",
    ),
    (
        lambda: players("2"),
        '`players` takes here a whole number, not the string "2"; did you mean 2?\n  the clause: (players <int>)',
    ),
    (
        lambda: players(2.5),
        "`players` takes here a whole number, not the number 2.5\n  the clause: (players <int>)",
    ),
    (
        lambda: players(object()),
        None,
    ),
]


@pytest.mark.parametrize(("refused", "message"), REFUSED)
def test_a_wrong_argument_raises_at_once(refused: Callable[[], object], message: str | None) -> None:
    with pytest.raises(ArgumentError) as caught:
        refused()
    if message is None:
        assert str(caught.value).endswith("has no form in a description: its type is object")
    else:
        assert str(caught.value) == message


@pytest.mark.parametrize(
    ("refused", "message"),
    [
        (
            lambda: piece("a\\"),
            r"'a\\' cannot be written: a string has no NUL and does not end in a backslash",
        ),
        (lambda: comment("two\nlines"), r"a comment is one line, not 'two\nlines'"),
        (lambda: parameter(10), "a define has the parameters 1 to 9, not 10"),
        (lambda: word("two words"), "'two words' is not one word"),
        (lambda: word("(move)"), "'(move)' is not one word"),
        (lambda: call("a) (b"), "'a) (b' is not one word"),
        (lambda: number("many"), "'many' is not a number"),
        (lambda: named("a b", 1), "'a b' is not a label"),
        (lambda: fragment("a>b"), "'a>b' cannot stand between < and >"),
        (lambda: stars(0), "a priority is one star or more, not 0"),
        (
            lambda: option("A", "A", ["a"], [item("B", [1], priority=-1)]),
            "a priority is one star or more, not -1",
        ),
        (lambda: reference("two tags"), "'two tags' is not the tag of an option"),
        (lambda: document(document()), "Document(items=()) has no form in a description: its type is Document"),
        (
            lambda: count(Pieces) + float("nan"),
            "nan cannot stand in a description: it is not a finite number",
        ),
        (
            lambda: count(Pieces) + float("inf"),
            "inf cannot stand in a description: it is not a finite number",
        ),
    ],
)
def test_text_that_cannot_be_written_is_refused(refused: Callable[[], object], message: str) -> None:
    with pytest.raises(ArgumentError) as caught:
        refused()
    assert str(caught.value) == message


def test_what_is_not_known_yet_fits_everywhere() -> None:
    for unknown in (reference("Board", "size"), use("Size"), parameter(1), bare("Size"), call("size"), interval(1, 2)):
        assert board(hex(unknown)).clauses
        assert and_([unknown, is_(Empty, unknown)]).clauses
    assert str(move(Step, use("Both"))) == '(move Step ("Both"))'


def test_a_define_is_called_by_calling_it() -> None:
    double = define("Double", parameter(1) * 2)
    assert str(double(3)) == '("Double" 3)'
    assert str(double()) == '("Double")'
    assert layout(document(double)) == '(define "Double" (* #1 2))\n'


def test_a_defines_body_may_be_a_function_of_its_parameters() -> None:
    same = define("Same", lambda one, other: what(at=one) == what(at=other))
    assert str(same) == '(define "Same" (= (what at:#1) (what at:#2)))'
    assert str(define("Nothing", lambda: pass_())) == '(define "Nothing" (pass))'
    with pytest.raises(ArgumentError, match="a define has the parameters 1 to 9, not 10"):
        define("Many", lambda a, b, c, d, e, f, g, h, i, j: pass_())


def test_a_document_with_all_around_the_game() -> None:
    board_option = option(
        "Board Size",
        "Board",
        ["size"],
        [item("3x3", [3], "Small."), comment("the usual one"), item("5x5", [5], priority=2), item("None", [None])],
    )
    made = document(
        comment("Top."),
        game(
            "Toy",
            players(2),
            equipment([commented("Square.", board(construct.square(reference("Board", "size")))), piece("Disc", P1)]),
            rules(play(move(Add, to(sites(Empty)))), end(if_(is_(Connected, Mover), result(Mover, Win)))),
        ),
        board_option,
        rulesets([ruleset("Ruleset/Toy", ["Board Size/3x3"], variations=["Board Size/5x5"], priority=1)]),
    )
    assert parse(layout(made)).document == parse(TOY).document
    for line in ("// Top.", "// Square.", "// the usual one"):
        assert line in layout(made)


TOY = """\
// Top.
(game "Toy"
    (players 2)
    (equipment {
        // Square.
        (board (square <Board:size>))
        (piece "Disc" P1)
    })
    (rules
        (play (move Add (to (sites Empty))))
        (end (if (is Connected Mover) (result Mover Win)))
    )
)

(option "Board Size" <Board> args:{<size>} {
    (item "3x3" <3> "Small.")
    // the usual one
    (item "5x5" <5>)**
    (item "None" <>)
})

(rulesets {
    (ruleset "Ruleset/Toy" {"Board Size/3x3"} variations:{"Board Size/5x5"})*
})
"""


def test_stars_stand_behind_any_item() -> None:
    made = option("A", "A", ["a"], [call("item", "B"), stars(2)])
    assert str(made) == '(option "A" <A> args:{<a>} {(item "B")**})'


def test_constructors_say_what_they_are() -> None:
    assert repr(hex) == "<constructor hex>"
    assert repr(construct.if_) == "<constructor if_>"
    assert hex.clauses == ["(hex [<hexShapeType>] <dim> [<dim>])", "(hex <poly> | {<dim>})"]
    assert str(or_([state(at=to()) == 1, is_(Empty, to())])) == "(or {(= (state at:(to)) 1) (is Empty (to))})"


def test_help_shows_the_clauses_of_a_constructor() -> None:
    shown = [
        "`and_` makes the ludeme that Ludii writes",
        "",
        "(and <boolean> <boolean>)",
        "(and {<boolean>})",
        "(and <moves> <moves> [<then>])",
        "(and {<moves>} [<then>])",
    ]
    assert inspect.getdoc(construct.and_) == "\n".join(shown)
    assert all(line in pydoc.render_doc(construct.and_) for line in shown)
    assert max(map(len, construct.sow.clauses)) > MAX_CLAUSE
    assert type(hex).__doc__ == (
        "Makes the ludeme ``(head …)`` of its arguments. Raises ArgumentError if the ludeme does not take them."
    )


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("sqare", "there is no constructor or constant `sqare`; did you mean `square`?"),
        ("Sqare", "there is no constructor or constant `Sqare`; did you mean `Square`?"),
        ("RoleTyp", "there is no constructor or constant `RoleTyp`; did you mean `RoleType`?"),
        ("xyzzy", "there is no constructor or constant `xyzzy`"),
    ],
)
def test_a_name_that_is_not_there_is_named_with_the_nearest(name: str, message: str) -> None:
    with pytest.raises(AttributeError) as caught:
        getattr(construct, name)
    assert str(caught.value) == message
