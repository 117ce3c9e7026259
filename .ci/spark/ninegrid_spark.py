#!/usr/bin/env python3
"""Runs ninegrid over many documents with Spark, and writes Parquet.

    python ninegrid_spark.py JOB INPUT OUTPUT --binary NINEGRID [--master local-cluster[2,1,1024]] [--options '…']

JOB is check, shared (`query shared`) or batch. INPUT has lines of {"path", "content" | "base64"}. OUTPUT gets a folder of Parquet for
each dataset, and `answers` with one row for each line of the input. Exits with 1 if a document could not be worked on, with 2 if
the answers are not as many as the lines.
"""

import argparse
import json
import os
import shlex
import shutil
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import datasets  # noqa: E402


def worker(job, binary, options, seconds):
    """The function that Spark runs on the lines of a partition.

    `seconds` is an accumulator of the processor time of the program alone.
    """

    def batches(tables):
        import resource

        def used():
            children = resource.getrusage(resource.RUSAGE_CHILDREN)
            return children.ru_utime + children.ru_stime

        before = used()
        yield from work(tables)
        seconds.add(used() - before)

    def work(tables):
        import pyarrow
        from pyspark import TaskContext

        import pipe
        import store

        names = datasets.all_columns(job)
        types = {
            "string": pyarrow.string(), "long": pyarrow.int64(), "double": pyarrow.float64(),
            "boolean": pyarrow.bool_(),
        }
        schema = pyarrow.schema([(name, types[kind]) for name, kind in names])

        def batch(dataset, rows):
            columns = [name for name, _ in datasets.columns(dataset)]
            values = dict(zip(columns, zip(*rows)))
            arrays = []
            for field in schema:
                if field.name == "dataset":
                    arrays.append(pyarrow.array([dataset] * len(rows), field.type))
                elif field.name in values:
                    arrays.append(pyarrow.array(values[field.name], field.type))
                else:
                    arrays.append(pyarrow.nulls(len(rows), field.type))
            return pyarrow.RecordBatch.from_arrays(arrays, schema=schema)

        lines = [text for table in tables for text in table.column(0).to_pylist() if text.strip()]
        if not lines:
            return
        if job == "batch":
            for dataset, rows in store.rows(lines, binary, options, TaskContext.get().partitionId()):
                yield batch(dataset, rows)
            return
        names = [name for name, _ in datasets.columns(job)]
        found, told = [], []
        command = [binary] + datasets.COMMANDS[job] + ["--jsonl"] + options
        for answer in pipe.answers(lines, command):
            for row in answer["results"]:
                found.append([
                    json.dumps(row[name], ensure_ascii=False, separators=(",", ":"))
                    if isinstance(row.get(name), (list, dict)) else row.get(name) for name in names])
            status = "done" if answer["exit"] in (0, 1) else "failed"
            told.append((answer["path"], answer["exit"], status, "\n".join(answer.get("messages", [])) or None))
            if len(found) >= 5_000:
                yield batch(job, found)
                found = []
        if found:
            yield batch(job, found)
        yield batch("answers", told)

    return batches


def session(arguments):
    import pyspark

    # The package from PyPI contains everything for a cluster of processes on one machine.
    os.environ.setdefault("SPARK_HOME", os.path.dirname(pyspark.__file__))
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    from pyspark.sql import SparkSession

    builder = (
        SparkSession.builder.appName(f"ninegrid {arguments.job}")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.driver.memory", "1g")
        # Parts of this size in bytes. There is no shuffle, so a repeated task gets the same lines.
        .config("spark.sql.files.maxPartitionBytes", str(arguments.part << 20))
        .config("spark.sql.files.minPartitionNum", "1")
        # Documents are large, so a batch of Arrow contains few of them.
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "64")
        .config("spark.task.maxFailures", "4"))
    if arguments.master:
        builder = builder.master(arguments.master)
        if arguments.master.startswith("local-cluster"):
            memory = arguments.master.rstrip("]").split(",")[-1].strip()
            builder = builder.config("spark.executor.memory", f"{memory}m")
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    for name in ["datasets.py", "pipe.py", "store.py"]:
        spark.sparkContext.addPyFile(os.path.join(HERE, name))
    return spark


def processor_seconds(process):
    """The processor time of a process, of those that it started, and of those that have ended below it; 0 without /proc."""
    children, used = {}, {}
    tick = os.sysconf("SC_CLK_TCK")
    if not os.path.isdir("/proc/self"):
        return 0.0
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except OSError:
            continue
        children.setdefault(int(fields[1]), []).append(int(name))
        used[int(name)] = sum(int(field) for field in fields[11:15]) / tick
    total, waiting = 0.0, [process]
    while waiting:
        current = waiting.pop()
        total += used.get(current, 0.0)
        waiting += children.get(current, [])
    return total


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("job", choices=sorted(datasets.JOBS))
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("--binary", required=True, help="the program, at the same path on every machine")
    parser.add_argument("--master", help="what Spark calls master; spark-submit's own where it is left out")
    parser.add_argument("--options", default="", help="options of the command, as on its command line")
    parser.add_argument("--part", type=int, default=8, help="MiB of lines in a task (8)")
    arguments = parser.parse_args()

    options = shlex.split(arguments.options)
    start = time.monotonic()
    spark = session(arguments)
    ready = time.monotonic()
    schema = ", ".join(f"`{name}` {kind}" for name, kind in datasets.all_columns(arguments.job))
    lines = spark.read.text(arguments.input)
    program_seconds = spark.sparkContext.accumulator(0.0)
    staged = arguments.output.rstrip("/") + "/_staged"
    # Spark's committer only takes what the successful attempt of a task has written.
    (lines.mapInArrow(worker(arguments.job, arguments.binary, options, program_seconds), schema)
        .write.mode("overwrite").partitionBy("dataset").parquet(staged))
    done = time.monotonic()

    # Each dataset by itself, with its own columns.
    rows = {}
    found = spark.read.schema("dataset string, " + schema.split(", ", 1)[1]).parquet(staged)
    for dataset in ["answers"] + datasets.JOBS[arguments.job]:
        names = [f"`{name}`" for name, _ in datasets.columns(dataset)]
        target = f"{arguments.output.rstrip('/')}/{dataset}"
        found.where(found.dataset == dataset).selectExpr(*names).write.mode("overwrite").parquet(target)
        rows[dataset] = spark.read.parquet(target).count()
    expected = lines.where("trim(value) <> ''").count()
    answers = spark.read.parquet(f"{arguments.output.rstrip('/')}/answers")
    failed = answers.where("exit > 1").count()
    twice = answers.where("path <> ''").groupBy("path").count().where("count > 1").count()
    end = time.monotonic()
    used = processor_seconds(os.getpid())
    spark.stop()
    if os.path.isdir(staged):
        shutil.rmtree(staged)
    answered = rows.pop("answers")
    print(json.dumps({
        "job": arguments.job, "lines": expected, "answers": answered, "failed": failed,
        "pathsTwice": twice, "rows": rows, "secondsToStart": round(ready - start, 1),
        "secondsOfWork": round(done - ready, 1), "secondsToFinish": round(end - done, 1),
        # The time of all processes on this machine that belong to the job, and the part of the program.
        "processorSeconds": round(used, 1), "programSeconds": round(program_seconds.value, 1)}))
    if answered != expected:
        print(f"error: {expected} lines have {answered} answers", file=sys.stderr)
        return 2
    return 1 if failed or twice else 0


if __name__ == "__main__":
    sys.exit(main())
