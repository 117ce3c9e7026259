"""Runs the program under limits, in a process group of its own that is ended whole."""
import os
import resource
import signal
import subprocess
import tempfile

SECONDS = 20
MEMORY = 6 << 30
LARGEST_FILE = 256 << 20


class Result:
    def __init__(self, arguments, code, stdout, stderr):
        self.arguments, self.code, self.stdout, self.stderr = arguments, code, stdout, stderr

    @property
    def is_hang(self):
        return self.code is None

    @property
    def is_crash(self):
        return self.code is not None and self.code < 0


def _limit():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (LARGEST_FILE, LARGEST_FILE))


class Program:
    def __init__(self, binary):
        self.binary = os.path.abspath(binary)
        self.count = 0

    def start(self, arguments, folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, before=()):
        environment = {"PATH": os.environ.get("PATH", ""), "HOME": folder, "LANG": "C.UTF-8"}
        self.count += 1
        return subprocess.Popen(
            [*before, self.binary, *arguments], cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=stdout, stderr=stderr,
            start_new_session=True, preexec_fn=_limit)

    def run_traced(self, arguments, folder, seconds, options):
        """Runs the program under strace."""
        return self.run(arguments, folder, seconds, ["strace", "-f", "-qq", *options])

    def run(self, arguments, folder, seconds=SECONDS, before=()):
        with tempfile.TemporaryFile() as stdout, tempfile.TemporaryFile() as stderr:
            process = self.start(arguments, folder, stdout, stderr, before)
            try:
                code = process.wait(seconds)
            except subprocess.TimeoutExpired:
                end(process)
                code = None
            stdout.seek(0)
            stderr.seek(0)
            return Result(arguments, code, stdout.read(), stderr.read())


def end(process):
    """Kills a process and all that it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()
