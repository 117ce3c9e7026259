"""Every command, over the documents of one case."""
import os
import re

import edits
import hostile

MIGRATIONS = [
    "safe-area", "leading-trailing", "trait-collections", "autoresizing", "margins", "stack-views", "guides", "text-styles",
]
QUERIES = ["shared", "grid", "cells", "overrides", "unused", "duplicates"]
FORMATS = ["text", "json", "jsonl", "csv"]
ENVIRONMENTS = [
    [], ["--all-devices"], ["--device", "iphone-4.7", "--orientation", "both"], ["--size", "320x480"], ["--size", "1x1"],
    ["--as-designed"], ["--device", "ipad-11", "--direction", "rtl"], ["--text-size", "AX5", "--device", "iphone-6.9"],
    ["--pseudo", "long", "--device", "iphone-4.7"],
]
SQL = [
    "SELECT * FROM documents", "SELECT * FROM views", "SELECT * FROM constraints", "SELECT * FROM cellSettings",
    "SELECT * FROM effectiveConstraints", "SELECT * FROM results", "SELECT * FROM frames", "SELECT * FROM connections",
]


class Step:
    """A command line; `reads` are the documents that it reads, `repeats` says that a second run prints the same."""

    def __init__(self, arguments, output="text", reads=(), repeats=True, after=None):
        self.arguments, self.output, self.reads, self.repeats, self.after = arguments, output, list(reads), repeats, after


def steps(folder, names, chance):
    """The command lines of a case, in an order in which each finds what it needs."""
    form = lambda: chance.choice(FORMATS)
    somewhere = lambda: list(chance.choice(ENVIRONMENTS))
    one = lambda: chance.choice(names)
    found = []

    def add(arguments, output="text", reads=(), **more):
        found.append(Step(arguments, output, reads, **more))

    output = form()
    add(["show", *names, "--format", output], output, names)
    output = form()
    add(["resolve", *names, "--format", output, *somewhere()], output, names)
    for output in {chance.choice([*FORMATS, "sarif", "github"]), chance.choice(["text", "github"])}:
        known = {"sarif": "json"}.get(output, output)
        add(["check", *names, "--format", output, *somewhere()], known, names)
    output = form()
    add(["query", chance.choice(QUERIES), *names, "--format", output], output, names)
    first, second = one(), one()
    output = form()
    add(["diff", first, second, "--format", output, *chance.choice([[], ["--effect"]])], output)
    output = form()
    document = one()
    add(["sweep", document, "--format", output, *chance.choice([[], ["--height", "300...900"]])], output, [document])
    document = one()
    output = form()
    add(["explain", document, _view(folder, document, chance), "--format", output], output)
    document = one()
    output = chance.choice(["svg", "svg", "text"])
    add(["render", document, "--format", output, *somewhere(), *chance.choice([[], ["--constraints", "--names"], ["--layers", "all"], ["--appearance", "dark", "--sheet"]])],
        output, [document])
    output = form()
    add(["import", "docs", "--format", output], output, names, repeats=False)
    add(["list"], "text", repeats=True)
    output = form()
    add(["log", one(), "--format", output], output)
    output = form()
    add(["sql", chance.choice(SQL), "--format", output], output)
    output = form()
    add(["query", chance.choice(QUERIES), "--format", output], output)
    output = form()
    add(["batch", "--format", output, *chance.choice([["--device", "iphone-4.7"], ["--device", "ipad-11", "--orientation", "both"]])],
        output, repeats=False)
    add(["export", "docs", "-o", "out"], "none", repeats=False, after=_same_bytes)
    document = one()
    output = chance.choice(["json", "storyboard", "xib"])
    add(["export", document, "--format", output], {"xib": "storyboard"}.get(output, output))
    document = one()
    output = form()
    add(["migrate", chance.choice(MIGRATIONS), document, "--format", output, *chance.choice([["--dry-run"], ["--write"],
        []])], output, [document], repeats=False, after=_no_scraps)
    document = one()
    output = form()
    add(["migrate", *chance.choice([["split", document], ["join", document], ["rename", "class", "View", "Other", document],
        ["xib", document, "vc-1"], ["storyboard", document], ["named-colors", document], ["native", document]]), "--dry-run", "--format", output],
        output, [document])
    document = one()
    output = form()
    add(["fix", "update-frames", document, "--format", output, *chance.choice([["--dry-run"], ["--all"], ["--measured"]])], output,
        [document], repeats=False, after=_no_scraps)
    for arguments, output in edits.lines(folder, names, chance):
        add(arguments, output, repeats=False, after=_no_scraps)
    add(["solve", "system.json"], "jsonl")
    output = form()
    add(["measure", "--format", output, "--", hostile.value(chance).replace("\x00", "")], output)
    add([chance.choice(["shwo", "show", "query", "list", "resolve"]), "--", _nobody(folder, chance)], "any")
    return found


def _nobody(folder, chance):
    """A name that stands for nothing: what lies around the folder is nobody's business."""
    name = hostile.value(chance).replace("\x00", "") or "x"
    return name + "-nobody" if os.path.exists(os.path.join(folder, name)) else name


def _view(folder, document, chance):
    with open(os.path.join(folder, document), "rb") as file:
        text = file.read(200_000).decode("utf-8", "replace")
    ids = re.findall(r'\bid="([^"&]{1,40})"|"name": *"([^"\\]{1,40})"', text)
    name = "".join(chance.choice(ids)) if ids else "nobody"
    name = name.replace("\x00", "")
    return ("" if name.startswith("-") else name) + chance.choice(["", ".width", ".Leading", ".nope"]) or "x"


def _same_bytes(folder, names):
    """Whatever was imported without a change of ours comes back byte for byte."""
    for name in names:
        path = os.path.join(folder, "out", name)
        if name.endswith(".json") or not os.path.exists(path):
            continue
        with open(path, "rb") as file, open(os.path.join(folder, name), "rb") as other:
            if file.read() != other.read():
                yield "export changed a document", os.path.splitext(name)[1]


def _no_scraps(folder, names):
    for place, _, files in os.walk(folder):
        for file in files:
            if file.startswith(".ninegrid"):
                yield "a temporary file was left", ""
