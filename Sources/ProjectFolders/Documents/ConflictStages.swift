package import HostAccess
import LayoutModel
package import LayoutWorkbench

/// The three versions of a file in conflict, from git's index.
package struct ConflictStages {
  package let base: MergeInput
  package let ours: MergeInput
  package let theirs: MergeInput
  private let name: String

  /// - Parameters:
  ///   - path: the path in the repository.
  ///   - name: the name that the person used.
  package init(of path: String, named name: String, in repository: GitRepository) throws {
    let stages = try repository.stages(of: path)
    if stages.isEmpty { throw CommandFailure.notInConflict(path: name) }
    guard let ours = stages[2], let theirs = stages[3] else {
      throw CommandFailure.deletedOnOneSide(path: name, side: stages[2] == nil ? "ours" : "theirs")
    }
    func input(_ stage: Int, _ blob: String) throws -> MergeInput {
      MergeInput(name: ":\(stage):\(path)", bytes: try repository.blob(blob))
    }
    // If there is no base, both sides added the file.
    base = try stages[1].map { try input(1, $0) } ?? MergeInput(name: ":1:\(path)", bytes: [])
    self.ours = try input(2, ours)
    self.theirs = try input(3, theirs)
    self.name = name
  }

  /// Refuses to overwrite a file that somebody has settled by hand. Such a file has no marks of a
  /// text merge, and is not one of the versions, which git leaves if it does not merge.
  ///
  /// - Returns: the present content; `nil` if there is none.
  package func bytesThatMayGo(at path: String) throws -> [UInt8]? {
    guard FileKind(path) != nil else { return nil }
    let bytes = try readFile(path, named: name)
    if StandInFile.firstConflictMark(in: bytes) != nil { return bytes }
    if [base.bytes, ours.bytes, theirs.bytes].contains(bytes) { return bytes }
    throw CommandFailure.settledByHand(path: name)
  }

  /// Keeps a copy of a file in which a person has already settled some conflicts by hand, as git's
  /// mergetool does, because the file will be merged again.
  ///
  /// - Parameter bytes: the content of the file.
  /// - Returns: the name of the copy; `nil` if the file is exactly the result of git's text merge.
  package func keepHandWork(
    _ bytes: [UInt8], at path: String, in repository: GitRepository
  ) throws -> String? {
    guard StandInFile.firstConflictMark(in: bytes) != nil else { return nil }
    let made = try repository.textMerge(
      base: base.bytes, ours: ours.bytes, theirs: theirs.bytes)
    if let made, Self.withoutLabels(made) == Self.withoutLabels(bytes) { return nil }
    var end = ".orig"
    var number = 2
    while FileKind(path + end) != nil {
      if try readFile(path + end, named: name + end) == bytes { return name + end }
      end = ".orig\(number)"
      number += 1
    }
    try replaceFile(path + end, named: name + end, with: bytes, insteadOf: .nothing)
    return name + end
  }

  /// The lines without the names behind marks of conflicts, because these depend on how the
  /// versions were named.
  private static func withoutLabels(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let marks = ["<<<<<<< ", "||||||| ", ">>>>>>> "].map { Array($0.utf8) }
    return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      marks.contains { line.starts(with: $0) } ? line.prefix(7) : line
    }
  }
}
