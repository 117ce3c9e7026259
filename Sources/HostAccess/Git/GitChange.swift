import ElementTree
import LayoutModel
import PlainText

/// A document that differs between two trees of git, or between a tree and the index or working tree.
package struct GitChange: Hashable, Sendable {
  package var old: Version?
  package var new: Version?

  package init(old: Version? = nil, new: Version? = nil) {
    self.old = old
    self.new = new
  }

  /// One side's version of a file.
  package struct Version: Hashable, Sendable {
    /// The path in the repository.
    package var path: String
    /// The id of its blob; `nil` if it only exists in the working tree.
    package var blob: String?

    package init(path: String, blob: String? = nil) {
      self.path = path
      self.blob = blob
    }
  }

  /// The changed files, with renames as git finds them.
  ///
  /// - Parameters:
  ///   - range: a range as in `git diff`, checked before; `nil` for the last commit.
  ///   - isStaged: whether to compare with the index instead of the working tree.
  ///   - paths: the paths as the person gave them, in the working directory; empty for all
  ///     documents.
  ///   - folder: the working directory.
  ///   - skip: called for files in conflict.
  package static func all(
    in repository: GitRepository, range: String?, isStaged: Bool, paths: [String],
    folder: String, skip: (String) throws -> Void
  ) throws -> [GitChange] {
    var arguments = [
      "diff", "--raw", "-z", "--no-abbrev", "-M", "--no-ext-diff", "--no-textconv", "--no-color",
      "--ignore-submodules",
    ]
    if isStaged { arguments.append("--cached") }
    if let range { arguments.append(range) }
    arguments.append("--")
    let wanted = DocumentKind.allCases.map { ":(top,icase)*.\($0.fileExtension)" }
    arguments += paths.isEmpty ? wanted : paths.map { Self.pathspec($0, repository, folder) }
    let parts = try repository.git.output(arguments).parts
    var changes: [GitChange] = []
    var conflicts: Set<String> = []
    var index = 0
    while index + 1 < parts.count {
      let fields = parts[index].dropFirst().split(separator: " ").map(String.init)
      guard fields.count == 5, let status = fields[4].first else {
        throw CommandFailure.git(reason: "'git diff --raw' prints a line that is not understood")
      }
      let path = parts[index + 1]
      let isPair = status == "R" || status == "C"
      let newPath = isPair && index + 2 < parts.count ? parts[index + 2] : path
      index += isPair ? 3 : 2
      if status == "U" {
        if DocumentKind(fileName: path) != nil, conflicts.insert(path).inserted { try skip(path) }
        continue
      }
      let change = GitChange(
        old: version(path, mode: fields[0], blob: fields[2], isThere: status != "A"),
        new: version(newPath, mode: fields[1], blob: fields[3], isThere: status != "D"))
      if change.old != nil || change.new != nil { changes.append(change) }
    }
    return changes.filter { !conflicts.contains($0.new?.path ?? $0.old?.path ?? "") }
  }

  /// The form of a person's path that git needs at the top of the working tree.
  private static func pathspec(
    _ path: String, _ repository: GitRepository, _ folder: String
  ) -> String {
    if path.hasPrefix(":") { return path }
    let absolute = FilePaths.normalized(path.hasPrefix("/") ? path : folder + "/" + path)
    guard let root = repository.root else { return ":(top)\(path)" }
    if resolvedLink(absolute) == resolvedLink(root) { return ":(top)" }
    return repository.path(of: absolute).map { ":(top)\($0)" } ?? path
  }

  /// - Returns: `nil` for links, submodules and files without the name of a document.
  private static func version(
    _ path: String, mode: String, blob: String, isThere: Bool
  ) -> Version? {
    guard isThere, mode.hasPrefix("100"), DocumentKind(fileName: path) != nil else { return nil }
    return Version(path: path, blob: blob.allSatisfy { $0 == "0" } ? nil : blob)
  }
}

extension GitRepository {
  /// The bytes of a file on one side of a change.
  package func bytes(of version: GitChange.Version) throws -> [UInt8] {
    if let blob = version.blob { return try self.blob(blob) }
    return try readFile("\(root ?? directory)/\(version.path)", named: version.path)
  }
}
