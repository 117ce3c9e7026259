"""Stores that somebody has edited with SQL, well or badly: nothing may crash, and nothing broken may pass."""
import json
import os
import shutil
import sqlite3
import tempfile
import xml.etree.ElementTree as ElementTree

import documents
import hostile
import judge
from cases import Finding

VALUES = [None, 0, -1, 1, 10**18, -(2**63), 0.5, 9e999, float("-inf"), "", "NOPE", "a b<c", "x\x01y", b"\xff\xfe", b"", "view", "1e400", 2**31]


def run(program, seeds, seed, number):
    chance = documents.chance(seed, "damage", number)
    folder = tempfile.mkdtemp(prefix="ninegrid-damage-")
    try:
        statements = []
        found = list(_run(program, seeds, chance, folder, statements))
        return [Finding(kind, line, f"{seed}/damage/{number}", f"{detail}; after {statements}") for kind, line, detail in found]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(program, seeds, chance, folder, statements):
    os.mkdir(os.path.join(folder, "docs"))
    for index in range(chance.choice([1, 2])):
        path, data = chance.choice(seeds.xml if chance.random() < 0.7 else seeds.json)
        with open(os.path.join(folder, "docs", f"{'ab'[index]}{os.path.splitext(path)[1]}"), "wb") as file:
            file.write(data)
    program.run(["import", "docs", "--quiet"], folder)
    program.run(["batch", "--device", "iphone-4.7"], folder)
    _edit(os.path.join(folder, "ninegrid.sqlite"), chance, statements)
    if not statements:
        return
    names = _stored(program, folder)
    for arguments, output in [
        (["list"], "text"), (["show", *names], "text"), (["log", "docs"], "text"), (["check", *names], "text"),
        (["resolve", *names, "--format", "jsonl"], "jsonl"), (["query", "unused"], "text"), (["query", "shared", "--format", "csv"], "csv"),
        (["sql", "SELECT * FROM views"], "text"), (["sql", "SELECT * FROM constraints", "--format", "json"], "json"),
        (["batch", "--device", "ipad-11"], "text"), (["import", "docs"], "text"),
    ]:
        if arguments[0] in ("show", "check", "resolve") and not names:
            continue
        result = program.run(arguments, folder)
        yield from ((kind, arguments[0], detail) for kind, detail in judge.faults(result, output))
        if arguments[0] == "list":
            yield from _export(program, folder)


def _stored(program, folder):
    """The documents as the program names them, with a revision so that a file of that name does not stand for one."""
    listed = program.run(["list", "--format", "jsonl"], folder).stdout.decode("utf-8", "replace")
    names = []
    for line in listed.split("\n"):
        try:
            row = json.loads(line)
            names.append(f"{row['document']}@{row['revision']}")
        except (ValueError, KeyError, TypeError):
            continue
    return [name for name in names if not name.startswith("-") and "\x00" not in name]


def _export(program, folder):
    """Exports all: what is written is well-formed, and reads without an error."""
    result = program.run(["export", "--all", "-o", "out"], folder)
    yield from ((kind, "export", detail) for kind, detail in judge.faults(result, "any"))
    written = []
    for place, _, files in os.walk(os.path.join(folder, "out")):
        for file in files:
            path = os.path.join(place, file)
            if file.endswith((".storyboard", ".xib")):
                try:
                    ElementTree.parse(path)
                except ElementTree.ParseError as error:
                    yield "export wrote what is no XML", "export", str(error)
            written.append(path)
    if written and result.code == 0:
        second = program.run(["import", "out", "--store", "second.sqlite", "--format", "jsonl"], folder)
        if second.code not in (0, None) and second.code > 0:
            yield "export wrote a broken document with exit 0", "export", second.stderr.decode("utf-8", "replace")[:300]


def _edit(path, chance, statements):
    connection = sqlite3.connect(path)
    try:
        if chance.random() < 0.5:
            connection.execute("PRAGMA ignore_check_constraints = 1")
            statements.append("PRAGMA ignore_check_constraints = 1")
        tables = [row[0] for row in connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'grdb_%' ORDER BY name")]
        for _ in range(chance.choice([1, 1, 2, 5])):
            table = chance.choice(tables)
            columns = [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')]
            rowids = [row[0] for row in connection.execute(f'SELECT {_key(connection, table)} FROM "{table}"')]
            if not rowids:
                continue
            key, row = _key(connection, table), chance.choice(rowids)
            column = chance.choice(columns)
            value = chance.choice([chance.choice(VALUES), chance.choice(hostile.TEXTS), _other(connection, table, column, chance)])
            where = f'{key} = {_literal(row)}'
            statement, values = chance.choice([
                (f'UPDATE "{table}" SET "{column}" = ? WHERE {where}', [value]), (f'UPDATE "{table}" SET "{column}" = ? WHERE {where}', [value]),
                (f'DELETE FROM "{table}" WHERE {where}', []),
                (f'INSERT OR IGNORE INTO "{table}" SELECT {", ".join("?" if each == column else chr(34) + each + chr(34) for each in columns)}'
                 f' FROM "{table}" WHERE {where}', [value]),
            ])
            try:
                connection.execute(statement, values)
                connection.commit()
                statements.append((statement, values))
            except (sqlite3.Error, OverflowError):
                connection.rollback()  # A check or trigger has refused it, as it should.
    finally:
        connection.close()


def _key(connection, table):
    """What tells a row from others: its rowid, or the key of a table without one."""
    try:
        connection.execute(f'SELECT rowid FROM "{table}" LIMIT 1')
        return "rowid"
    except sqlite3.OperationalError:
        keys = [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")') if row[5]]
        return f'"{keys[0]}"'


def _other(connection, table, column, chance):
    values = [row[0] for row in connection.execute(f'SELECT DISTINCT "{column}" FROM "{table}" ORDER BY 1 LIMIT 50')]
    return chance.choice(values) if values else None


def _literal(value):
    if isinstance(value, bytes):
        return f"x'{value.hex()}'"
    return str(value) if isinstance(value, (int, float)) else "'" + str(value).replace("'", "''") + "'"
