"""Which clause a call means, and which parameter each argument is."""

from __future__ import annotations

import pytest

from ludkit.ludemes.checking.matcher import Matcher
from ludkit.ludemes.schema import load_schema
from ludkit.ludemes.typed import Constant, Ludeme, Value
from ludkit.syntax import parse
from ludkit.syntax.tree import Call, Node

INT = "game.functions.ints.IntFunction"
BOOLEAN = "game.functions.booleans.BooleanFunction"
FLOAT = "game.functions.floats.FloatFunction"
REGION = "game.functions.region.RegionFunction"
MOVES = "game.rules.play.moves.Moves"


def node(text: str) -> Node:
    (found,) = parse(text).document.items
    return found


def match(text: str, type_name: str, array: int = 0) -> Value | None:
    return Matcher(load_schema()).match(node(text), type_name, array)


def call(text: str, type_name: str) -> Ludeme:
    found = match(text, type_name)
    assert isinstance(found, Ludeme), text
    return found


@pytest.mark.parametrize(
    ("text", "type_name", "value"),
    [
        ("3", INT, 3),
        ("-1", INT, -1),
        ("Off", INT, -1),
        ("Infinity", INT, 1_000_000_000),
        ("3", FLOAT, 3),
        ("0.5", FLOAT, 0.5),
        ("1e3", FLOAT, 1000.0),
        ("3", "java.lang.Integer", 3),
        ("True", BOOLEAN, True),
        ("false", BOOLEAN, False),
        ('"Disc"', "java.lang.String", "Disc"),
        ("2147483647", INT, 2**31 - 1),
    ],
)
def test_leaves_of_the_types_that_take_them(text: str, type_name: str, value: Value) -> None:
    assert match(text, type_name) == value


@pytest.mark.parametrize(
    ("text", "type_name"),
    [
        ("0.5", INT),
        ("2147483648", INT),
        ("True", INT),
        ("1", BOOLEAN),
        ('"1"', INT),
        ("Disc", "java.lang.String"),
        ("nonsense", INT),
        ("Mover", INT),
        ("{1}", INT),
    ],
)
def test_leaves_of_types_that_do_not_take_them(text: str, type_name: str) -> None:
    assert match(text, type_name) is None


def test_words_are_constants_of_the_enum_that_is_wanted() -> None:
    schema = load_schema()
    role, cell = schema.named("RoleType"), schema.named("SiteType")
    assert match("P1", role.name) == Constant(role, "P1")
    assert match("cell", cell.name) == Constant(cell, "Cell")
    assert match("Cell", role.name) is None
    # A word for a number is no constant, even where an enum has one of this name.
    assert match("Off", schema.named("CountSiteType").name) is None


def test_arrays_are_wanted_as_deep_as_they_are_given() -> None:
    assert match("{1 2}", INT, 1) == (1, 2)
    assert match("{{1} {}}", INT, 2) == ((1,), ())
    assert match("1", INT, 1) is None
    assert match("{1}", INT, 2) is None
    assert match("{1 True}", INT, 1) is None


def test_the_type_that_is_wanted_decides_between_ludemes_of_one_name() -> None:
    assert call("(and True False)", BOOLEAN).ludeme.name == "game.functions.booleans.math.And"
    moves = call("(and (move Pass) (move Pass))", MOVES)
    assert moves.ludeme.name == "game.rules.play.moves.nonDecision.operators.logical.And"
    assert call("(+ 1 2)", INT).ludeme == load_schema()["game.functions.ints.math.Add"]
    assert call("(+ 1 2)", FLOAT).ludeme == load_schema()["game.functions.floats.math.Add"]


def test_a_head_means_every_class_of_its_simple_name() -> None:
    assert call("(add 1 2)", INT).ludeme == call("(+ 1 2)", INT).ludeme


def test_what_is_left_out_is_none() -> None:
    line = call("(is Line 3 Orthogonal if:True)", BOOLEAN)
    assert [name for name, _ in line.given()] == ["isType", "length", "dirn", "If"]
    assert line.argument("through") is None
    assert line.argument("length") == 3


def test_an_argument_goes_in_the_first_parameter_that_takes_it() -> None:
    to = call("(to Cell (sites Empty))", "game.util.moves.To")
    assert [name for name, _ in to.given()] == ["type", "region"]
    assert [name for name, _ in call("(to 5)", "game.util.moves.To").given()] == ["loc"]


def test_labels_must_be_those_of_the_clause() -> None:
    for text in ("(is Line 3 fi:True)", "(is Line length:3)", "(is Line 3 If:True)", "(count at:1 2)"):
        assert match(text, BOOLEAN) is None and match(text, INT) is None, text


def test_of_an_either_or_group_one_is_given() -> None:
    assert match("(to (sites Empty) 3)", "game.util.moves.To") is None
    assert match("(is In 3)", BOOLEAN) is None
    assert match("(is In 3 (sites Empty))", BOOLEAN) is not None


def test_the_last_clause_that_matches_is_meant_but_one_without_parameters_ends_the_search() -> None:
    assert call("(sites)", REGION).clause.parameters == ()
    assert [name for name, _ in call('(place "Ball2" state:7)', "game.rules.Rule").given()] == ["item", "state"]
    assert "locs" in call('(place "Ball2" state:7)', "game.rules.Rule").clause.index


def test_what_constructors_refuse_is_no_match() -> None:
    item = "game.equipment.Item"
    assert match("(mancalaBoard 2 6)", item) is not None
    assert match("(mancalaBoard 7 6)", item) is None
    assert match("(dice d:6 num:2)", item) is not None
    assert match("(dice d:101 num:2)", item) is None
    assert match("(map {1 2} {3})", item) is None
    assert match("(players 17)", "game.players.Players") is None
    assert match("(hex NoShape 3)", "game.functions.graph.GraphFunction") is None
    assert match('(equipment { (piece "Disc") })', "game.equipment.Equipment") is None
    assert match('(colour "#00ff1a")', "metadata.graphics.util.colour.Colour") is not None
    assert match('(colour "green")', "metadata.graphics.util.colour.Colour") is None


def test_matching_takes_no_longer_than_its_calls_are_deep() -> None:
    deep = "(or (and True False) " * 60 + "(not nonsense)" + ")" * 60
    assert match(deep, BOOLEAN) is None
    wide = f"(and {{ {'(is Line 3) ' * 3000} }})"
    assert match(wide, BOOLEAN) is not None


def test_a_call_is_matched_once_to_a_class() -> None:
    matcher = Matcher(load_schema())
    found = node("(is Line 3)")
    assert isinstance(found, Call)
    assert matcher.match(found, BOOLEAN) is matcher.match(found, BOOLEAN)
