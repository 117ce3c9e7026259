import Foundation
import LayoutJSON
import LayoutModel
import PlainText

/// A change of several files that is done completely or not at all, whatever ends the process.
///
/// `.ninegrid-NUMBER.journal` lists the files that change, their old and new contents, and the
/// progress. New contents lie beside their places before the first file changes
/// (`.ninegrid-NUMBER-INDEX.new`), and old contents stay until the last file has changed (`.old`).
/// So an interrupted change can be completed or reverted. Other folders in which files change have
/// a link to the journal, so that every process that writes there finds it.
///
/// It is locked while its process lives: a journal without a lock belongs to an interrupted change.
package struct ChangeJournal {
  /// The folder of the journal itself, absolute and without links.
  package let folder: String
  package let number: String
  package let entries: [Entry]
  package var state: State
  /// The file of the journal, which is locked.
  package let file: OpenFile

  package init(folder: String, number: String, entries: [Entry], state: State, file: OpenFile) {
    self.folder = folder
    self.number = number
    self.entries = entries
    self.state = state
    self.file = file
  }

  /// A file that changes.
  package struct Entry: Hashable {
    /// The absolute path without links. If a link itself is removed, the path of the link.
    package var path: String
    /// The name that the person knows.
    package var name: String
    /// The hash of the content that was read; `nil` for a new file.
    package var old: String?
    /// The hash of the new content; `nil` for a file that is removed.
    package var new: String?

    package init(path: String, name: String, old: String? = nil, new: String? = nil) {
      self.path = path
      self.name = name
      self.old = old
      self.new = new
    }
  }

  /// The progress of the whole change.
  package enum State: String {
    /// No file has changed.
    case begun
    /// Everything is prepared: from here on the change can be completed.
    case applying
    case takingBack = "taking-back"
    /// The change was completed or reverted; only auxiliary files are left.
    case done
  }

  package static let format = "ninegrid-journal"
  package static let version = 1
  package static let start = ".ninegrid-"
  package static let end = ".journal"

  package static func isName(_ name: String) -> Bool {
    name.hasPrefix(start) && name.hasSuffix(end)
      && HiddenName.isNumber(name.dropFirst(start.count).dropLast(end.count))
  }

  package var path: String { "\(folder)/\(Self.start)\(number)\(Self.end)" }

  /// The path of an entry's new content until it is in its place.
  package func newPath(_ index: Int) -> String { hiddenPath(index, "new") }

  /// The path of an entry's old content until everything is done.
  package func oldPath(_ index: Int) -> String { hiddenPath(index, "old") }

  private func hiddenPath(_ index: Int, _ end: String) -> String {
    "\(FilePaths.parent(of: entries[index].path))/\(Self.start)\(number)-\(index).\(end)"
  }

  /// All folders in which files change, that of the journal first.
  package var folders: [String] {
    var result = [folder]
    var seen: Set<String> = [folder]
    for entry in entries {
      let parent = FilePaths.parent(of: entry.path)
      if seen.insert(parent).inserted { result.append(parent) }
    }
    return result
  }

  /// The path of the journal's link in another folder.
  package func linkPath(in other: String) -> String {
    "\(other)/\(FilePaths.lastComponent(of: path))"
  }
}

/// An open file. It is closed, and unlocked, when nothing refers to it any more.
package final class OpenFile: Sendable {
  package let descriptor: Int32

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }
}
