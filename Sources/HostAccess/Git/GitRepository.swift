import Foundation
import LayoutModel
import PlainText

/// A repository of git: its folders and its content.
package struct GitRepository: Sendable {
  /// Runs at the top of the working tree, or in the repository if it has none.
  package let git: GitProgram
  package let objects: GitObjects
  /// The top of the working tree, absolute; `nil` in a bare repository.
  package let root: String?
  /// The absolute path of the folder that belongs only to this working tree.
  package let directory: String
  /// The absolute path of the folder that all working trees of the repository share.
  package let commonDirectory: String

  /// The repository that contains a folder.
  ///
  /// - Parameter folder: an absolute path.
  /// - Throws: ``CommandFailure/noRepository(path:)`` if there is none.
  package init(around folder: String, in context: CommandContext) throws {
    let git = try GitProgram(in: folder, of: context)
    let found = try git.run(["rev-parse", "--absolute-git-dir", "--git-common-dir"])
    guard found.status == 0 else {
      throw found.errors.contains("not a git repository")
        ? CommandFailure.noRepository(path: folder) : CommandFailure.git(reason: found.reason)
    }
    let lines = found.line.split(separator: "\n").map(String.init)
    directory = lines.first ?? folder
    let common = lines.last ?? directory
    commonDirectory = FilePaths.normalized(common.hasPrefix("/") ? common : folder + "/" + common)
    let top = try git.run(["rev-parse", "--show-toplevel"])
    root = top.status == 0 && !top.line.isEmpty ? top.line : nil
    self.git = try GitProgram(in: root ?? directory, of: context)
    objects = GitObjects(self.git)
  }

  /// The repository around a folder; `nil` if there is none, or no git.
  package static func find(around folder: String, in context: CommandContext) throws
    -> GitRepository?
  {
    do {
      return try GitRepository(around: folder, in: context)
    } catch CommandFailure.noRepository, CommandFailure.noGit {
      return nil
    }
  }

  /// The path of a file in the repository; `nil` if it does not lie in the working tree.
  ///
  /// - Parameter path: an absolute path.
  package func path(of path: String) -> String? {
    root.flatMap { DocumentName.path(path, below: $0) }
  }

  /// The bytes of an object.
  package func blob(_ id: String) throws -> [UInt8] {
    guard let bytes = try objects.bytes(of: id) else {
      throw CommandFailure.git(reason: "the repository has no object \(id)")
    }
    return bytes
  }

  package var hasCommits: Bool {
    get throws { try git.run(["rev-parse", "--verify", "--quiet", "HEAD"]).status == 0 }
  }

  /// Whether the repository only has a part of the history, because it was cloned so.
  package var isShallow: Bool {
    get throws { try git.run(["rev-parse", "--is-shallow-repository"]).line == "true" }
  }

  // MARK: Conflicts

  /// The ids of the three versions of a file in conflict, by stage: 1 the base, 2 ours, 3 theirs. Empty for a file
  /// without a conflict.
  package func stages(of path: String) throws -> [Int: String] {
    let output = try git.output(["ls-files", "-u", "-z", "--", ":(top,literal)\(path)"])
    var result: [Int: String] = [:]
    for part in output.parts {
      let fields = part.prefix { $0 != "\t" }.split(separator: " ")
      guard fields.count == 3, let stage = Int(fields[2]) else { continue }
      result[stage] = String(fields[1])
    }
    return result
  }

  /// The result of git's text merge of three versions, with its marks; `nil` if git can't merge them.
  package func textMerge(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws -> [UInt8]? {
    let folder = "\(directory)/ninegrid/text-merge-\(getpid())"
    try makeFolder(folder, named: folder)
    let files = ["ours", "base", "theirs"].map { "\(folder)/\($0)" }
    defer {
      for file in files { unlink(file) }
      rmdir(folder)
      rmdir(FilePaths.parent(of: folder))
    }
    for (file, bytes) in zip(files, [ours, base, theirs]) {
      try writeFileAtomically(bytes, to: file, named: file)
    }
    let output = try git.run(
      ["merge-file", "-p", "-L", "ours", "-L", "base", "-L", "theirs"] + files)
    return (0..<128).contains(output.status) ? output.bytes : nil
  }

  /// The paths in conflict, in order.
  package func conflictedPaths() throws -> [String] {
    let output = try git.output(["diff", "--name-only", "--diff-filter=U", "-z"])
    var seen: Set<String> = []
    return output.parts.filter { seen.insert($0).inserted }
  }

  // MARK: Revisions

  /// Checks that `REV`, `A..B` or `A...B` consists of revisions, so that git can't take it for something else.
  package func checkRevisions(_ range: String) throws {
    let separator = range.contains("...") ? "..." : ".."
    let parts = range.contains("..") ? range.components(separatedBy: separator) : [range]
    guard parts.count <= 2 else {
      throw CommandFailure.unknownRevision(name: range, isShallow: false)
    }
    for part in parts where !part.isEmpty || parts.count == 1 {
      let found = try git.run(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(part)^{tree}"])
      guard found.status == 0, !part.hasPrefix("-") else {
        throw try hasCommits
          ? CommandFailure.unknownRevision(name: part, isShallow: isShallow)
          : CommandFailure.noCommits
      }
    }
    guard separator == "...", parts.count == 2, range.contains("...") else { return }
    let sides = parts.map { $0.isEmpty ? "HEAD" : $0 }
    guard try git.run(["merge-base"] + sides).status == 0 else {
      throw CommandFailure.noMergeBase(one: sides[0], other: sides[1])
    }
  }
}

extension String {
  /// The parts of the text between separators.
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
  }
}
