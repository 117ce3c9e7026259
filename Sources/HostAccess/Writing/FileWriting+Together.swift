import Foundation
import LayoutModel
import PlainText

/// Writes files so that either all of them are new, or all are unchanged, whatever ends the
/// process. A ``ChangeJournal`` records the change. The next command that writes in one of the
/// folders completes an interrupted change, or reverts it.
///
/// - Parameter around: the part of the change that is not a file, such as revisions of a store. It
///   is done after everything is prepared, and before the first file changes. If it throws, no file
///   changes.
/// - Throws: ``CommandFailure``.
package func writeFilesTogether(
  _ changes: [FileChange], around work: () throws -> Void = {}
) throws {
  guard let first = changes.first else { return try work() }
  if changes.count == 1 { return try writeAlone(first, around: work) }
  var targets: [WritableTarget?] = []
  var entries: [ChangeJournal.Entry] = []
  for change in changes {
    let target = try target(of: change)
    let path = target?.path ?? resolvedFolder(of: change.path)
    targets.append(target)
    try CommandContext.current.visits.enter(FilePaths.parent(of: path))
    entries.append(
      ChangeJournal.Entry(
        path: path, name: change.name, old: try hashOfWhatIsThere(change),
        new: change.bytes.map(sha256)))
  }
  var journal = try ChangeJournal(entries)
  do {
    for (index, change) in changes.enumerated() {
      try journal.prepare(index, change.bytes, status: targets[index]?.status)
    }
    try journal.syncFolders()
    try journal.checkUntouched()
    try work()
  } catch {
    journal.removeAll()
    throw error
  }
  try journal.finish()
}

private func writeAlone(_ change: FileChange, around work: () throws -> Void) throws {
  guard let bytes = change.bytes else {
    _ = try target(of: change)
    try change.expected.check(change.path, named: change.name)
    try work()
    return try removeFile(change.path, named: change.name, insteadOf: change.expected)
  }
  let staged = try StagedFile(
    bytes, for: change.path, named: change.name, insteadOf: change.expected)
  do {
    try change.expected.check(change.path, named: change.name)
    try work()
  } catch {
    staged.discard()
    throw error
  }
  try staged.commit()
}

/// The target of a change; `nil` for a file that is removed.
private func target(of change: FileChange) throws -> WritableTarget? {
  if change.bytes == nil {
    let folder = FilePaths.parent(of: change.path)
    try checkFolder(folder, named: FilePaths.parent(of: change.name))
    return nil
  }
  if change.expected == .nothing { try change.expected.check(change.path, named: change.name) }
  let target = try WritableTarget(change.path, named: change.name)
  if target.isDevice { throw CommandFailure.notAFile(path: change.name) }
  if target.status == nil {
    try checkFolder(target.folder, named: FilePaths.parent(of: change.name))
  }
  return target
}

/// The hash of the content that a change replaces, if that content is the expected one.
private func hashOfWhatIsThere(_ change: FileChange) throws -> String? {
  switch change.expected {
  case .nothing: return nil
  case .bytes(let bytes):
    try change.expected.check(change.path, named: change.name)
    return sha256(bytes)
  case .anything:
    return isGone(change.path) ? nil : sha256(try readFile(change.path, named: change.name))
  }
}
