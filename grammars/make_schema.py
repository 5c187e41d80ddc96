"""Make ``ludii-<release>/ludemes.txt`` from two listings of a Ludii release.

``python grammars/make_schema.py ludemes.jsonl grammar.ebnf > grammars/ludii-1.3.12/ludemes.txt``

``ludemes.jsonl`` has one class of Ludii's class grammar a line; ``grammar.ebnf`` is that grammar as Ludii prints it.
Only the EBNF lists the whole numbers that descriptions may write as words. The form of the result is described
in its own first lines and read by ``ludkit.ludemes.schema``.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

NUMBER_WORDS = {"Off": -1, "End": -2, "Undefined": -1, "Infinity": 1000000000}
"""What the words among the int functions mean; the EBNF has the words only."""

HEADER = """\
# The typed ludeme language of Ludii {release}: every class that descriptions can name, and how it is called.
#
#   package P                         the package of the classes below
#   class NAME [=KEYWORD] [abstract] [hidden] [nonpublic] [: SUPER…]
#     new PARAMETER…                  a clause: makes an object of the class
#     construct TYPE: PARAMETER…      a clause: makes an object of another class
#     values CONSTANT…                what an enum holds
#   word NAME = NUMBER                a word for a whole number
#   type NAME                         a Java type that clauses use and that is no ludeme
#
# A clause that ends in "hidden" cannot be written. A parameter is "name=TYPE", or "name:TYPE" where descriptions write
# the name; {{TYPE}} is an array, [parameter] optional, parameter|1 and |2 belong to the first and second either-or
# group, parameter& are given together, and ~parameter stands for the whole call. A class is called by the shortest end
# of its full name that no other class shares. Without =KEYWORD it is written as its name, first letter in lower case.
"""


def short_names(names: list[str]) -> dict[str, str]:
    """Each full class name with the shortest end of it, cut at dots, that no other class shares."""
    ends = Counter(end for name in names for end in suffixes(name))
    return {name: next(end for end in suffixes(name) if ends[end] == 1 or end == name) for name in names}


def suffixes(name: str) -> list[str]:
    """``a.b.C`` → ``C``, ``b.C``, ``a.b.C``."""
    parts = name.split(".")
    return [".".join(parts[i:]) for i in range(len(parts) - 1, -1, -1)]


def parameter_text(parameter: dict[str, Any], short: dict[str, str]) -> str:
    depth = parameter.get("array", 0)
    sign = ":" if parameter.get("@Name") else "="
    text = f"{parameter['name']}{sign}{'{' * depth}{short[parameter['type']]}{'}' * depth}"
    if parameter.get("@Opt"):
        text = f"[{text}]"
    if parameter.get("@Or"):
        text += "|1"
    if parameter.get("@Or2"):
        text += "|2"
    if parameter.get("@And"):
        text += "&"
    return "~" + text if parameter.get("@Anon") else text


def clause_text(clause: dict[str, Any], short: dict[str, str]) -> str:
    head = "new" if clause["kind"] == "new" else f"construct {short[clause['returns']]}:"
    words = [head, *(parameter_text(p, short) for p in clause["params"])]
    if clause.get("@Hide"):
        words.append("hidden")
    return " ".join(words)


def class_lines(row: dict[str, Any], short: dict[str, str]) -> list[str]:
    words = ["class", row["class"].rpartition(".")[2]]
    words += [f"={row['@Alias']}"] if "@Alias" in row else []
    words += [
        flag
        for flag, key in (("abstract", "abstract"), ("hidden", "@Hide"), ("nonpublic", "nonpublic"))
        if row.get(key)
    ]
    supers = [short[name] for name in row["supers"] if name in short]
    words += [":", *supers] if supers else []
    lines = [" ".join(words)]
    lines += [f"  {clause_text(clause, short)}" for clause in row.get("clauses", [])]
    if "enum" in row:
        lines.append("  values " + " ".join(constant["name"] for constant in row["enum"]))
    return lines


def number_words(ebnf: str) -> list[str]:
    """The bare capitalised words of the rule ``<int>``."""
    rule = re.search(r"^<int>\s*::=(.*?)(?=^<|^//|\Z)", ebnf, re.MULTILINE | re.DOTALL)
    if rule is None:
        raise SystemExit("grammar.ebnf has no rule <int>")
    return [word for word in re.split(r"[\s|]+", rule[1]) if re.fullmatch(r"[A-Z]\w*", word)]


def schema_text(rows: list[dict[str, Any]], ebnf: str, release: str) -> str:
    classes = [row["class"] for row in rows]
    used = {p["type"] for row in rows for c in row.get("clauses", []) for p in c["params"]}
    used |= {c["returns"] for row in rows for c in row.get("clauses", []) if "returns" in c}
    others = sorted(used - set(classes))
    short = short_names(classes + others)
    lines = [HEADER.format(release=release)]
    lines += [f"type {name}" for name in others]
    lines += [f"word {word} = {NUMBER_WORDS[word]}" for word in number_words(ebnf)]
    package = ""
    for row in rows:
        if row["class"].rpartition(".")[0] != package:
            package = row["class"].rpartition(".")[0]
            lines += ["", f"package {package}"]
        lines += class_lines(row, short)
    return "\n".join(lines) + "\n"


def main(ludemes: str, ebnf: str) -> None:
    rows = [json.loads(line) for line in Path(ludemes).read_text(encoding="utf-8").splitlines()]
    sys.stdout.write(schema_text(rows, Path(ebnf).read_text(encoding="utf-8"), "1.3.12"))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
