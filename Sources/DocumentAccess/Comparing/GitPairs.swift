import ElementTree
package import HostAccess
import LayoutModel
import LayoutWorkbench

/// Documents of two states of a repository, as pairs.
package struct GitPairs {
  package let repository: GitRepository
  package let context: CommandContext

  package init(repository: GitRepository, context: CommandContext) {
    self.repository = repository
    self.context = context
  }

  /// - Parameters:
  ///   - range: `REV`, which is compared with the working tree, or `REV..REV`. `nil` means the last
  ///     commit.
  ///   - isStaged: whether the index replaces the working tree.
  ///   - paths: the paths as the person gave them.
  package func pairs(range: String?, isStaged: Bool, paths: [String]) throws -> [DocumentPair] {
    if let range { try repository.checkRevisions(range) }
    if repository.root == nil, isStaged || !(range ?? "").contains("..") {
      throw CommandFailure.noWorkingTree(path: repository.directory)
    }
    let changes = try GitChange.all(
      in: repository, range: range, isStaged: isStaged, paths: paths,
      folder: context.workingDirectory
    ) { path in
      try context.note(
        "note: '\(path)' is in conflict and left out; 'ninegrid merge \(path)' merges it anew")
    }
    let sides = Self.sides(range, isStaged: isStaged)
    var pairs: [DocumentPair] = []
    for change in changes {
      let old = try change.old.flatMap { try document($0, on: sides.old) }
      let new = try change.new.flatMap { try document($0, on: sides.new) }
      guard let path = (new == nil ? change.old : change.new)?.path, old != nil || new != nil
      else { continue }
      var pair = DocumentPair(old: old, new: new, name: path)
      if old != nil, new != nil, change.old?.path != path { pair.oldName = change.old?.path }
      pairs.append(pair)
    }
    return PairFinder.joiningRenames(pairs)
  }

  /// The names of a file on both sides in messages: `HEAD:Main.storyboard`, as in git; in the working tree only
  /// the path.
  private static func sides(_ range: String?, isStaged: Bool) -> (old: String, new: String) {
    guard let range else { return ("HEAD:", isStaged ? ":" : "") }
    guard range.contains("..") else { return ("\(range):", isStaged ? ":" : "") }
    let parts = range.split(separator: "..", omittingEmptySubsequences: false)
    let new = parts.last.map { $0.hasPrefix(".") ? $0.dropFirst() : $0 } ?? ""
    let old = parts.first ?? ""
    return ("\(old.isEmpty ? "HEAD" : old):", "\(new.isEmpty ? "HEAD" : new):")
  }

  /// - Returns: `nil` for a JSON file that is not a native document.
  private func document(_ version: GitChange.Version, on side: String) throws -> ComparedDocument? {
    let name = side + version.path
    let repository = repository
    if DocumentKind(fileName: version.path) == .json {
      let bytes = try repository.bytes(of: version)
      guard NativeDocumentSniffer.isNative(bytes) else { return nil }
      return ComparedDocument(named: name) { bytes }
    }
    return ComparedDocument(named: name) { try repository.bytes(of: version) }
  }
}
