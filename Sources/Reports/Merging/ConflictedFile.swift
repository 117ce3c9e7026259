import Diagnostics
package import ElementTree
package import HostAccess
package import LayoutComparison
import LayoutModel
package import LayoutWorkbench
import PlainText
import ProjectFolders

/// A document with conflicts of a merge that must be settled. The conflicts come from the record of the
/// merge, or from git's versions of a file that its text merge left.
package struct ConflictedFile {
  package let name: String
  /// The absolute path of the document.
  package let path: String
  package let run: MergeRun
  package let report: MergeReport
  package let recordFile: MergeRecordFile
  package private(set) var record: MergeRecord
  package let isOfGit: Bool
  /// The bytes of the record's file; `nil` if there is none.
  private var recordBytes: [UInt8]?

  package var openRows: [MergeReport.Row] { report.rows.filter { record.choices[$0.name] == nil } }

  /// Finds the unfinished merge of a document.
  ///
  /// - Throws: a ``CommandFailure`` if there is none.
  package init(_ name: String, in context: CommandContext) throws {
    let path = context.absolutePath(name)
    try context.visits.enter(FilePaths.parent(of: linkTarget(path)))
    let repository = try GitRepository.find(around: FilePaths.parent(of: path), in: context)
    let recordFile = MergeRecordFile(document: path, named: name, in: repository)
    if recordFile.exists {
      let (record, bytes) = try recordFile.read()
      if !record.isOfGit {
        try self.init(name, path, record, bytes, recordFile, in: context)
        return
      }
      if let repository, try record.isCurrent(for: path, named: name, in: repository) {
        try self.init(name, path, record, bytes, recordFile, in: context)
        return
      }
      try recordFile.remove()
    }
    guard let repository, let below = repository.path(of: path) else {
      throw CommandFailure.notInConflict(path: name)
    }
    let versions = try ConflictStages(of: below, named: name, in: repository)
    let bytes = try versions.bytesThatMayGo(at: path)
    let run = try MergeRun(
      base: versions.base, ours: versions.ours, theirs: versions.theirs, in: context)
    let record = run.record(of: name, isOfGit: true)
    if let bytes, let copy = try versions.keepHandWork(bytes, at: path, in: repository) {
      try context.note(
        "note: conflicts in '\(name)' were settled by hand, and it is merged anew: "
          + "the earlier version is kept in '\(copy)'")
    }
    self.init(name, path, run, record, recordFile)
    try recordFile.write(report.rows.isEmpty ? nil : record, report) {
      try replaceFile(
        path, named: name, with: run.bytes, insteadOf: bytes.map(FileExpectation.bytes) ?? .nothing)
    }
    recordBytes = report.rows.isEmpty ? nil : record.bytes(report)
  }

  private init(
    _ name: String, _ path: String, _ record: MergeRecord, _ bytes: [UInt8],
    _ recordFile: MergeRecordFile, in context: CommandContext
  ) throws {
    func input(_ side: String, _ bytes: [UInt8]) -> MergeInput {
      MergeInput(name: side, bytes: bytes)
    }
    let kind = DocumentKind(fileName: name).map { ".\($0.fileExtension)" } ?? ""
    let run = try MergeRun(
      base: input("base\(kind)", record.base), ours: input("ours\(kind)", record.ours),
      theirs: input("theirs\(kind)", record.theirs), in: context)
    self.init(name, path, run, record, recordFile)
    recordBytes = bytes
  }

  private init(
    _ name: String, _ path: String, _ run: MergeRun, _ record: MergeRecord,
    _ recordFile: MergeRecordFile
  ) {
    self.name = name
    self.path = path
    self.run = run
    self.record = record
    self.recordFile = recordFile
    report = MergeReport(run.merge)
    isOfGit = record.isOfGit
  }

  /// Settles conflicts by choices, in the document and in its record together. Edits that somebody made
  /// since the merge stay.
  ///
  /// - Returns: the document after that.
  @discardableResult
  package mutating func settle(_ choices: [String: MergeConflict.Choice]) throws -> DocumentTree {
    let before = try tree(record.choices)
    let all = record.choices.merging(choices) { $1 }
    let after = try tree(all)
    let current = try readFile(path, named: name)
    let written: DocumentTree
    // The file has the result of the new choices already if a run was killed after it wrote the
    // file, and before it wrote the record.
    if try current == writeDocument(before, as: before.kind, named: name)
      || current == writeDocument(after, as: after.kind, named: name)
    {
      written = after
    } else {
      let edited = try readDocument(sniffing: current, named: name).tree
      let (tree, faults) = edited.applying(
        DocumentDifference(from: before, to: after), includingNoise: true)
      if let fault = faults.first {
        throw CommandFailure.changedSince(path: name, reason: fault.message)
      }
      written = tree
    }
    let bytes = try writeDocument(written, as: written.kind, named: name)
    record.choices = all
    let noted = openRows.isEmpty ? nil : record.bytes(report)
    var changes: [FileChange] = []
    if bytes != current {
      changes.append(
        FileChange(path: path, name: name, bytes: bytes, expected: .bytes(current)))
    }
    if noted != recordBytes {
      changes.append(
        FileChange(
          path: recordFile.path, name: recordFile.name, bytes: noted,
          expected: recordBytes.map(FileExpectation.bytes) ?? .nothing))
    }
    try writeFilesTogether(changes)
    recordBytes = noted
    if noted == nil { recordFile.removeEmptyFolders() }
    return written
  }

  /// The result of the merge with some choices.
  private func tree(_ choices: [String: MergeConflict.Choice]) throws -> DocumentTree {
    let settlement = MergeSettlement(run.merge, choices: choices)
    if let fault = settlement.diagnostics.first {
      throw DocumentFailure.documents([fault.inFile(name)])
    }
    return settlement.tree
  }
}

extension MergeRecord {
  /// Whether git still has the document in the same conflict: nobody has ended it, begun another
  /// one, or merged it as text since.
  ///
  /// - Parameters:
  ///   - path: the absolute path of the document.
  ///   - name: the name that the person used.
  fileprivate func isCurrent(
    for path: String, named name: String, in repository: GitRepository
  ) throws -> Bool {
    guard let below = repository.path(of: path) else { return false }
    let stages = try repository.stages(of: below)
    guard let mine = stages[2], let other = stages[3], try repository.blob(mine) == ours,
      try repository.blob(other) == theirs
    else { return false }
    return StandInFile.firstConflictMark(in: try readFile(path, named: name)) == nil
  }
}
