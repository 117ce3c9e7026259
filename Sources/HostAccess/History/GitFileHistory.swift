import ElementTree
import Foundation
import LayoutModel

/// The states of a document on a line of commits, from first parent to first parent, through renames.
///
/// A merged branch counts as one change, its merge. Its single commits, one after another, would
/// undo and redo the changes of the other side.
package struct GitFileHistory: Sendable {
  /// Where it is in the repository, or was when it was deleted.
  package var path: String
  package var versions: [Version] = []
  /// The commit that deleted it; `nil` where it is still there.
  package var deletion: String?

  package init(path: String, versions: [Version] = [], deletion: String? = nil) {
    self.path = path
    self.versions = versions
    self.deletion = deletion
  }

  /// What a commit made of it.
  package struct Version: Sendable {
    /// Of the commit in its line.
    package var position: Int
    package var commit: DocumentVersion
    package var path: String
    package var blob: String

    package init(position: Int, commit: DocumentVersion, path: String, blob: String) {
      self.position = position
      self.commit = commit
      self.path = path
      self.blob = blob
    }
  }

  /// All documents that commits of a range have changed, by path.
  ///
  /// - Parameter range: `REV..REV`, or `REV` for all commits up to it; checked before.
  package static func all(in repository: GitRepository, range: String) throws -> [GitFileHistory] {
    let wanted = DocumentKind.allCases.map { ":(top,icase)*.\($0.fileExtension)" }
    let output = try repository.git.output(
      [
        "log", "--first-parent", "-m", "--reverse", "--raw", "-z", "--no-abbrev", "-M",
        "--no-color", "--no-ext-diff", "--no-textconv", "--ignore-submodules",
        "--format=%x01%H%x1f%at%x1f%an%x1f%s", range, "--",
      ] + wanted)
    var line = CommitLine()
    let parts = output.parts
    var index = 0
    while index < parts.count {
      let part = parts[index]
      index += 1
      if part.hasPrefix("\u{1}") {
        line.begin(try commit(part.dropFirst()))
        continue
      }
      let change = try Change(part, parts[index...])
      index += change.oldPath == nil ? 1 : 2
      line.add(change)
    }
    return line.finished.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private static func commit(_ text: Substring) throws -> DocumentVersion {
    let fields = text.split(separator: "\u{1F}", maxSplits: 3, omittingEmptySubsequences: false)
    guard fields.count == 4, let seconds = TimeInterval(fields[1]) else { throw notUnderstood }
    return DocumentVersion(
      commit: String(fields[0]), author: String(fields[2]),
      time: Date(timeIntervalSince1970: seconds).formatted(.iso8601), message: String(fields[3]))
  }

  private static let notUnderstood = CommandFailure.git(
    reason: "'git log --raw' prints a line that is not understood")

  /// `:100644 100644 a1b2… c3d4… R90`, and one path, or two.
  private struct Change {
    /// `nil` where it is what it was.
    var oldPath: String?
    var path: String
    /// `nil` where there is no document of that name any more.
    var blob: String?
    var isCopy: Bool

    init(_ part: String, _ paths: ArraySlice<String>) throws {
      let fields = part.drop { $0 == "\n" || $0 == ":" }.split(separator: " ")
      guard fields.count == 5, let status = fields[4].first, let first = paths.first else {
        throw GitFileHistory.notUnderstood
      }
      path = first
      if status == "R" || status == "C" {
        guard let second = paths.dropFirst().first else {
          throw GitFileHistory.notUnderstood
        }
        (oldPath, path) = (first, second)
      }
      let isFile = fields[1].hasPrefix("100") && DocumentKind(fileName: path) != nil
      blob = isFile && status != "D" ? String(fields[3]) : nil
      isCopy = status == "C"
    }
  }

  /// Follows files from commit to commit.
  private struct CommitLine {
    private var histories: [GitFileHistory] = []
    /// By path, those that were deleted, too.
    private var places: [String: Int] = [:]
    private var commit = DocumentVersion()
    private var position = -1
    private var changes: [Change] = []

    mutating func begin(_ next: DocumentVersion) {
      apply()
      commit = next
      position += 1
    }

    mutating func add(_ change: Change) { changes.append(change) }

    var finished: [GitFileHistory] {
      var copy = self
      copy.apply()
      return copy.histories.filter { !$0.versions.isEmpty }
    }

    /// What was renamed leaves its place before anything comes there: two may change places.
    private mutating func apply() {
      let moved = changes.map { change in
        change.isCopy ? nil : change.oldPath.flatMap { places.removeValue(forKey: $0) }
      }
      for (change, mover) in zip(changes, moved) {
        guard let blob = change.blob else {
          if let place = mover ?? places[change.path] { histories[place].deletion = commit.commit }
          continue
        }
        let place = place(of: change.path, mover)
        histories[place].path = change.path
        histories[place].deletion = nil
        histories[place].versions.append(
          Version(position: position, commit: commit, path: change.path, blob: blob))
      }
      changes = []
    }

    /// The history of what is at a path now: of what came there, after that of what was deleted there before.
    private mutating func place(of path: String, _ mover: Int?) -> Int {
      guard let mover else {
        if let known = places[path] { return known }
        histories.append(GitFileHistory(path: path))
        places[path] = histories.count - 1
        return histories.count - 1
      }
      if let known = places[path], known != mover {
        histories[mover].versions += histories[known].versions
        histories[mover].versions.sort { $0.position < $1.position }
        histories[known].versions = []
      }
      places[path] = mover
      return mover
    }
  }
}
