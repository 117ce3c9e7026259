"""A case: some documents, every command over them, and what was wrong."""
import os
import shutil
import tempfile

import commands
import documents
import judge


class Finding:
    def __init__(self, kind, command, case, detail, line=""):
        self.kind, self.command, self.case, self.detail, self.line = kind, command, case, detail, line

    def __str__(self):
        return f"{self.case}: {self.kind}: {self.line or self.command}: {self.detail[:300]}"


def run(program, seeds, seed, number, keep=None, is_kept=lambda finding: True):
    """Runs a case in a folder of its own, which is removed; its documents go below `keep` if `is_kept` says so of a finding."""
    chance = documents.chance(seed, number)
    folder = tempfile.mkdtemp(prefix="ninegrid-fuzz-")
    try:
        mutants = {}
        os.mkdir(os.path.join(folder, "docs"))
        for index in range(chance.choice([1, 2, 3])):
            mutant = seeds.mutant(chance)
            name = f"docs/{'abc'[index]}{mutant.extension}"
            mutants[name] = mutant
            _write(folder, name, mutant.data)
        # A document in which edits can be made.
        whole = seeds.whole(chance)
        mutants[f"docs/w{whole.extension}"] = whole
        _write(folder, f"docs/w{whole.extension}", whole.data)
        _write(folder, "system.json", documents.system(chance))
        found = []
        for step in commands.steps(folder, list(mutants), chance):
            for kind, detail in _faults(program, folder, mutants, step, chance.random() < 0.3):
                found.append(Finding(kind, step.arguments[0], f"{seed}/{number}", detail, " ".join(map(repr, step.arguments))))
        if keep and any([is_kept(finding) for finding in found]):
            goal = os.path.join(keep, f"case-{seed}-{number}")
            shutil.rmtree(goal, ignore_errors=True)
            shutil.copytree(os.path.join(folder, "docs"), goal)
            for name, mutant in mutants.items():
                _write(goal, os.path.basename(name), mutant.data)  # As they were before `fix`.
            shutil.copy(os.path.join(folder, "system.json"), goal)
            _write(goal, "story.txt", "".join(f"{n}: {m.story}\n" for n, m in mutants.items()).encode() + "".join(
                f"{finding}\n" for finding in found).encode("utf-8", "replace"))
        return found
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _faults(program, folder, mutants, step, runs_twice):
    is_broken = any(mutants[name].is_broken for name in step.reads)
    result = program.run(step.arguments, folder)
    found = judge.faults(result, step.output, is_broken)
    if step.after:
        found += step.after(folder, list(mutants))
    if step.repeats and runs_twice and not found:
        second = program.run(step.arguments, folder)
        if (second.code, second.stdout, second.stderr) != (result.code, result.stdout, result.stderr):
            found.append(("two runs differ", ""))
    return found


def _write(folder, name, data):
    with open(os.path.join(folder, name), "wb") as file:
        file.write(data)
