import Foundation
package import HostAccess

/// Files of code that still contain a name which documents no longer have.
package struct CodeMentions {
  private var files: [(path: String, line: Int)] = []

  private static let endings = [".swift", ".m", ".mm", ".h", ".plist"]
  /// The largest source file, in bytes; larger files are generated.
  private static let largest = 1 << 21
  private static let mostListed = 10

  /// - Parameter arguments: the arguments of the person; only folders are searched.
  package init(of name: String, in arguments: [String], _ context: CommandContext) throws {
    for argument in arguments {
      let folder = context.absolutePath(argument)
      guard FileKind(folder) == .directory else { continue }
      for path in Self.sources(below: folder) {
        let start = argument == "." ? "" : argument.hasSuffix("/") ? argument : argument + "/"
        let shown = start + path
        if let line = Self.line(of: Array(name.utf8), in: folder + "/" + path) {
          files.append((shown, line))
        }
      }
    }
  }

  /// The lines for a person.
  package var lines: [String] {
    guard !files.isEmpty else { return [] }
    var result = [
      files.count == 1
        ? "1 file of code has the old name, and stays as it is:"
        : "\(files.count) files of code have the old name, and stay as they are:"
    ]
    result += files.prefix(Self.mostListed).map { "  \($0.path):\($0.line)" }
    if files.count > Self.mostListed {
      result.append("  and \(files.count - Self.mostListed) more")
    }
    return result
  }

  /// Paths of sources below a folder, in order.
  private static func sources(below folder: String) -> [String] {
    var result: [String] = []
    var entries = 0
    var waiting = [(path: "", depth: 0)]
    while let (path, depth) = waiting.popLast() {
      for name in folderEntriesIfListed(folder + "/" + path) where !name.hasPrefix(".") {
        entries += 1
        if entries > AssetFolders.mostEntries { return result.sorted() }
        let inner = path.isEmpty ? name : path + "/" + name
        switch FileKind(folder + "/" + inner) {
        case .directory where depth < AssetFolders.deepest: waiting.append((inner, depth + 1))
        case .file where endings.contains { name.hasSuffix($0) }: result.append(inner)
        default: continue
        }
      }
    }
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The number of the first line that contains a word. `nil` also if the file can't be read, which is
  /// not the task of this command.
  private static func line(of word: [UInt8], in path: String) -> Int? {
    guard let data = FileManager.default.contents(atPath: path), data.count <= largest else {
      return nil
    }
    let bytes = [UInt8](data)
    var start = 0
    while let found = bytes[start...].firstRange(of: word) {
      let before = found.lowerBound > 0 ? bytes[found.lowerBound - 1] : 0
      let after = found.upperBound < bytes.count ? bytes[found.upperBound] : 0
      if !isWordByte(before), !isWordByte(after) {
        return bytes[..<found.lowerBound].count { $0 == 10 } + 1
      }
      start = found.upperBound
    }
    return nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte == 0x5F || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }
}
