/// A block of our lines in another person's file. After it is removed, every byte is as before.
///
/// The first line of the block says what else was done: the file was created for the block, or its
/// last line got a line end.
package struct SettingsBlock {

  package init() {}
  private static let begin = "# ninegrid: written by 'ninegrid git install'"
  private static let madeFile = ", with this file"
  private static let endedLine = ", after a line without end"
  private static let end = "# ninegrid: end"

  /// A file's content with a block of lines at its end, which replaces an existing block.
  ///
  /// - Parameters:
  ///   - content: `nil` if there is no file.
  ///   - lines: the lines, with their line ends.
  package static func adding(_ lines: String, to content: String?, in path: String) throws -> String
  {
    var plain = content
    if let content, let rest = try removing(from: content, in: path) { plain = rest }
    var text = plain ?? ""
    var mark = plain == nil ? madeFile : ""
    if let last = text.utf8.last, !last.isLineEnd {
      text += "\n"
      mark = endedLine
    }
    return text + "\(begin)\(mark)\n\(lines)\(end)\n"
  }

  /// A file's content without the block.
  ///
  /// - Returns: `.none` if there is no block; `.some(nil)` if the file was made for the block and
  ///   nothing is left.
  package static func removing(from content: String, in path: String) throws -> String?? {
    guard let start = content.firstRange(of: begin) else { return .none }
    let rest = content[start.upperBound...]
    guard let stop = rest.firstRange(of: "\n\(end)\n") ?? rest.firstRange(of: "\n\(end)") else {
      throw CommandFailure.brokenSettings(path: path)
    }
    let mark = rest.prefix { $0 != "\n" }
    var before = String(content[..<start.lowerBound])
    let after = content[stop.upperBound...]
    // If there is text behind the block, it needs the end of the line before.
    if mark == endedLine, after.isEmpty, before.hasSuffix("\n") { before.removeLast() }
    let result = before + after
    return .some(mark == madeFile && result.isEmpty ? nil : result)
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == 0x0A }
}
