import Foundation
package import HostAccess
package import LayoutComparison
import LayoutWorkbench
import PlainText

/// The place of a merge's record. In a working tree of git it is the git directory, where nobody
/// commits it by mistake. Elsewhere it is beside the document.
package struct MergeRecordFile: Sendable {
  /// The absolute path of the record.
  package let path: String
  /// The name for a person.
  package let name: String
  /// The folder that only contains records; `nil` for a record beside its document.
  private let folder: String?

  private static let inRepository = "ninegrid/conflicts"
  private static let end = ".conflicts.json"

  /// - Parameters:
  ///   - document: the absolute path of the document.
  ///   - name: the name that the person used.
  ///   - repository: the repository around the document, if there is one.
  package init(document: String, named name: String, in repository: GitRepository?) {
    if let repository, let below = repository.path(of: document) {
      let folder = "\(repository.directory)/\(Self.inRepository)"
      (path, self.folder) = ("\(folder)/\(below).json", folder)
      self.name = path
    } else {
      (path, folder) = (document + Self.end, nil)
      self.name = name + Self.end
    }
  }

  package var exists: Bool { FileKind(path) != nil }

  /// The record, and the bytes of its file.
  package func read() throws -> (record: MergeRecord, bytes: [UInt8]) {
    let bytes = try readFile(path, named: name)
    return (try MergeRecord(reading: bytes, named: name), bytes)
  }

  package func write(_ record: MergeRecord, _ report: MergeReport) throws {
    if folder != nil {
      try makeFolder(FilePaths.parent(of: path), named: FilePaths.parent(of: name))
    }
    try writeFileAtomically(record.bytes(report), to: path, named: name)
  }

  /// Writes a record together with its document. The record is written before the document, and
  /// restored if writing the document fails. So no document has conflicts without a record.
  ///
  /// - Parameters:
  ///   - record: `nil` for a document without conflicts, whose record is removed.
  ///   - writeDocument: writes the document.
  package func write(
    _ record: MergeRecord?, _ report: MergeReport, around writeDocument: () throws -> Void
  ) throws {
    guard let record else {
      try writeDocument()
      return try remove()
    }
    let before = exists ? try readFile(path, named: name) : nil
    try write(record, report)
    do {
      try writeDocument()
    } catch {
      if let before {
        try writeFileAtomically(before, to: path, named: name)
      } else {
        try remove()
      }
      throw error
    }
  }

  /// Removes the record, and the folders that become empty.
  package func remove() throws {
    guard exists else { return }
    guard unlink(path) == 0 else {
      throw CommandFailure.unwritable(path: name, reason: systemReason(errno))
    }
    removeEmptyFolders()
  }

  /// Removes the folders that contain no record.
  package func removeEmptyFolders() {
    guard let folder else { return }
    var parent = FilePaths.parent(of: path)
    while parent.hasPrefix(folder), rmdir(parent) == 0 { parent = FilePaths.parent(of: parent) }
    if parent.hasPrefix(folder) { return }
    _ = rmdir(parent)
  }
}
