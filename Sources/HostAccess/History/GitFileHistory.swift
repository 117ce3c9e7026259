import ElementTree
import Foundation
import LayoutModel

/// The states of a document in a line of commits, along first parents and through renames.
///
/// A merged branch counts as one change, which is its merge. If its single commits were added one after
/// another, they would undo and redo the changes of the other side.
package struct GitFileHistory: Sendable {
  /// The path in the repository; for a deleted file, the last one.
  package var path: String
  package var versions: [Version] = []
  /// The commit that deleted it; `nil` if it still exists.
  package var deletion: String?

  package init(path: String, versions: [Version] = [], deletion: String? = nil) {
    self.path = path
    self.versions = versions
    self.deletion = deletion
  }

  /// The document after a commit.
  package struct Version: Sendable {
    /// The position of the commit in its line.
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

  /// A line of git's output: `:100644 100644 a1b2… c3d4… R90`, followed by one path, or two.
  private struct Change {
    /// The path before; `nil` if it has not changed.
    var oldPath: String?
    var path: String
    /// The id of the blob; `nil` if there is no longer a document with that name.
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
    /// The positions of histories by path, including those of deleted files.
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

    /// Applies the changes of a commit. Renamed files leave their old paths first, because two files may
    /// exchange their paths.
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

    /// The history for the present file at a path. A file that appears where another one was deleted
    /// continues its history.
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
