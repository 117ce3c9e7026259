"""Kills at random moments: what is there afterwards is whole, and the next run finishes the work."""
import os
import shutil
import sqlite3
import tempfile
import time

import documents
import judge
from cases import Finding
from program import end

COUNT = 40  # Documents: enough that a kill falls into the work.


def run(program, seeds, seed, number):
    chance = documents.chance(seed, "kill", number)
    folder = tempfile.mkdtemp(prefix="ninegrid-kill-")
    try:
        found = list(_run(program, seeds, chance, folder))
        return [Finding(kind, f"kill of {line}", f"{seed}/kill/{number}", detail) for kind, line, detail in found]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(program, seeds, chance, folder):
    originals = _documents(seeds, chance, folder)
    kind = chance.choice(["import", "import", "batch", "export", "fix", "migrate"])
    arguments = {
        "import": ["import", "docs"], "batch": ["batch", "--device", "iphone-4.7"], "export": ["export", "--all", "-o", "out"],
        "fix": ["fix", "update-frames", "docs", "--all"], "migrate": ["migrate", "safe-area", "docs", "--write"],
    }[kind]
    if kind in ("batch", "export"):
        program.run(["import", "docs", "--quiet"], folder)
    copy = folder + "-whole"
    shutil.copytree(folder, copy)
    try:
        start = time.monotonic()
        program.run(arguments, copy)
        length = time.monotonic() - start
        wanted = _read(os.path.join(copy, "docs"))
    finally:
        shutil.rmtree(copy, ignore_errors=True)

    for _ in range(chance.choice([1, 1, 3])):
        process = program.start(arguments, folder)
        time.sleep(chance.random() * length)
        end(process)
    yield from ((kind, arguments[0], detail) for kind, detail in _whole(folder, originals, wanted))
    # The next run continues from there, and leaves nothing behind.
    last = program.run(arguments, folder)
    yield from ((kind, arguments[0], detail) for kind, detail in judge.faults(last, "any") if kind != "exit 0 with an error")
    if kind in ("fix", "migrate") and _read(os.path.join(folder, "docs")) != wanted:
        yield "the next run did not finish", arguments[0], ""
    for place, _, files in os.walk(folder):
        for file in files:
            if file.startswith(".ninegrid") or file.endswith((".tmp", "-journal")):
                yield "a temporary file was left", arguments[0], file
    if os.path.exists(os.path.join(folder, "ninegrid.sqlite")):
        program.run(["import", "docs", "--quiet"], folder)
        program.run(["export", "--all", "-o", "again"], folder)
        if kind in ("import", "batch", "export"):
            yield from ((kind, arguments[0], name) for kind, name in _differences(os.path.join(folder, "again/docs"), originals))


def _documents(seeds, chance, folder):
    os.mkdir(os.path.join(folder, "docs"))
    originals = {}
    for number in range(COUNT):
        path, data = chance.choice(seeds.xml)
        name = f"{number}{os.path.splitext(path)[1]}"
        originals[name] = data
        with open(os.path.join(folder, "docs", name), "wb") as file:
            file.write(data)
    return originals


def _read(folder):
    found = {}
    for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
        if not name.startswith("."):
            with open(os.path.join(folder, name), "rb") as file:
                found[name] = file.read()
    return found


def _whole(folder, originals, wanted):
    """Each file is as before or as after; the store has whole documents alone."""
    for name, data in _read(os.path.join(folder, "docs")).items():
        if data not in (originals[name], wanted[name]):
            yield "half a document", name
    yield from _differences(os.path.join(folder, "out/docs"), originals)
    store = os.path.join(folder, "ninegrid.sqlite")
    if os.path.exists(store):
        connection = sqlite3.connect(store)
        try:
            verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
            if verdict != "ok":
                yield "a damaged store", verdict
            if connection.execute("PRAGMA foreign_key_check").fetchone():
                yield "a row without its parent", ""
        except sqlite3.DatabaseError as error:
            yield "a store that does not open", str(error)
        finally:
            connection.close()


def _differences(folder, originals):
    for name, data in _read(folder).items():
        if originals.get(name) != data:
            yield "half an export", name
