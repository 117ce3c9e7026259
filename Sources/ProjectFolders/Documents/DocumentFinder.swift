import ElementTree
import Foundation
package import HostAccess
import LayoutModel
import LayoutWorkbench
package import PlainText

/// Looks for documents below folders: `.storyboard` and `.xib` files, and `.json` files that are
/// native documents.
///
/// Names are in order, byte for byte. Hidden files and folders are left out, and so are the copies
/// that Xcode exports for translators (`de.xcloc`). Each folder is entered once, so links may form
/// circles. If a folder can't be read, the others are still searched.
package struct DocumentFinder {
  private var visited: Set<FolderID> = []
  package private(set) var found: [FoundFile] = []
  /// Folders in which somebody is writing, or was killed while writing; absolute.
  package private(set) var foldersWithLeftovers: [String] = []
  /// Folders below the named one, as the person would write them.
  package private(set) var unreadable: [UnreadableFolder] = []

  package struct UnreadableFolder {
    package var name: String
    package var error: CommandFailure

    package init(name: String, error: CommandFailure) {
      self.name = name
      self.error = error
    }
  }

  private struct FolderID: Hashable {
    var device: UInt64
    var node: UInt64
  }

  /// Searches for all documents below a folder.
  ///
  /// - Parameters:
  ///   - path: the absolute path of the folder.
  ///   - name: the path that the person gave.
  /// - Throws: ``CommandFailure`` if it can't be read, or contains no document.
  package init(in path: String, named name: String) throws {
    var shown = name
    while shown.count > 1, shown.hasSuffix("/") { shown.removeLast() }
    let prefix = shown == "." ? "" : shown == "/" ? "/" : shown + "/"
    try visit(path, named: shown, prefix: prefix, root: path, depth: 0)
    if found.isEmpty, unreadable.isEmpty { throw CommandFailure.noDocuments(folder: name) }
  }

  /// Whether a file is a document, by its name and, if its name ends in .json, by its first bytes.
  package static func isDocument(_ path: String) -> Bool {
    guard let kind = DocumentKind(fileName: path) else { return false }
    return kind != .json || NativeDocumentSniffer.isNative(path)
  }

  /// The deepest level of folders. No system has longer paths, whatever links there are.
  private static let deepest = 256

  private mutating func visit(
    _ folder: String, named name: String, prefix: String, root: String, depth: Int
  ) throws(CommandFailure) {
    guard depth < Self.deepest, isNew(folder) else { return }
    let names = try folderEntries(folder, named: name)
    if names.contains(where: { ChangeJournal.isName($0) || ScratchFile.isName($0) }) {
      foldersWithLeftovers.append(folder)
    }
    for entry in names where !entry.hasPrefix(".") {
      let path = folder + "/" + entry
      switch FileKind(path) {
      case .directory where entry.hasSuffix(".xcloc"): continue
      case .directory:
        let name = prefix + entry
        do {
          try visit(path, named: name, prefix: name + "/", root: root, depth: depth + 1)
        } catch {
          unreadable.append(UnreadableFolder(name: name, error: error))
        }
      case .file:
        guard Self.isDocument(path) else { continue }
        found.append(FoundFile(path: path, name: prefix + entry, folder: root))
      case nil where entry.contains("\u{FFFD}"):
        // A name that is not UTF-8 can't be opened. Reading the file reports it.
        guard let kind = DocumentKind(fileName: entry), kind != .json else { continue }
        found.append(FoundFile(path: path, name: prefix + entry, folder: root))
      case .other, nil: continue
      }
    }
  }

  private mutating func isNew(_ folder: String) -> Bool {
    var status = stat()
    guard stat(folder, &status) == 0 else { return false }
    return visited.insert(
      FolderID(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
    ).inserted
  }
}
