import Foundation
package import HostAccess
package import LayoutComparison
import LayoutWorkbench
import PlainText

/// Where the record of a merge lies: in a working tree of git in its git directory, where nobody commits it by mistake,
/// else beside the document.
package struct MergeRecordFile: Sendable {
  /// Absolute.
  package let path: String
  /// As a person is told.
  package let name: String
  /// The folder that holds records alone; `nil` beside a document.
  private let folder: String?

  private static let inRepository = "ninegrid/conflicts"
  private static let end = ".conflicts.json"

  /// - Parameters:
  ///   - document: the absolute path of the document.
  ///   - name: as the person named it.
  ///   - repository: around it, if there is one.
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

  /// Keeps a record with the document that it is about: it is there before the document is written, and as it was before
  /// where that fails, so that no document has conflicts that nobody knows of.
  ///
  /// - Parameters:
  ///   - record: `nil` for a document without conflicts, whose record goes.
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

  /// Takes the record away, and the folders that this leaves empty.
  package func remove() throws {
    guard exists else { return }
    guard unlink(path) == 0 else {
      throw CommandFailure.unwritable(path: name, reason: systemReason(errno))
    }
    removeEmptyFolders()
  }

  /// Takes the folders away in which no record is left.
  package func removeEmptyFolders() {
    guard let folder else { return }
    var parent = FilePaths.parent(of: path)
    while parent.hasPrefix(folder), rmdir(parent) == 0 { parent = FilePaths.parent(of: parent) }
    if parent.hasPrefix(folder) { return }
    _ = rmdir(parent)
  }
}
