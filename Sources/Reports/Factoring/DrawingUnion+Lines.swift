import Diagnostics
package import HostAccess
package import LayoutComparison
import LayoutModel
import PlainText

extension DrawingUnion {
  /// Whether any two of the drawings share only their roots.
  package var sharesNoView: Bool {
    matches.count > 1
      && matches.allSatisfy { $0.reason == .root || $0.ids.count { $0 != nil } < 2 }
  }

  /// Notes for a person about parts of later drawings that are left out or different.
  package func noteLosses(of drawings: [FinalDrawing], in context: CommandContext) throws {
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

  /// The views that the drawings share, with the reason; one view in each line.
  package func matchLines(of drawings: [FinalDrawing]) -> [String] {
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
  /// The place of a match in words: `by name`, `by place; only in wC-hC, wC-hR`, `by name; 'box-2'
  /// in wC-hR`.
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
