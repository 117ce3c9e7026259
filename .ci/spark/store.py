"""Documents through a store: `import` and `batch` in a folder of their own, then the rows of the store's views.

A task has a store for itself, so tasks wait for nobody. Keys of rows (`result`, `revisionKey`) count within a store; the number
of the partition makes them keys of the whole.
"""

import base64
import json
import os
import shutil
import sqlite3
import subprocess
import tempfile

from datasets import VIEWS

# The keys of one store stay below this number.
KEYS_OF_A_PARTITION = 1 << 32


def folder_name(name):
    """Whether a name is a path below a folder, and nothing else."""
    parts = name.split("/")
    return bool(name) and "\0" not in name and "\\" not in name and not any(p in ("", ".", "..") for p in parts)


def rows(lines, binary, options, partition):
    """Pairs of a dataset and a list of rows, for the documents of the lines; the last are the answers."""
    work = tempfile.mkdtemp(prefix="ninegrid-")
    try:
        yield from _rows(lines, binary, options, partition, work)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def _rows(lines, binary, options, partition, work):
    answers = [None] * len(lines)
    position = {}
    for index, line in enumerate(lines):
        fault, name, content = _document(line)
        if fault is None and name in position:
            fault = "the name is in this part twice; the first document has it"
        if fault is None:
            target = os.path.join(work, "files", name)
            try:
                os.makedirs(os.path.dirname(target), exist_ok=True)
                with open(target, "wb") as file:
                    file.write(content)
            except OSError as error:
                fault = f"the document can't be written: {error.strerror}"
        if fault is None:
            position[name] = index
        else:
            answers[index] = (name, 2, "refused", f"error: {fault}")

    if position:
        program = _Program(binary, work)
        outcome = program.run(["import", ".", "--format", "jsonl", "--quiet"])
        for row in outcome:
            index = position.get(row["path"])
            if index is not None and row["status"] == "failed":
                answers[index] = (row["path"], 2, "failed", row["message"])
        wanted = {name for name, index in position.items() if answers[index] is None}
        for row in program.batch(sorted(wanted), options):
            index = position.get(row["document"])
            if index is not None and answers[index] is None:
                isDone = row["status"] == "done"
                answers[index] = (row["document"], 0 if isDone else 2, row["status"], row["message"])
        for name, index in position.items():
            if answers[index] is None:
                answers[index] = (name, 2, "failed", "error: import found no document in it")
        yield from _views(os.path.join(work, "store.sqlite"), partition)
    yield "answers", answers


def _document(line):
    """What is wrong with a line, if anything, its name and its bytes."""
    try:
        value = json.loads(line)
        name = value["path"]
        if not isinstance(name, str):
            raise TypeError
    except (ValueError, KeyError, TypeError):
        return "the line is no object with 'path' and 'content' or 'base64'", "", b""
    if not folder_name(name):
        return "'path' has to be a path below a folder, as App/Main.storyboard", name, b""
    if isinstance(value.get("content"), str):
        return None, name, value["content"].encode("utf-8", "surrogatepass")
    try:
        return None, name, base64.b64decode(value["base64"], validate=True)
    except (KeyError, TypeError, ValueError):
        return "'content' or 'base64' is missing, or can't be read", name, b""


class _Program:
    def __init__(self, binary, work):
        self.binary = binary
        self.folder = os.path.join(work, "files")
        self.store = os.path.join(work, "store.sqlite")

    def _call(self, arguments):
        return subprocess.run(
            [self.binary] + arguments + ["--store", self.store, "--jobs", "1"], cwd=self.folder,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def run(self, arguments):
        """The rows that the program prints.

        0 and 1 are done, 2 is done as far as possible with a row for each document that could not be.
        """
        result = self._call(arguments)
        if result.returncode not in (0, 1, 2) or (result.returncode == 2 and not result.stdout):
            message = result.stderr.decode(errors="replace").strip().splitlines()[-1:]
            raise RuntimeError(f"{' '.join(arguments)}: exit code {result.returncode} {' '.join(message)}")
        return [json.loads(line) for line in result.stdout.splitlines() if line.endswith(b"}")]

    def batch(self, names, options):
        """What became of each document. One that ends the program has the fault, and the others go on."""
        command = ["batch", "--format", "jsonl"] + options
        if not names:
            return
        try:
            yield from self.run(command)
            return
        except RuntimeError as error:
            whole = error
        ended = 0
        for name in names:
            try:
                yield from self.run(command + ["store:" + name])
            except RuntimeError as error:
                ended += 1
                yield {"document": name, "status": "failed", "message": str(error)}
        if ended == len(names) > 1:
            # The fault is not in a document: it is an option, or a program that does not start.
            raise whole


def _views(path, partition):
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        for view, columns in VIEWS.items():
            keys = [i for i, (name, _) in enumerate(columns) if name in ("result", "revisionKey")]
            names = ", ".join(f'"{name}"' for name, _ in columns)
            cursor = connection.execute(f"SELECT {names} FROM {view}")
            while found := cursor.fetchmany(5_000):
                if partition:
                    found = [list(row) for row in found]
                    for row in found:
                        for key in keys:
                            row[key] += partition * KEYS_OF_A_PARTITION
                yield view, found
    finally:
        connection.close()
