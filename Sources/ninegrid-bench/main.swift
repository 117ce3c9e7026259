import Foundation

// Prints one JSON line for each workload: counts and times.

let usage = """
  usage: ninegrid-bench solver FILE...
         ninegrid-bench workloads FOLDER
         ninegrid-bench import FOLDER
         ninegrid-bench resolve FOLDER
         ninegrid-bench batch FOLDER
         ninegrid-bench growth

  solver     times the solver on constraint systems, in text files as 'workloads' writes them
  workloads  writes constraint systems shaped like layouts, of 10 to 10,000 views or rows, into a folder
  import     reads the storyboards and xibs below a folder, stores them, imports them again
  resolve    resolves them as designed, on one device, and on every device profile
  batch      resolves them from a store, on every device profile, into the store
  growth     resolves, compares and explains documents that are large in one way each, and how that grows;
             reads visual formats of up to 20,000 views
  """

let arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ message: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(code)
}

do {
  switch (arguments.first, arguments.count) {
  case ("solver", 2...):
    if !runSolverBenchmark(paths: Array(arguments.dropFirst())) { exit(2) }
  case ("workloads", 2): try writeWorkloads(folder: arguments[1])
  case ("import", 2): try ImportBenchmark(folder: arguments[1]).run()
  case ("resolve", 2): try ResolveBenchmark(folder: arguments[1]).run()
  case ("batch", 2): try BatchBenchmark(folder: arguments[1]).run()
  case ("growth", 1):
    GrowthBenchmark().run()
    try GrowthBenchmark().runVisualFormat()
  case ("--help", _), ("-h", _), ("help", _): print(usage)
  default: fail(usage, code: 64)
  }
} catch {
  fail("error: \(error)", code: 2)
}
