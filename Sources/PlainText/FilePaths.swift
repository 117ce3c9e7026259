/// Functions on paths as texts. They do not access any file.
package enum FilePaths {
  /// The path without `.`, `..`, doubled slashes and trailing slashes.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + text }
    return text.isEmpty ? "." : text
  }

  /// The part of `path` below `folder`; `nil` if it does not lie there. Both paths are absolute.
  package static func path(_ path: String, below folder: String) -> String? {
    let prefix = folder == "/" ? "/" : folder + "/"
    guard path.hasPrefix(prefix), path.utf8.count > prefix.utf8.count else { return nil }
    return String(path.dropFirst(prefix.count))
  }

  /// The relative path from a folder to a path, with `..` for each step upwards. Both paths are
  /// absolute and normalized.
  package static func path(_ path: String, from folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let upwards = Array(repeating: Substring(".."), count: base.count - shared)
    let parts = upwards + target[shared...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func lastComponent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Whether a name in the store can be used as a file below a folder: it is relative, and never
  /// leads upwards.
  package static func staysBelow(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.contains("\0")
      && !name.split(separator: "/").contains("..")
  }
}

extension FilePaths {
  /// The path with another extension, such as `a/Main.json` for `a/Main.storyboard` and `json`.
  package static func replacingExtension(of path: String, with newExtension: String) -> String {
    let folder = path.contains("/") ? parent(of: path) + "/" : ""
    let file = lastComponent(of: path)
    let base = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    return "\(folder)\(base).\(newExtension)"
  }
}
