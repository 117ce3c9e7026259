/// The reason why a file contains no usable font.
package enum FontFileError: Error, Hashable, Sendable {
  /// HarfBuzz is not installed.
  case noLibrary
  case notAFont
  /// A required table is missing or too short.
  case missing(table: String)

  package var message: String {
    switch self {
    case .noLibrary: "fonts are measured with HarfBuzz, which is not installed"
    case .notAFont: "this is no TrueType or OpenType font"
    case .missing(let table): "the font has no table '\(table)'"
    }
  }
}
