/// Text with one font, or with several.
package enum TextContent: Hashable, Sendable {
  case plain(String)
  case attributed([TextRun])

  /// Whether there is not a single character.
  package var isEmpty: Bool {
    switch self {
    case .plain(let text): text.isEmpty
    case .attributed(let runs): runs.allSatisfy { $0.text.isEmpty }
    }
  }
}
