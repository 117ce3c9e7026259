import HostAccess
import LayoutModel
package import LayoutStore
package import LayoutWorkbench
import PlainText
import ProjectFolders

/// A file of an import, read only as far as it takes to know whether its document has changed.
package enum ImportedFile: Sendable {
  /// It is the file of which the store has the content.
  case unchanged(revision: Int)
  /// Its times have changed, its bytes have not.
  case sameBytes(SeenFile, revision: Int)
  /// - Parameter seen: `nil` where the document has something to tell at each import.
  case read(LoadedDocument, seen: SeenFile?)

  /// The version of the program that reads: another one may read more, or tell more.
  package static let reader = "\(NinegridVersion.text) \(BatchWork.engine)"

  /// Compares a file's stamp, and reads the file if the stamp does not decide.
  ///
  /// - Parameter known: what the store remembers of it.
  package init(_ entry: ImportList.Entry, known: (file: SeenFile, revision: Int)?) throws {
    let (path, name) = (entry.file.path, entry.file.name)
    // Before reading: what is written meanwhile makes another stamp.
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
