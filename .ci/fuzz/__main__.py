"""Looks for input that makes the program crash, hang, say nothing of a fault, or print what it may not.

    python3 .ci/fuzz --binary .build/debug/ninegrid                      # mutated documents, 60 seconds
    python3 .ci/fuzz --binary .build/debug/ninegrid --runs 20000 --seed 7 --jobs 2
    python3 .ci/fuzz --binary .build/debug/ninegrid --kills 100          # kills at random moments
    python3 .ci/fuzz --binary .build/debug/ninegrid --calls 1            # kills at every system call that changes a file
    python3 .ci/fuzz --binary .build/debug/ninegrid --damage 200         # stores that SQL has damaged
    python3 .ci/fuzz --binary .build/debug/ninegrid --case 7/412         # one case again, with its documents kept

Documents are those of Samples and Tests, and of folders that are named. A case is made from the seed and its number alone. Findings are
listed by kind and command, each with the case that shows it; --keep FOLDER saves its documents. Exits with 1 if there is one.
"""
import argparse
import concurrent.futures
import os
import re
import sys
import threading
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import calls  # noqa: E402
import cases  # noqa: E402
import damage  # noqa: E402
import documents  # noqa: E402
import kills  # noqa: E402
from program import Program  # noqa: E402

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
SHOWN = 400  # Letters of a detail.


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", help="more folders with documents to mutate")
    parser.add_argument("--binary", default=os.path.join(ROOT, ".build/debug/ninegrid"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runs", type=int, help="stop after so many runs of the program")
    parser.add_argument("--seconds", type=float, help="stop after so many seconds; 60 unless --runs is given")
    parser.add_argument("--jobs", type=int, default=1, help="cases at once")
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("--case", help="SEED/NUMBER: only this one")
    parser.add_argument("--kills", type=int, default=0, help="instead: so many kills")
    parser.add_argument("--calls", type=int, default=0, metavar="N", help="instead: a kill at every Nth call that changes a file")
    parser.add_argument("--damage", type=int, default=0, help="instead: so many damaged stores")
    parser.add_argument("--ignore", metavar="PATTERN", help="leave out findings whose kind matches")
    parser.add_argument("--keep", help="a folder for the documents of findings")
    options = parser.parse_args()
    if not os.access(options.binary, os.X_OK):
        parser.error(f"there is no program at {options.binary}")

    sys.setrecursionlimit(20_000)  # Documents are nested deep, and taken apart by recursion.
    threading.stack_size(512 << 20)
    program = Program(options.binary)
    seeds = documents.Seeds([os.path.join(ROOT, "Samples"), os.path.join(ROOT, "Tests"), *options.folders])
    if options.case:
        seed, number = map(int, options.case.split("/"))
        return report(cases.run(program, seeds, seed, number, options.keep or "."), program, 1)
    if options.calls:
        if not calls.is_there():
            print("strace is not installed, so nothing was killed at system calls", file=sys.stderr)
            return 0
        names = sorted(calls.COMMANDS)
        work = lambda number: list(calls.run(program, ROOT, names[number], options.calls))
        options.first = 0
        return report(*loop(work, program, options, len(names), 1e9))
    seconds = options.seconds or (60 if options.runs is None and not options.kills and not options.damage else 1e9)
    if options.kills:
        work = lambda number: kills.run(program, seeds, options.seed, number)
        limit = options.first + options.kills
    elif options.damage:
        work = lambda number: damage.run(program, seeds, options.seed, number)
        limit = options.first + options.damage
    else:
        known = set()
        work = lambda number: cases.run(program, seeds, options.seed, number, options.keep, lambda finding: is_news(finding, known, options))
        limit = 10**9
    return report(*loop(work, program, options, limit, seconds))


def is_news(finding, known, options):
    """Whether it is the first of its kind: only such cases are kept, however many are found."""
    if options.ignore and re.search(options.ignore, finding.kind):
        return False
    is_new = (finding.kind, finding.command) not in known
    known.add((finding.kind, finding.command))
    return is_new


def loop(work, program, options, limit, seconds):
    """Works on cases until enough is enough."""
    end = time.monotonic() + seconds
    findings, number = [], options.first
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        pending = {}
        while True:
            is_done = number >= limit or time.monotonic() > end or (options.runs or 10**9) <= program.count
            while not is_done and len(pending) < options.jobs and number < limit:
                pending[pool.submit(work, number)] = number
                number += 1
            if not pending:
                break
            done, _ = concurrent.futures.wait(pending, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in done:
                del pending[future]
                for finding in future.result():
                    if options.ignore and re.search(options.ignore, finding.kind):
                        continue
                    findings.append(finding)
                    print(finding, flush=True)
    return findings, program, number - options.first


def report(findings, program, count):
    kinds = {}
    for finding in findings:
        kinds.setdefault((finding.kind, finding.command), []).append(finding)
    print(f"{program.count} runs in {count} cases, {len(findings)} findings of {len(kinds)} kinds")
    for (kind, command), found in sorted(kinds.items()):
        print(f"{len(found):6}  {kind}: {command}  (case {found[0].case})  {found[0].detail[:SHOWN]}")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
