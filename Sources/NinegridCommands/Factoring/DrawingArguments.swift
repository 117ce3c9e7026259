import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import PlainText

/// Reads the four documents of a command line, each of which is the drawing of one final size class.
enum DrawingArguments {
  /// The final classes in the order of the arguments.
  static let finals = [
    GridCell(width: .compact, height: .compact), GridCell(width: .compact, height: .regular),
    GridCell(width: .regular, height: .compact), GridCell(width: .regular, height: .regular),
  ]

  /// Reads the drawings. One file may be given for several classes.
  ///
  /// - Throws: also if a drawing has errors, which are reported before.
  static func read(_ names: [String], from catalog: DocumentCatalog) throws -> [FinalDrawing] {
    try zip(names, finals).map { name, cell in
      let loaded = try catalog.single(name)
      try catalog.context.report(loaded.errors)
      if !loaded.errors.isEmpty { throw DocumentFailure.drawingHasErrors(name: loaded.name) }
      return FinalDrawing(name: loaded.name, cell: cell, document: loaded.document)
    }
  }
}

extension DrawingFaults {
  /// Reports each of the faults, and ends the command.
  ///
  /// - Parameter other: another command that the person may have wanted.
  func report(in context: CommandContext, other: String? = nil) throws -> Never {
    for fault in faults {
      try context.note(ErrorSentence(fault.message, hint: fault.hint).lines(context.errorStyle))
    }
    if let other { try context.note("  hint: \(other)") }
    throw ExitCode.failed
  }
}
