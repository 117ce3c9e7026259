/// The format of a file with localized texts.
package enum LocalizationFormat: Hashable, Sendable {
  case strings, catalog, xliff

  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...].lowercased() {
    case "strings": self = .strings
    case "xcstrings": self = .catalog
    case "xliff", "xlf": self = .xliff
    default: return nil
    }
  }
}
