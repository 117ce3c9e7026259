import HostAccess
import LayoutModel
package import LayoutStore
package import LayoutWorkbench
import PlainText
import ProjectFolders

/// A file of an import. It is read only as far as necessary to know whether its document has
/// changed.
package enum ImportedFile: Sendable {
  /// The store already has the content of this file.
  case unchanged(revision: Int)
  /// The times of the file have changed, but its bytes have not.
  case sameBytes(SeenFile, revision: Int)
  /// - Parameter seen: `nil` if the document has messages that must be reported at each import.
  case read(LoadedDocument, seen: SeenFile?)

  /// The version of the program that reads. Another version may read or report more.
  package static let reader = "\(NinegridVersion.text) \(BatchWork.engine)"

  /// Compares a file's stamp, and reads the file if the stamp does not decide.
  ///
  /// - Parameter known: the facts about the file that the store remembers.
  package init(_ entry: ImportList.Entry, known: (file: SeenFile, revision: Int)?) throws {
    let (path, name) = (entry.file.path, entry.file.name)
    // The time before reading: a change during the reading then gives another stamp.
    let seen = FileStamp.now
    let stamp = FileStamp(ofFile: path)
    if let known, let stamp, known.file.hasSameBytes(as: stamp) {
      self = .unchanged(revision: known.revision)
      return
    }
    let bytes = try readFile(path, named: name)
    let file = stamp.map {
      SeenFile(stamp: $0, seen: seen, digest: sha256(bytes), reader: Self.reader)
    }
    if let known, let file, known.file.digest == file.digest {
      self = .sameBytes(file, revision: known.revision)
      return
    }
    let document = try readDocument(bytes, ofFile: name)
    self = .read(document, seen: document.diagnostics.isEmpty ? file : nil)
  }
}
