/// Reads the text of an `.xcconfig` file. Lines that are not valid in such a file are left out.
///
/// - Source: "Build configuration file (xcconfig) reference" of Xcode's documentation.
package func readConfigurationFile(_ text: String) -> ConfigurationFile {
  var lines: [ConfigurationFile.Line] = []
  for line in text.split(whereSeparator: \.isNewline) {
    let line = withoutComment(line).trimmed
    if line.hasPrefix("#include") {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 2, !parts[1].isEmpty else { continue }
      lines.append(.include(path: String(parts[1]), isOptional: line.hasPrefix("#include?")))
    } else if let equals = assignment(in: line) {
      let key = line[..<equals].trimmed
      guard !key.isEmpty else { continue }
      var value = line[line.index(after: equals)...].trimmed
      if value.hasSuffix(";") { value = value.dropLast().trimmed }
      lines.append(.setting(key: String(key), value: String(value)))
    }
  }
  return ConfigurationFile(lines: lines)
}

/// The equals sign between key and value. A sign in a condition does not count: `KEY[sdk=iphoneos*]
/// = value`.
private func assignment(in line: Substring) -> Substring.Index? {
  var isCondition = false
  for index in line.indices {
    switch line[index] {
    case "[": isCondition = true
    case "]": isCondition = false
    case "=" where !isCondition: return index
    default: break
    }
  }
  return nil
}

/// The line up to `//`, which begins a comment anywhere in a line.
private func withoutComment(_ line: Substring) -> Substring {
  line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start.prefix(0) }
    return start[...last]
  }
}

/// A file of build settings (`.xcconfig`): its own settings, and the files that it includes.
package struct ConfigurationFile: Hashable, Sendable {
  /// A setting or an include, in the order of the file.
  package enum Line: Hashable, Sendable {
    case setting(key: String, value: String)
    /// An include. The path starts at the folder of the file. With `#include?`, a missing file is
    /// no fault.
    case include(path: String, isOptional: Bool)
  }

  package var lines: [Line]
}
