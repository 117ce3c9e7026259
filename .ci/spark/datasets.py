"""What the jobs write: the columns of each dataset, with their types.

`documents`, `results`, `frames`, `diagnostics` and `findings` have the columns of the views of a store, in their order; `check`
and `shared` those of `ninegrid check --format csv` and `ninegrid query shared --format csv`. Arrays are JSON texts, as in the
views. The test compares each list with what the program has.
"""

TEXT, INTEGER, REAL, FLAG = "string", "long", "double", "boolean"


def _columns(text, kind=TEXT):
    return [(name, kind) for name in text.split()]


# One row for each line of the input, whatever its result is: nothing is lost, and nothing counts
# twice.
ANSWERS = _columns("path") + _columns("exit", INTEGER) + _columns("status message")

_KEYS = _columns("result revisionKey", INTEGER)

VIEWS = {
    "documents": (
        _columns("document") + _columns("revision", INTEGER) + _columns("time kind")
        + _columns("edits", INTEGER) + _columns("path type toolsVersion targetRuntime")
        + _columns("useAutolayout useTraitCollections useSafeAreas", INTEGER)
        + _columns("initialViewController device orientation") + _columns("revisionKey", INTEGER)),
    "results": (
        _columns("document") + _columns("revision", INTEGER)
        + _columns("scene status engine environment device orientation split")
        + _columns("width height", REAL) + _columns("cell") + _columns("scale", REAL)
        + _columns("direction contentSizeCategory") + _columns("isAsDesigned", INTEGER) + _KEYS),
    "frames": (
        _columns("document") + _columns("revision", INTEGER)
        + _columns("scene id device orientation split cell environment")
        + _columns(
            "x y width height exactX exactY exactWidth exactHeight contentWidth contentHeight", REAL)
        + _columns("isHidden isEstimated position", INTEGER) + _KEYS),
    "diagnostics": (
        _columns("document") + _columns("revision", INTEGER)
        + _columns("scene id device orientation split cell environment")
        + _columns("position", INTEGER) + _columns("code rule severity message hint objects") + _KEYS),
    "findings": (
        _columns("document") + _columns("revision", INTEGER)
        + _columns("scene rule severity id name message")
        + _columns("environmentCount resolvedCount", INTEGER) + _columns("environments")
        + _columns("revisionKey", INTEGER)),
}

PIPES = {
    "check": (
        _columns("document file") + _columns("line column", INTEGER)
        + _columns("rule severity level scene id name kind")
        + _columns(
            "recordedX recordedY recordedWidth recordedHeight resolvedX resolvedY resolvedWidth resolvedHeight",
            REAL)
        + _columns("certain marked", FLAG) + _columns("environments sizeClasses message objects")
        + _columns("fixable", FLAG)),
    "shared": _columns(
        "document scene kind property equation classes ids installedBy couldBeIn exceptIn"
        " otherConstants otherPriorities"),
}

# The request of each job to the program, and the datasets that it makes besides `answers`.
JOBS = {
    "check": ["check"],
    "shared": ["shared"],
    "batch": list(VIEWS),
}

COMMANDS = {"check": ["check", "-"], "shared": ["query", "shared", "-"]}


def columns(dataset):
    if dataset == "answers":
        return ANSWERS
    return VIEWS.get(dataset) or PIPES[dataset]


def all_columns(job):
    """The columns of all datasets of a job, each once: rows of several datasets go through one stream."""
    seen = {"dataset": TEXT}
    for dataset in ["answers"] + JOBS[job]:
        for name, kind in columns(dataset):
            if seen.setdefault(name, kind) != kind:
                raise ValueError(f"the column {name} has two types in the job {job}")
    return list(seen.items())
