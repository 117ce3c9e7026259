/// A property list that Xcode passes through the C preprocessor before it is read, because the build
/// setting `INFOPLIST_PREPROCESS` is on.
///
/// No definition is known here. So lines below `#ifdef` and `#if` are left out, and lines below
/// `#ifndef` and `#else` are kept.
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
        // The condition of `#elif` is not known either.
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
