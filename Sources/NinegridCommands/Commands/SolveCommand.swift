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
      The file holds one system, a list of systems, or one system a line (JSON lines):

        {"name": "a", "variables": ["x", "y"], "constraints": [
          {"id": "c1", "terms": [["x", 1], ["y", -1]], "relation": "==",
           "constant": 10, "priority": 750}]}

      A constraint says: sum of coefficient x variable, relation (==, <= or >=), constant. Variables \
      are free in sign, and taken from the terms where they are not listed. Priority 1000 (the \
      default) is required; the others are met as closely as possible, strictly in order. One line \
      is printed for each system, with the value of each variable, the total violation of each \
      priority, the variables that could have another value, and of required constraints that \
      conflict an irreducible set.

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
