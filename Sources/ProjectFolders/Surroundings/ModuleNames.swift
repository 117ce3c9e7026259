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
      for name in AssetFolders.names(in: path) where name.hasSuffix(".xcodeproj") {
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
      let text = String(decoding: try readFile(path, named: path), as: UTF8.self)
      for piece in text.split(whereSeparator: { "\"'\n".contains($0) }) {
        found.insert(moduleName(String(piece)))
        for word in piece.split(whereSeparator: { " \t;,(){}/=:.".contains($0) }) {
          found.insert(moduleName(String(word)))
        }
      }
    } catch {
      // A file that can't be read names no module.
      return
    }
  }

  private static func addImports(of file: String, to found: inout Set<String>) {
    do {
      let bytes = try readFile(file, named: file)
      let key = Array("import".utf8)
      var start = 0
      while let range = bytes[start...].firstRange(of: key) {
        start = range.upperBound
        let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }.prefix(200)
        for word in String(decoding: line, as: UTF8.self).split(whereSeparator: {
          !($0.isLetter || $0.isNumber || $0 == "_")
        }) { found.insert(String(word)) }
      }
    } catch {
      return
    }
  }
}
