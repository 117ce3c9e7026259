package import Diagnostics
import HostAccess
package import LayoutWorkbench
import PlainText

/// The line of a file with a finding, and a caret below the place.
package struct SourceExcerpt {
  /// The lines of the current document, which are read once.
  private var lines: [ArraySlice<UInt8>]?
  /// The characters of the shown lines, by the index of the line. A document may be one long line with
  /// thousands of findings.
  private var scalars: [Int: [Unicode.Scalar]] = [:]
  private var path: String?

  /// The greatest number of columns that are shown, because lines of Interface Builder are long.
  private let width: Int

  /// - Parameter columns: the width of the terminal, into which both lines must fit; `nil` if there is no
  ///   terminal.
  package init(columns: Int? = nil) {
    width = columns.map { min(Self.widest, max(Self.narrowest, $0 - Self.gutter)) } ?? Self.widest
  }

  private static let widest = 100
  private static let narrowest = 16
  /// The columns for the number of the line and the separator before the text.
  private static let gutter = 11

  /// The two lines for a person; empty if the text is not known.
  package mutating func lines(at location: SourceLocation?, of reference: DocumentReference)
    -> [String]
  {
    guard let location, case .file(let file) = reference else { return [] }
    if path != file.path {
      path = file.path
      lines = Self.read(file)
      scalars = [:]
    }
    let index = location.line - 1
    guard let lines, lines.indices.contains(index) else { return [] }
    let scalars =
      scalars[index] ?? Array(String(decoding: lines[index], as: UTF8.self).unicodeScalars)
    self.scalars[index] = scalars
    let indent = scalars.prefix { $0 == " " || $0 == "\t" }.count
    // The excerpt begins at the text of the line, or shortly before the place.
    let start = max(indent, location.column - 1 - width / 2)
    guard start < scalars.count, location.column - 1 >= start else { return [] }
    var shown = ""
    shown.unicodeScalars.append(contentsOf: scalars[start...].prefix(width))
    let number = "\(location.line)"
    let before = scalars[start..<min(scalars.count, location.column - 1)]
    var text = ""
    text.unicodeScalars.append(contentsOf: before)
    let caret = String(repeating: " ", count: TextWidth.columns(text.onOneLine)) + "^"
    return [
      "  \(number) | \(shown.onOneLine)",
      "  \(String(repeating: " ", count: number.count)) | \(caret)",
    ]
  }

  /// The lines as places count them. Xcode writes Unicode line separators into texts; they do not end a line.
  private static func read(_ file: FoundFile) -> [ArraySlice<UInt8>]? {
    do {
      let bytes = try readFile(file.path, named: file.name)
      let hasLineFeeds = bytes.contains(lineFeed)
      return bytes.split(
        separator: hasLineFeeds ? lineFeed : carriageReturn, omittingEmptySubsequences: false
      ).map { $0.last == carriageReturn ? $0.dropLast() : $0 }
    } catch {
      return nil
    }
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
