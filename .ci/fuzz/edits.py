"""Command lines that change documents, compare three of them, or draw them on a page."""
import os
import re

import hostile

CELLS = [[], [], ["--cell", "wC-hR"], ["--cell", "wAny-hC"], ["--cell", "wR-hR"], ["--cell", "wX-hY"]]
PROPERTIES = ["constant", "priority", "text", "title", "hidden", "spacing", "axis", "multiplier", "nope", "relation"]
VALUES = ["8", "-1e9", "nan", "1001", "YES", "Hello", "", "vertical", "999.5", "1:0"]
ATTRIBUTES = ["Leading", "Trailing", "Width", "CenterX", "FirstBaseline", "Top", "Left", "Nope"]
ALIGNMENTS = ["leading", "top", "centerX", "firstBaseline"]


def lines(folder, names, chance):
    """Pairs of a command line and the format of what it prints."""
    one = lambda: names[-1] if chance.random() < 0.7 else chance.choice(names)
    form = lambda: chance.choice(["text", "text", "json", "jsonl", "csv"])
    dry = lambda: chance.choice([["--dry-run"], ["--dry-run"], []])
    found = []

    def edit(verb, *arguments, document):
        output = form()
        options = [a for a in arguments if isinstance(a, list)]
        words = [a for a in arguments if not isinstance(a, list)]
        found.append((["edit", verb, "--format", output, *dry(), *sum(options, []), "--", document, *words], output))

    document = one()
    view = lambda: object_id(folder, document, chance)
    edit("set", f"{view()}.{chance.choice(PROPERTIES)}", value(chance), chance.choice(CELLS), document=document)
    edit(chance.choice(["install", "uninstall", "clear"]), view(), view(), chance.choice(CELLS), document=document)
    edit("add", equation(view, chance), chance.choice(CELLS), document=document)
    edit("pin", view(), chance.choice([["--leading", "8"], ["--width", "current"], ["--aspect-ratio", "16:9"],
        ["--equal-widths", "--bottom", "0", "--to", "safe-area"]]), document=document)
    edit("align", view(), view(), ["--by", chance.choice(ALIGNMENTS)], document=document)
    edit("embed", view(), view(), ["--in", chance.choice(["stack", "view", "scroll"])], document=document)
    edit("unembed", view(), document=document)
    edit("arrange", view(), ["--add", view(), "--at", chance.choice(["1", "0", "99"])], document=document)
    edit("remove", view(), chance.choice([[], ["--with-connections"]]), document=document)

    document, output = one(), form()
    found.append((["factor", document, *dry(), "--format", output], output))
    drawings, output = [one() for _ in range(4)], form()
    found.append((["query", "shared", *drawings, "--format", output], output))
    document, output = one(), form()
    repair = chance.choice(["add-missing", "conflicts", "update-constants", "clear", "reset-suggested", "embed-in-stack"])
    found.append((["fix", repair, document, *dry(), "--format", output], output))
    output = chance.choice(["text", "json"])
    found.append((["merge", one(), one(), one(), "-o", "merged" + os.path.splitext(names[0])[1], "--format", output], output))
    found.append((["diff", one(), one(), "--format", "markdown"], "any"))
    found.append((["report", one(), "-o", "report.html"], "any"))
    document, output = one(), chance.choice(["swift", "vfl"])
    found.append((["export", document, "--format", output], "any"))
    output = form()
    found.append((["resolve", one(), "--device", "iphone-4.7", "--set", f"{view()}.constant=3", "--repeat", f"{view()}=3",
        "--hide", view(), "--format", output], output))
    return found


VIEW = r'<(?:view|label|button|imageView|stackView|textField|switch|scrollView|slider)\b[^>]*\bid="([^"&]{1,40})"'
OBJECT = r'\bid="([^"&]{1,40})"'


def object_id(folder, document, chance):
    """The id or name of an object, mostly of a view, or of nobody."""
    try:
        with open(os.path.join(folder, document), "rb") as file:
            text = file.read(200_000).decode("utf-8", "replace")
    except OSError:
        text = ""
    ids = re.findall(VIEW if chance.random() < 0.7 else OBJECT, text) or re.findall(r'"(?:name|id)": *"([^"\\]{1,40})"', text)
    name = chance.choice(ids) if ids and chance.random() < 0.95 else hostile.value(chance)
    return name.replace("\x00", "") or "x"


def value(chance):
    return chance.choice(VALUES) if chance.random() < 0.7 else hostile.value(chance).replace("\x00", "")


def equation(view, chance):
    if chance.random() < 0.2:
        return f"H:|-[{view()}]-8-[{view()}(>=20@{chance.choice([750, 1001])})]"
    relation = chance.choice(["=", ">=", "<=", "≥", "=="])
    first, second = chance.choice(ATTRIBUTES), chance.choice(ATTRIBUTES)
    return f"{view()}.{first} {relation} {view()}.{second} {chance.choice(['', '+ 8', '* 0.5 - 3', '+ 1e308', '(Priority 750)'])}"
