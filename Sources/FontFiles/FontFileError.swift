/// Why a file gives no font.
package enum FontFileError: Error, Hashable, Sendable {
  /// HarfBuzz is not installed.
  case noLibrary
  case notAFont
  /// A table that is needed is not there, or too short.
  case missing(table: String)

  package var message: String {
    switch self {
    case .noLibrary: "fonts are measured with HarfBuzz, which is not installed"
    case .notAFont: "this is no TrueType or OpenType font"
    case .missing(let table): "the font has no table '\(table)'"
    }
  }
}
