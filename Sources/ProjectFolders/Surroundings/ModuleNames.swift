import HostAccess
import PlainText

/// The modules that a project may have, as far as its files name them.
enum ModuleNames {
  /// Files that name targets, products and dependencies.
  private static let files: Set<String> = [
    "project.pbxproj", "Package.swift", "Podfile", "Podfile.lock", "Cartfile",
    "Cartfile.resolved", "project.yml", "Project.swift", "Package.resolved",
  ]
  private static let endings = [".podspec", ".xcconfig"]

  /// Every word of the files that name modules, and every module that a source imports.
  ///
  /// A module's name is the product's name with `_` for each character that is not a letter or digit.
  /// The words are changed in the same way.
  ///
  /// - Source: Apple, Build Settings Reference, "Product Module Name".
  static func below(_ root: String) -> Set<String> {
    var found: Set<String> = []
    // The search for documents skips the folder of a project, so it is searched here.
    for path in AssetFolders.folders(below: root, with: { $0.hasSuffix(".xcodeproj") }) {
      for name in folderEntriesIfListed(path) where name.hasSuffix(".xcodeproj") {
        found.insert(moduleName(String(name.dropLast(".xcodeproj".count))))
        add("\(path)/\(name)/project.pbxproj", to: &found)
      }
    }
    for path in FolderListing(below: root).paths {
      let name = FilePaths.lastComponent(of: path)
      if files.contains(name) || endings.contains(where: name.hasSuffix) {
        add("\(root)/\(path)", to: &found)
      } else if name.hasSuffix(".framework") || name.hasSuffix(".xcframework") {
        found.insert(moduleName(name.split(separator: ".").first.map(String.init) ?? name))
      }
    }
    for file in SourceFiles.files(below: root) { addImports(of: file, to: &found) }
    return found
  }

  static func moduleName(_ product: String) -> String {
    String(product.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Adds quoted texts, and the words and values of lines: `name = "My App";`, `pod 'Kingfisher'`.
  private static func add(_ path: String, to found: inout Set<String>) {
    guard FileKind(path) == .file else { return }
    do {
      addWords(of: try readFile(path, named: path), to: &found)
    } catch {
      // A file that can't be read names no module.
      return
    }
  }

  /// Adds the names in a text that ends its pieces with quotes and line ends, and their words.
  ///
  /// The separators are ASCII, so the bytes are searched: a workspace of many projects has megabytes of
  /// such files.
  ///
  /// - Complexity: O(*bytes*).
  static func addWords(of text: [UInt8], to found: inout Set<String>) {
    for piece in text.split(whereSeparator: isBetweenPieces) {
      found.insert(moduleName(piece))
      for word in piece.split(whereSeparator: isBetweenWords) where word.count < piece.count {
        found.insert(moduleName(word))
      }
    }
  }

  /// Whether a byte is a quote or ends a line.
  private static func isBetweenPieces(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x27, 0x0A, 0x0D: true
    default: false
    }
  }

  /// Whether a byte is one of the characters of ` \t;,(){}/=:.`.
  private static func isBetweenWords(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x28, 0x29, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3D, 0x7B, 0x7D: true
    default: false
    }
  }

  /// The name of the module for a product whose name is a part of a file.
  private static func moduleName(_ product: ArraySlice<UInt8>) -> String {
    if product.contains(where: { $0 >= 0x80 }) {
      return moduleName(String(decoding: product, as: UTF8.self))
    }
    return String(decoding: product.map { isLetterOrDigit($0) ? $0 : 0x5F }, as: UTF8.self)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private static func addImports(of file: String, to found: inout Set<String>) {
    do {
      addImports(in: try readFile(file, named: file), to: &found)
    } catch {
      return
    }
  }

  /// Adds the words behind each `import`, up to the end of the line.
  ///
  /// - Complexity: O(*bytes*).
  static func addImports(in source: [UInt8], to found: inout Set<String>) {
    let key = Array("import".utf8)
    for start in starts(of: key, in: source) {
      let line = source[(start + key.count)...].prefix(mostBytesOfImport).prefix { $0 != 0x0A }
      if line.contains(where: { $0 >= 0x80 }) {
        let text = String(decoding: line, as: UTF8.self)
        for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
          found.insert(String(word))
        }
      } else {
        for word in line.split(whereSeparator: { !isLetterOrDigit($0) && $0 != 0x5F }) {
          found.insert(String(decoding: word, as: UTF8.self))
        }
      }
    }
  }

  /// The most bytes of a line that are looked at behind `import`.
  private static let mostBytesOfImport = 200

  /// Where a word of at least one byte begins in a text, without places inside an earlier one.
  private static func starts(of key: [UInt8], in text: [UInt8]) -> [Int] {
    guard let first = key.first else { return [] }
    return text.withUnsafeBufferPointer { text in
      var result: [Int] = []
      var index = 0
      while index + key.count <= text.count {
        guard text[index] == first,
          key.indices.allSatisfy({ text[index + $0] == key[$0] })
        else {
          index += 1
          continue
        }
        result.append(index)
        index += key.count
      }
      return result
    }
  }
}
