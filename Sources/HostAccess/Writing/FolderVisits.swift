import Diagnostics
import PlainText
import Synchronization

/// The folders in which a command has looked for changes that killed processes left. Each is
/// visited once.
package final class FolderVisits: Sendable {
  private let entered = Mutex<Set<String>>([])
  private let seen = Mutex<Set<String>>([])

  package init() {}

  /// Prepares a folder for writing. It ends interrupted changes of several files there and reports
  /// this, and removes the remains of interrupted changes of single files.
  ///
  /// - Parameter folder: an absolute path without links.
  /// - Throws: ``CommandFailure`` for a change that can neither be completed nor reverted.
  package func enter(_ folder: String) throws {
    guard entered.withLock({ $0.insert(folder).inserted }) else { return }
    for name in folderEntriesIfListed(folder) {
      let path = folder + "/" + name
      if ChangeJournal.isName(name) {
        try Self.recover(path)
      } else if ScratchFile.isName(name) {
        ScratchFile.removeIfLeft(path)
      }
    }
  }

  /// Reports an interrupted change in a folder before something is read there.
  package func look(in folder: String) throws {
    guard seen.withLock({ $0.insert(folder).inserted }) else { return }
    for name in folderEntriesIfListed(folder) where ChangeJournal.isName(name) {
      try Self.warn(of: folder + "/" + name)
    }
  }

  private static func recover(_ place: String) throws {
    let context = CommandContext.current
    guard case .journal(var journal) = try ChangeJournal.open(place, shown: context.shownPath)
    else { return }
    let files = journal.entries.map(\.name)
    switch try journal.recover() {
    case .nothing: return
    case .finished:
      try context.note(
        "note: a change that was broken off is finished now: \(CommandFailure.list(files))")
    case .takenBack:
      try context.note(
        "note: a change that was broken off is taken back: \(CommandFailure.list(files))")
    }
  }

  private static func warn(of place: String) throws {
    let context = CommandContext.current
    let files = try ChangeJournal.filesLeft(by: place, shown: context.shownPath)
    guard !files.isEmpty else { return }
    let style = context.errorStyle
    try context.note([
      "\(style.severity(.warning)): a change of several files was broken off: \(CommandFailure.list(files))",
      "  hint: the next command that writes there finishes it, or takes it back",
    ])
  }
}

extension CommandContext {
  /// A path as the person would write it: relative if it lies below the working directory.
  package func shownPath(_ path: String) -> String {
    DocumentName.path(path, below: workingDirectory) ?? path
  }
}
