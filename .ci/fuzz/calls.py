"""Kills at each system call that changes a file, in turn: afterwards, and after the next command that writes there, all files of a
change are as before, or all are as after. Needs strace."""
import os
import re
import shutil
import tempfile

from cases import Finding

# The system calls that change files, by the names that Linux has for them on any processor.
CALLS = ["write", "rename", "renameat", "renameat2", "fsync", "unlink", "unlinkat", "link", "linkat", "symlink", "symlinkat", "ftruncate"]
SECONDS = 60

STORYBOARD = "Tests/NinegridCommandsTests/Cases/Structure/Main.storyboard"

# A change, and how its folder is made. Changes of one file stand for all changes that write one
# file.
COMMANDS = {
    "split": ("migrate split App/Base.lproj/Main.storyboard", []),
    "join": ("migrate join App/Base.lproj/Main.storyboard", ["migrate split App/Base.lproj/Main.storyboard"]),
    "rename": ("migrate rename storyboard-id Help Item App", ["migrate split App/Base.lproj/Main.storyboard"]),
    "native": ("migrate native App --replace", ["migrate split App/Base.lproj/Main.storyboard"]),
    "xib": ("migrate xib App/Base.lproj/Main.storyboard vc-00-004", []),
    "edit": ("edit set App/Base.lproj/Main.storyboard vc-00-006.title Other", []),
}


def is_there():
    return shutil.which("strace") is not None


def run(program, root, name, step):
    """Kills a command at every call whose number among its kind is a multiple of the step."""
    line, before = COMMANDS[name]
    with tempfile.TemporaryDirectory(prefix="ninegrid-calls-") as folder:
        origin = os.path.join(folder, "origin")
        os.makedirs(os.path.join(origin, "App/Base.lproj"))
        os.makedirs(os.path.join(origin, "App/de.lproj"))
        shutil.copy(os.path.join(root, STORYBOARD), os.path.join(origin, "App/Base.lproj/Main.storyboard"))
        with open(os.path.join(origin, "App/de.lproj/Main.strings"), "w") as file:
            file.write("".join(f'"vc-00-00{number}.title" = "Titel {number}";\n' for number in range(1, 9)))
        for command in before:
            program.run(command.split(), origin, SECONDS)
        old = state(origin)
        whole = os.path.join(folder, "whole")
        shutil.copytree(origin, whole)
        counts, output = trace(program, line, whole)
        new = state(whole)
        if new == old:
            yield Finding("nothing was changed", line, f"calls/{name}", output)
            return
        for call in CALLS:
            for number in range(step, counts.get(call, 0) + 1, step):
                copy = os.path.join(folder, "copy")
                shutil.copytree(origin, copy)
                yield from broken(program, line, f"calls/{name}/{call}/{number}", copy, (call, number), old, new)
                shutil.rmtree(copy)


def broken(program, line, case, folder, kill, old, new):
    call, number = kill
    program.run_traced(line.split(), folder, SECONDS, ["-e", f"trace={call}", "-e", f"inject={call}:signal=SIGKILL:when={number}"])
    left = state(folder)
    # The next command reads the document where it is, and reports the interrupted change.
    target = next(name for name in sorted(left) if "Base.lproj/Main." in name and "/." not in name)
    reader = program.run(["show", target], folder, SECONDS)
    if reader.code not in (0, 1):
        yield Finding("a document that can't be read", line, case, reader.stderr.decode(errors="replace"))
    if state(folder) != left:
        yield Finding("reading changed a file", line, case, "")
    writer = program.run(["migrate", "leading-trailing", *folders(folder)], folder, SECONDS)
    text = writer.stderr.decode(errors="replace")
    if writer.code not in (0, 1):
        yield Finding("the next command failed", line, case, text)
    after = state(folder)
    if after not in (old, new):
        names = sorted(name for name in {*after, *old, *new} if after.get(name) not in (old.get(name), new.get(name)) or name not in after)
        yield Finding("half of a change", line, case, f"{sorted(after)} {names}")
    if left not in (old, new) and any(".journal" in name for name in left) and "broken off" not in text and after != strip(left):
        yield Finding("a change was ended, and nobody was told", line, case, text)


def strip(files):
    return {name: data for name, data in files.items() if "/." not in name}


def folders(folder):
    return [name for name in ("App",) if os.path.isdir(os.path.join(folder, name))]


def trace(program, line, folder):
    """How often a command makes each call."""
    path = folder + ".trace"
    calls = ",".join(f"?{call}" for call in CALLS)
    result = program.run_traced(line.split(), folder, SECONDS, ["-e", f"trace={calls}", "-o", path])
    counts = {}
    with open(path, errors="replace") as file:
        for found in re.finditer(r"^(?:\d+ +)?(\w+)\(", file.read(), re.MULTILINE):
            counts[found.group(1)] = counts.get(found.group(1), 0) + 1
    return counts, result.stderr.decode(errors="replace")


def state(folder):
    """All files with their contents, by their names."""
    found = {}
    for place, _, files in os.walk(os.path.join(folder, "App")):
        for name in files:
            path = os.path.join(place, name)
            if os.path.exists(path):
                with open(path, "rb") as file:
                    found[os.path.relpath(path, folder)] = file.read()
            else:
                found[os.path.relpath(path, folder)] = b"a link to nothing"
    return found
