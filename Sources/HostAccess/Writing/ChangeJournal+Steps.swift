package import Foundation
import LayoutModel
import PlainText

extension ChangeJournal {
  /// Writes the new content of a file beside it, and keeps the old one under another name.
  ///
  /// - Parameter bytes: `nil` for a file that will be removed; its content is kept when it is
  ///   removed.
  package func prepare(_ index: Int, _ bytes: [UInt8]?, status: stat?) throws {
    guard let bytes else { return }
    let name = entries[index].name
    let path = newPath(index)
    let descriptor = Disk.create(path)
    guard descriptor >= 0 else { throw creationFailure(errno, name) }
    defer { close(descriptor) }
    var code = Disk.write(bytes, to: descriptor, at: path)
    if let status { takeOwnerAndMode(of: status, for: descriptor) }
    if code == 0 { code = Disk.sync(descriptor, at: path) }
    if code != 0 { throw writeFailure(code, name) }
    if let status { try keepOld(index, status) }
  }

  private func keepOld(_ index: Int, _ status: stat) throws {
    let (entry, path) = (entries[index], oldPath(index))
    var code = Disk.link(entry.path, as: path)
    guard code == EPERM || code == ENOTSUP || code == EMLINK || code == ENOSYS else {
      if code != 0 { throw writeFailure(code, entry.name) }
      return
    }
    // If files can have only one name there, it is a copy.
    let bytes = try readFile(entry.path, named: entry.name)
    let descriptor = Disk.create(path)
    guard descriptor >= 0 else { throw creationFailure(errno, entry.name) }
    defer { close(descriptor) }
    code = Disk.write(bytes, to: descriptor, at: path)
    takeOwnerAndMode(of: status, for: descriptor)
    if code == 0 { code = Disk.sync(descriptor, at: path) }
    if code != 0 { throw writeFailure(code, entry.name) }
  }

  /// Makes sure that all prepared files are on the disk.
  package func syncFolders() throws {
    for folder in folders {
      let code = Disk.syncFolder(folder)
      if code != 0 { throw writeFailure(code, entries[0].name) }
    }
  }

  /// The progress of one file.
  package enum Progress { case waiting, changed, touched }

  /// The progress of a file: it waits for its change, or has it, or is something else, because somebody has
  /// written it.
  package func progress(_ index: Int) throws -> Progress {
    let entry = entries[index]
    guard entry.new != nil else {
      if !isGone(oldPath(index)) || isGone(entry.path) { return .changed }
      return try hash(index) == entry.old ? .waiting : .touched
    }
    if isGone(newPath(index)) { return .changed }
    let now = isGone(entry.path) ? nil : try hash(index)
    // The process may have been killed while one file had two names.
    return now == entry.old || now == entry.new ? .waiting : .touched
  }

  private func hash(_ index: Int) throws -> String {
    sha256(try readFile(entries[index].path, named: entries[index].name))
  }

  /// - Throws: ``CommandFailure`` for the first file that was written since it was read.
  package func checkUntouched() throws {
    for index in entries.indices where try progress(index) == .touched {
      throw touched(index)
    }
  }

  private func touched(_ index: Int) -> CommandFailure {
    let entry = entries[index]
    return entry.old == nil
      ? .fileExists(path: entry.name)
      : .changedSinceRead(path: entry.name, isGone: isGone(entry.path))
  }

  /// Puts the prepared files in their places: first new files, then replaced files, then removals.
  ///
  /// - Throws: ``CommandFailure`` if somebody has written a file meanwhile, or if a step fails.
  package func apply() throws {
    let order = entries.indices.sorted { (rank($0), $0) < (rank($1), $1) }
    for index in order {
      let entry = entries[index]
      try holdFolder(of: entry) {
        switch try progress(index) {
        case .changed: return
        case .touched: throw touched(index)
        case .waiting: break
        }
        let code =
          entry.new == nil
          ? Disk.move(entry.path, to: oldPath(index)) : Disk.move(newPath(index), to: entry.path)
        if code != 0 { throw writeFailure(code, entry.name) }
      }
    }
    try syncFolders()
  }

  private func rank(_ index: Int) -> Int {
    entries[index].old == nil ? 0 : entries[index].new != nil ? 1 : 2
  }

  private func holdFolder(of entry: Entry, _ body: () throws -> Void) throws {
    try FolderLock.hold(
      FilePaths.parent(of: entry.path), named: FilePaths.parent(of: entry.name), body)
  }

  /// Whether no changed file was written again since. Otherwise that content would be lost.
  package var canTakeBack: Bool {
    get throws {
      try entries.indices.allSatisfy { try wayBack($0) != .lost }
    }
  }

  /// The step that reverts the change of a file.
  private enum WayBack { case nothing, restore, remove, lost }

  private func wayBack(_ index: Int) throws -> WayBack {
    let entry = entries[index]
    let now = isGone(entry.path) ? nil : try hash(index)
    if entry.new == nil {
      if isGone(oldPath(index)) || now == entry.old { return .nothing }
      return now == nil ? .restore : .lost
    }
    if !isGone(newPath(index)) || now == entry.old { return .nothing }
    if entry.old == nil { return now == entry.new ? .remove : .lost }
    return now == entry.new && !isGone(oldPath(index)) ? .restore : .lost
  }

  /// Restores all files, the last change first.
  package func takeBack() throws {
    for index in entries.indices.sorted(by: { (rank($0), $0) > (rank($1), $1) }) {
      let entry = entries[index]
      try holdFolder(of: entry) {
        let code: Int32
        switch try wayBack(index) {
        case .nothing: return
        case .lost: throw CommandFailure.unfinishedChange(files: entries.map(\.name), path: path)
        case .restore: code = Disk.move(oldPath(index), to: entry.path)
        case .remove: code = Disk.remove(entry.path)
        }
        if code != 0 { throw writeFailure(code, entry.name) }
      }
    }
    try syncFolders()
  }
}

// MARK: Ends

extension ChangeJournal {
  /// Makes all prepared changes, or reverts them if that fails.
  package mutating func finish() throws {
    do {
      try enter(.applying)
      try apply()
    } catch {
      do {
        try undo()
      } catch let second as CommandFailure {
        if case .unfinishedChange = second { throw second }
        throw CommandFailure.changeBrokenOff(files: entries.map(\.name))
      }
      throw error
    }
    end()
  }

  private mutating func undo() throws {
    guard try canTakeBack else {
      throw CommandFailure.unfinishedChange(files: entries.map(\.name), path: path)
    }
    try enter(.takingBack)
    try takeBack()
    end()
  }

  /// Ends the change, which is completed or reverted. Records or removals that fail now are left to the next
  /// process.
  private mutating func end() {
    do {
      try enter(.done)
      removeAll()
    } catch {
      return
    }
  }

  /// The result for an interrupted change.
  package enum Recovery { case finished, takenBack, nothing }

  /// Completes an interrupted change if nothing is lost by it, otherwise reverts it.
  ///
  /// - Throws: ``CommandFailure/unfinishedChange(files:path:)`` if files were written since, so
  ///   that neither can be done.
  package mutating func recover() throws -> Recovery {
    switch state {
    case .begun:
      removeAll()
      return .takenBack
    case .done:
      removeAll()
      return .nothing
    case .applying:
      if try !entries.indices.contains(where: { try progress($0) == .touched }) {
        try apply()
        end()
        return .finished
      }
    case .takingBack: break
    }
    try undo()
    return .takenBack
  }
}
