import Foundation

/// Writes files so that either all of them are new, or all are as they were.
///
/// All new contents lie beside their files before the first one is put in place; where one can't be, those before it are
/// put back. Only a machine that stops in the middle of that leaves some of each, every one of them whole.
///
/// - Throws: ``CommandFailure``.
func writeFilesTogether(_ changes: [FileChange]) throws {
  for change in changes where change.isNew && !isGone(change.path) {
    throw CommandFailure.fileExists(path: change.name)
  }
  for change in changes where change.bytes == nil {
    let folder = FilePaths.parent(of: change.path)
    try checkFolder(folder, named: FilePaths.parent(of: change.name))
  }
  var staged: [StagedFile] = []
  var committed = 0
  var undoing: [() throws -> Void] = []
  do {
    for change in changes {
      guard let bytes = change.bytes else { continue }
      staged.append(try StagedFile(bytes, for: change.path, named: change.name))
    }
    for (index, change) in changes.filter({ $0.bytes != nil }).enumerated() {
      let file = staged[index]
      let old = file.exists ? try readFile(file.target, named: change.name) : nil
      committed += 1
      try file.commit()
      undoing.append {
        if let old {
          try writeFileAtomically(old, to: file.target, named: change.name)
        } else {
          unlink(file.target)
        }
      }
    }
    for change in changes where change.bytes == nil {
      let old = try readFile(change.path, named: change.name)
      guard unlink(change.path) == 0 else { throw writeFailure(errno, change.name) }
      undoing.append { try writeFileAtomically(old, to: change.path, named: change.name) }
    }
  } catch {
    for file in staged.dropFirst(committed) { file.discard() }
    for undo in undoing.reversed() { try undo() }
    throw error
  }
}
