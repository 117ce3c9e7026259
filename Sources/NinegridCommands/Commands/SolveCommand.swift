import ArgumentParser
import ConstraintSolver
import HostAccess
import LayoutJSON
import LayoutWorkbench

struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solve a bare system of linear constraints with priorities.",
    discussion: """
      The file has one system, a list of systems, or a system on each line (JSON lines):

        {"name": "a", "variables": ["x", "y"], "constraints": [
          {"id": "c1", "terms": [["x", 1], ["y", -1]], "relation": "==",
           "constant": 10, "priority": 750}]}

        ninegrid solve system.json

      A constraint says: sum of coefficient x variable, relation (==, <= or >=), constant. Variables may be negative. \
      Variables that are not listed are taken from the terms. Priority 1000 (the default) is required. The others are \
      met as closely as possible, strictly in order. The answer has one line for each system: the value of each \
      variable, the total violation of each priority, the variables that could have another value, and, if required \
      constraints conflict, an irreducible set of them.

      Exits with 1 if a system is unsatisfiable.
      """)

  @Argument(help: ArgumentHelp("The systems; '-' is standard input.", valueName: "file"))
  var file: String

  @OptionGroup var exit: ExitOptions

  func run() throws {
    let context = CommandContext.current
    let bytes =
      file == "-"
      ? try context.readStandardInput() : try readFile(context.absolutePath(file), named: file)
    let name = file == "-" ? "standard input" : file
    let systems = try readSystems(bytes, named: name)
    var hasConflict = false
    var writer = JSONWriter()
    for system in systems {
      let solution = try system.solution(in: name)
      if solution.status == .unsatisfiable { hasConflict = true }
      writer.removeAll()
      system.append(solution, to: &writer)
      writer.newLine()
      try context.standardOutput.write(writer.bytes)
    }
    if hasConflict { throw ExitCode.findings }
  }
}
