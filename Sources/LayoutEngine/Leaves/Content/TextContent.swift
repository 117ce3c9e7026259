/// Text with one font, or with several.
package enum TextContent: Hashable, Sendable {
  case plain(String)
  case attributed([TextRun])

  /// Whether the text has no character.
  package var isEmpty: Bool {
    switch self {
    case .plain(let text): text.isEmpty
    case .attributed(let runs): runs.allSatisfy { $0.text.isEmpty }
    }
  }
}
