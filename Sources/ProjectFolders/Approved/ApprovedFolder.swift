package import HostAccess
package import LayoutWorkbench
import PlainText

/// The folder with approved layouts. Each document has a folder in it, with a file for each scene.
package struct ApprovedFolder: ApprovedStore {
  /// The name that the person used.
  package let name: String
  private let path: String

  private static let ending = ".layout.txt"

  package init(_ name: String, in context: CommandContext) {
    self.name = name
    path = context.absolutePath(name)
  }

  /// - Parameter document: the path of the document from the folder of the configuration.
  private static func folder(of document: String) -> String {
    // The files of a document outside of that folder must not be written outside, so '..' is
    // replaced.
    document.split(separator: "/").map { $0 == ".." ? "up" : String($0) }.joined(separator: "/")
  }

  /// The path of the file with a scene's approved layouts, from the folder.
  package static func file(of scene: String, in document: String) -> String {
    let safe = scene.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? String($0) : "_" }
      .joined()
    return "\(folder(of: document))/\(safe)\(ending)"
  }

  /// The approved frames of a scene; `nil` if there are none.
  ///
  /// - Throws: if the file exists and can't be read.
  package func scene(_ id: String, in document: String) throws -> ApprovedScene? {
    let file = Self.file(of: id, in: document)
    guard FileKind(path + "/" + file) == .file else { return nil }
    let shown = name + "/" + file
    return try ApprovedScene(readFile(path + "/" + file, named: shown), named: shown)
  }

  /// The approved scenes of a document that are not among these.
  package func others(than scenes: Set<String>, in document: String) throws -> [ApprovedScene] {
    let folder = path + "/" + Self.folder(of: document)
    guard FileKind(folder) == .directory else { return [] }
    let shownFolder = "\(name)/\(Self.folder(of: document))"
    return try folderEntries(folder, named: shownFolder).filter { $0.hasSuffix(Self.ending) }
      .map { file in
        let shown = "\(shownFolder)/\(file)"
        return try ApprovedScene(readFile(folder + "/" + file, named: shown), named: shown)
      }.filter { !scenes.contains($0.id) }
  }

  /// - Returns: whether something changed.
  package func write(_ scene: ApprovedScene) throws -> Bool {
    let file = Self.file(of: scene.id, in: scene.document)
    let target = path + "/" + file
    let bytes = Array(scene.text.utf8)
    if FileKind(target) == .file, try readFile(target, named: name + "/" + file) == bytes {
      return false
    }
    try makeFolder(FilePaths.parent(of: target), named: name)
    try writeFileAtomically(bytes, to: target, named: name + "/" + file)
    return true
  }
}
