import ArgumentParser
import Diagnostics
import HostAccess
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import PlainText

/// Four documents of which each is the drawing of one final size class, as a command line names them.
enum DrawingArguments {
  /// The final classes in the order of the arguments.
  static let finals = [
    GridCell(width: .compact, height: .compact), GridCell(width: .compact, height: .regular),
    GridCell(width: .regular, height: .compact), GridCell(width: .regular, height: .regular),
  ]

  /// Reads the drawings; one file may stand for several.
  ///
  /// - Throws: also for a drawing that has errors, which are told before.
  static func read(_ names: [String], from catalog: DocumentCatalog) throws -> [FinalDrawing] {
    try zip(names, finals).map { name, cell in
      let loaded = try catalog.single(name)
      try catalog.context.report(loaded.errors)
      if !loaded.errors.isEmpty { throw DocumentFailure.drawingHasErrors(name: loaded.name) }
      return FinalDrawing(name: loaded.name, cell: cell, document: loaded.document)
    }
  }
}

extension DrawingUnion {
  /// Whether nothing but their roots is the same in any two of the drawings.
  var sharesNoView: Bool {
    matches.count > 1
      && matches.allSatisfy { $0.reason == .root || $0.ids.count { $0 != nil } < 2 }
  }

  /// What of later drawings is left out or otherwise, for a person.
  func noteLosses(of drawings: [FinalDrawing], in context: CommandContext) throws {
    for other in otherOrders {
      try context.note(
        "note: '\(other.drawing)' has the views of '\(other.superview)' (\(other.name)) in another order "
          + "from back to front, which no size class can vary; that of '\(drawings[0].name)' stays")
    }
    for lost in lostConnections {
      let names = lost.connections.map { connection in
        let detail = connection.detail.map { " '\($0)'" } ?? ""
        let end = connection.destination.map { " to '\($0)'" } ?? ""
        return "\(connection.kind)\(detail) of '\(connection.owner)'\(end)"
      }
      try context.note(
        "note: connections of '\(lost.name)' are left out, and those of '\(drawings[0].name)' stay: "
          + names.joined(separator: ", "))
    }
  }

  /// Which views of the drawings are the same, and why; a view a line.
  func matchLines(of drawings: [FinalDrawing]) -> [String] {
    let texts = matches.map { match in
      (name: "\(match.name) (\(match.kind))", place: match.place(in: drawings))
    }
    let width = min(40, texts.map { TextWidth.columns($0.name) }.max() ?? 0)
    return texts.map { name, place in
      let space = String(repeating: " ", count: max(0, width - TextWidth.columns(name)))
      return "  \(name)\(space)  \(place)".onOneLine
    }
  }
}

extension ViewMatch {
  /// `by name`, `by place; only in wC-hC, wC-hR`, `by name; 'box-2' in wC-hR`.
  fileprivate func place(in drawings: [FinalDrawing]) -> String {
    var parts: [String] = []
    if let reason { parts.append(reason == .root ? "root" : "by \(reason.rawValue)") }
    let pairs = zip(drawings, ids).map { (cell: $0.cell, id: $1) }
    let cells = pairs.filter { $0.id != nil }.map(\.cell)
    if cells.count < pairs.count {
      parts.append("only in \(cells.map(\.description).joined(separator: ", "))")
    }
    for pair in pairs {
      if let id = pair.id, id != self.id { parts.append("'\(id)' in \(pair.cell)") }
    }
    return parts.joined(separator: "; ")
  }
}

extension DrawingFaults {
  /// Tells each of the faults, and ends the command.
  ///
  /// - Parameter other: what else the person may have wanted.
  func report(in context: CommandContext, other: String? = nil) throws -> Never {
    for fault in faults {
      try context.note(ErrorSentence(fault.message, hint: fault.hint).lines(context.errorStyle))
    }
    if let other { try context.note("  hint: \(other)") }
    throw ExitCode.failed
  }
}
