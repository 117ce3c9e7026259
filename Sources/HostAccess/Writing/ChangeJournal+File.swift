import Foundation
import LayoutJSON
import LayoutModel
import PlainText

extension ChangeJournal {
  /// Creates the journal of a new change, and its links. No file has changed yet, and no content is written.
  package init(_ entries: [Entry]) throws {
    precondition(!entries.isEmpty, "a change of no files")
    self.entries = entries
    let name = entries[0].name
    folder = FilePaths.parent(of: entries[0].path)
    state = .begun
    while true {
      let number = HiddenName.randomNumber()
      let path = "\(folder)/\(Self.start)\(number)\(Self.end)"
      let opened = Disk.create(path)
      if opened < 0, errno == EEXIST { continue }
      guard opened >= 0 else { throw creationFailure(errno, name) }
      _ = flock(opened, LOCK_EX)
      if FileLock.isFile(opened, at: path) {
        (self.number, file) = (number, OpenFile(opened))
        break
      }
      // Another process removed it before it was locked, because it looked like an interrupted one.
      close(opened)
    }
    do {
      try check(Disk.write(header, to: file.descriptor, at: path), name)
      try check(Disk.sync(file.descriptor, at: path), name)
      try check(Disk.syncFolder(folder), name)
      for other in folders.dropFirst() {
        let code = Disk.makeLink(linkPath(in: other), to: FilePaths.path(path, from: other))
        // If the file system has no links, only processes that write in the folder of the journal find it.
        if code != 0, code != EPERM, code != ENOTSUP { throw writeFailure(code, name) }
        try check(Disk.syncFolder(other), name)
      }
    } catch {
      removeAll()
      throw error
    }
  }

  private func check(_ code: Int32, _ name: String) throws {
    if code != 0 { throw writeFailure(code, name) }
  }

  private var header: [UInt8] {
    let files = entries.map { entry in
      JSONValue.object([
        JSONMember("path", .string(FilePaths.path(entry.path, from: folder))),
        JSONMember("old", entry.old.map(JSONValue.string) ?? .null),
        JSONMember("new", entry.new.map(JSONValue.string) ?? .null),
      ])
    }
    let line = JSONValue.object([
      JSONMember("format", .string(Self.format)),
      JSONMember("version", .integer(Int64(Self.version))),
      JSONMember("files", .array(files)),
    ])
    return Array((line.compactText + "\n").utf8)
  }

  /// Records the progress of the change, before anything else is done.
  package mutating func enter(_ next: State) throws {
    let line = JSONValue.object([JSONMember("state", .string(next.rawValue))]).compactText + "\n"
    try check(Disk.write(Array(line.utf8), to: file.descriptor, at: path), entries[0].name)
    try check(Disk.sync(file.descriptor, at: path), entries[0].name)
    state = next
  }

  /// The result of looking for a journal.
  package enum Found {
    case journal(ChangeJournal)
    /// It was removed meanwhile.
    case gone
  }

  /// Opens a journal that was found in a folder, after its process has ended.
  ///
  /// - Parameters:
  ///   - place: the absolute path of the journal, or of a link to it.
  ///   - shown: turns an absolute path into the form that the person would write.
  /// - Throws: ``CommandFailure`` if it can't be read, or if its process takes too long.
  package static func open(_ place: String, shown: (String) -> String) throws -> Found {
    let descriptor = Foundation.open(place, O_RDWR | O_CLOEXEC | O_APPEND)
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw openFailure(errno, shown(place), toWrite: true) }
      // The journal of this link no longer exists.
      _ = Disk.remove(place)
      return .gone
    }
    let file = OpenFile(descriptor)
    let path = resolvedLink(place)
    switch FileLock.take(descriptor) {
    case .taken: break
    case .busy: throw CommandFailure.folderLocked(path: shown(FilePaths.parent(of: path)))
    // It can't be found out whether its process still runs.
    case .unsupported: return .gone
    }
    guard FileLock.isFile(descriptor, at: path) else { return .gone }
    let bytes = try readAll(of: descriptor, named: shown(path))
    // The next record must begin on a new line.
    let whole = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    if whole < bytes.count { ftruncate(descriptor, off_t(whole)) }
    guard let journal = try ChangeJournal(bytes, at: path, file, shown: shown) else {
      // The journal itself was not complete, so no change has begun.
      _ = Disk.remove(path)
      return .gone
    }
    return .journal(journal)
  }

  /// - Returns: `nil` if the journal was interrupted while it was written.
  private init?(
    _ bytes: [UInt8], at path: String, _ file: OpenFile, shown: (String) -> String
  ) throws {
    let folder = FilePaths.parent(of: path)
    self.folder = folder
    self.file = file
    let name = FilePaths.lastComponent(of: path)
    number = String(name.dropFirst(Self.start.count).dropLast(Self.end.count))
    // A line without a line end was not completely written.
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    guard let first = lines.first else { return nil }
    func unreadable(_ reason: String) -> CommandFailure {
      .unreadable(path: shown(path), reason: reason)
    }
    let header: JSONValue
    var state = State.begun
    do {
      header = try parseJSON(Array(first))
      for line in lines.dropFirst() {
        if let word = try parseJSON(Array(line))["state"]?.string, let known = State(rawValue: word)
        {
          state = known
        }
      }
    } catch {
      throw unreadable("it is not as it was written")
    }
    guard header["format"]?.string == Self.format, header["version"]?.integer == Self.version,
      let files = header["files"]?.array, !files.isEmpty
    else { throw unreadable("another version of ninegrid has written it") }
    entries = try files.map { file in
      guard let below = file["path"]?.string else { throw unreadable("a path is missing") }
      let path = FilePaths.normalized(folder + "/" + below)
      return Entry(
        path: path, name: shown(path), old: file["old"]?.string, new: file["new"]?.string)
    }
    self.state = state
  }

  /// The files of an interrupted change, some of which have changed and some not. Empty if no
  /// process has ended too early.
  package static func filesLeft(by place: String, shown: (String) -> String) throws -> [String] {
    let descriptor = Foundation.open(place, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    let file = OpenFile(descriptor)
    if FileLock.isTaken(descriptor) { return [] }
    let path = resolvedLink(place)
    let bytes = try readAll(of: descriptor, named: shown(path))
    guard let journal = try ChangeJournal(bytes, at: path, file, shown: shown),
      journal.state == .applying || journal.state == .takingBack
    else { return [] }
    return journal.entries.map(\.name)
  }

  /// Removes all auxiliary files, and the journal last.
  ///
  /// - Precondition: no file has changed, or the change was completed or reverted.
  package func removeAll() {
    precondition(state == .begun || state == .done, "the change is under way")
    // If a file can't be removed now, its journal stays, and the next process removes both.
    for index in entries.indices {
      if Disk.remove(newPath(index)) != 0 || Disk.remove(oldPath(index)) != 0 { return }
    }
    for other in folders { _ = Disk.syncFolder(other) }
    for other in folders.dropFirst() where Disk.remove(linkPath(in: other)) != 0 { return }
    _ = Disk.remove(path)
  }
}
