"""Documents through `ninegrid … --jsonl`: lines in, answers out, in order.

The program answers a line that it can't read in its place. What it can't answer is its own end: the document that was under way
is tried once more, alone; if the program ends again, the document has the fault, and the rest goes on with a new process.
"""

import collections
import json
import os
import signal
import subprocess
import tempfile
import threading


class Ended(Exception):
    """The program has ended, or was ended since it did not answer in time."""


class Worker:
    """A process that answers lines."""

    def __init__(self, command, patience):
        self.patience = patience
        # Projects and pictures are searched around a document. In this folder there are none, on
        # every machine.
        self.folder = tempfile.TemporaryDirectory(prefix="ninegrid-")
        self.process = subprocess.Popen(
            command, cwd=self.folder.name, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            start_new_session=True)
        # Messages about a document are in its answer. These are the reasons why the program could
        # not start.
        self.errors = collections.deque(maxlen=20)
        threading.Thread(target=self._read_errors, daemon=True).start()
        try:
            self.header = json.loads(self._line())
        except Ended:
            self.close()
            raise

    def _read_errors(self):
        for line in self.process.stderr:
            self.errors.append(line.decode(errors="replace").rstrip())

    def _line(self):
        timer = threading.Timer(self.patience, self._end)
        timer.start()
        try:
            line = self.process.stdout.readline()
        finally:
            timer.cancel()
        if not line.endswith(b"\n"):
            code = self.process.wait()
            reason = f"signal {-code}" if code < 0 else f"exit code {code}"
            raise Ended(" ".join([f"the program ended with {reason}"] + list(self.errors)[-1:]))
        return line

    def send(self, lines):
        """Writes lines beside the reading: a pipe that nobody empties would stop both sides."""

        def write():
            try:
                for line in lines:
                    self.process.stdin.write(line.encode() + b"\n")
                self.process.stdin.close()
            except (BrokenPipeError, ValueError):
                pass  # The reading side tells of it.

        threading.Thread(target=write, daemon=True).start()

    def answer(self):
        return json.loads(self._line())

    def _end(self):
        """Ends the program and what it has started, which would hold its streams open."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def close(self):
        self._end()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except OSError:
                pass
        self.folder.cleanup()


def answers(lines, command, patience=300):
    """An answer for each line, in order. `lines` is a list."""
    done = 0
    suspect = -1
    while done < len(lines):
        # The document that ended the program is tried alone, so that no other document is affected.
        batch = lines[done:done + 1] if suspect == done else lines[done:]
        worker = None
        try:
            worker = Worker(command, patience)
            worker.send(batch)
            for _ in batch:
                yield worker.answer()
                done += 1
        except Ended as end:
            if worker is None:
                raise RuntimeError(f"{' '.join(command)}: {end}") from None
            if suspect == done:
                yield {"path": path(lines[done]), "exit": 2, "results": [], "messages": [f"error: {end}"]}
                done += 1
            else:
                suspect = done
        finally:
            if worker is not None:
                worker.close()


def path(line):
    """The path that a line names, as far as it can be read."""
    try:
        value = json.loads(line)
        return value["path"] if isinstance(value["path"], str) else ""
    except (ValueError, KeyError, TypeError):
        return ""
