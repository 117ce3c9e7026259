"""What a run may never do."""
import csv
import io
import json
import re
import xml.etree.ElementTree as ElementTree

# C0 except the line feed, DEL, C1, line separators, and characters that change the direction of
# text.
CONTROLS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
# Texts that start a command of a runner (`::error::`, `##[error]`, `##vso[...]`).
COMMANDS = re.compile(r"^\s*::|##\[|##vso\[|##teamcity\[", re.MULTILINE)


def faults(result, output, is_broken=False):
    """What is wrong with a run: pairs of a kind and a detail.

    `output` is the format that standard output should have; `is_broken` says that a document has an error that the command must notice.
    """
    if result.is_hang:
        return [("hang", "")]
    errors = result.stderr.decode("utf-8", "replace")
    if result.is_crash:
        fatal = re.search(r"Fatal error: (.*)", errors)
        return [("crash", fatal.group(1) if fatal else f"signal {-result.code}")]
    found = []
    if result.code not in (0, 1, 2, 64):
        found.append(("exit code", str(result.code)))
    if result.code == 0 and re.search(r"^[^\n]*\berror: ", errors, re.MULTILINE):
        found.append(("exit 0 with an error", re.search(r"error: (.*)", errors).group(1)))
    if result.code == 0 and is_broken:
        found.append(("exit 0 over a broken document", ""))
    if result.code == 2 and not errors.strip():
        found.append(("exit 2 without a word", ""))
    if "Fatal error" in errors or "internal error" in errors:
        found.append(("internal", errors[:200]))
    if CONTROLS.search(errors):
        found.append(("control character in messages", repr(CONTROLS.search(errors).group())))
    if COMMANDS.search(errors):
        found.append(("runner command in messages", ""))
    return found + list(_output_faults(result.stdout, output))


def _output_faults(data, output):
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        yield "output is not UTF-8", str(error.reason)
        return
    if output in ("text", "github"):
        hit = CONTROLS.search(text)
        if hit:
            yield f"control character in {output}", repr(hit.group())
        if output == "text" and COMMANDS.search(text):
            yield "runner command in text", ""
    if output == "github" and re.search(r"^\s+::|^(?!::)[^\n]*##\[", text, re.MULTILINE):
        yield "runner command in github", ""
    if output in ("json", "jsonl") and text:
        try:
            for line in text.split("\n") if output == "jsonl" else [text]:
                if line:
                    json.loads(line, parse_constant=_refuse, object_pairs_hook=_unique)
        except ValueError as error:
            yield "invalid JSON", str(error)
        if CONTROLS.search(text):
            yield "control character in JSON", repr(CONTROLS.search(text).group())
    if output == "csv" and text:
        rows = list(csv.reader(io.StringIO(text)))
        if len({len(row) for row in rows}) > 1:
            yield "rows of different length in CSV", ""
        if any(_runs(cell) for row in rows for cell in row):
            yield "a cell that a spreadsheet runs", ""
    if output in ("svg", "storyboard") and text:
        try:
            ElementTree.fromstring(data)
        except ElementTree.ParseError as error:
            yield f"invalid XML in {output}", str(error)


def _runs(cell):
    if not cell or cell[0] not in "=+-@\t\r＝＠＋－":
        return False
    try:
        float(cell)
    except ValueError:
        return True
    return False


def _refuse(constant):
    raise ValueError(f"{constant} is no number of JSON")


def _unique(pairs):
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("a key is there twice")
    return dict(pairs)
