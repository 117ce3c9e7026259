package import Diagnostics

/// Content that git puts in the place of a document: marks of a text merge, or a pointer of Git LFS.
package enum StandInFile {
  /// The line of the first mark that a text merge left; `nil` if there is none.
  package static func firstConflictMark(in bytes: [UInt8]) -> Int? {
    let mark = Array("<<<<<<< ".utf8)
    var line = 1
    var isStart = true
    for index in bytes.indices {
      if isStart, bytes[index] == mark[0], bytes[index...].starts(with: mark) { return line }
      isStart = bytes[index] == UInt8(ascii: "\n")
      if isStart { line += 1 }
    }
    return nil
  }

  /// - Source: the specification of Git LFS, `docs/spec.md`: the first line is always this one, and the file is
  ///   small.
  package static func isLFSPointer(_ bytes: [UInt8]) -> Bool {
    bytes.count < 1024 && bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8))
  }
}

extension DocumentFailure {
  /// Why bytes are no document: because git put something in its place, or else what the reader says.
  package static func noDocument(
    _ bytes: [UInt8], _ diagnostic: Diagnostic, named name: String
  ) -> DocumentFailure {
    if StandInFile.isLFSPointer(bytes) {
      return .documents([
        Diagnostic(UnreadableFile.pointerOfLFS, file: name)
      ])
    }
    if let line = StandInFile.firstConflictMark(in: bytes) {
      return .documents([
        Diagnostic(
          UnreadableFile.conflictMarks, at: SourceLocation(line: line, column: 1), file: name)
      ])
    }
    return .documents([diagnostic.inFile(name)])
  }
}

extension Diagnostic.Code {
  /// A file has the marks of a text merge.
  package static let conflictMarkers = Self(rawValue: "conflict-markers")
  /// A file is a pointer of Git LFS instead of the document.
  package static let lfsPointer = Self(rawValue: "lfs-pointer")
}
