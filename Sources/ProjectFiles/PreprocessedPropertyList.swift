/// A property list that Xcode passes through the C preprocessor before it is read, because the build
/// setting `INFOPLIST_PREPROCESS` is on.
///
/// No definition is known here, so what stands below `#ifdef` and `#if` is left out, and what stands
/// below `#ifndef` and `#else` is kept.
enum PreprocessedPropertyList {
  private static let newline = UInt8(ascii: "\n")

  /// The lines that remain. `nil` for a file without directives, or with an unfinished one.
  static func lines(of bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    // Whether each open condition holds, the outermost first.
    var conditions: [Bool] = []
    var hasDirectives = false
    for line in bytes.split(separator: newline, omittingEmptySubsequences: false) {
      guard line.first == UInt8(ascii: "#") else {
        if conditions.allSatisfy({ $0 }) { result += line + [newline] }
        continue
      }
      let word = String(decoding: line.dropFirst(), as: UTF8.self)
        .split(whereSeparator: \.isWhitespace).first
      switch word {
      case "ifdef", "if": conditions.append(false)
      case "ifndef": conditions.append(true)
      case "else", "elif":
        guard let last = conditions.popLast() else { return nil }
        // Of `#elif` nothing is known either.
        conditions.append(word == "else" && !last)
      case "endif":
        guard conditions.popLast() != nil else { return nil }
      default: continue
      }
      hasDirectives = true
    }
    return hasDirectives && conditions.isEmpty ? result : nil
  }
}
