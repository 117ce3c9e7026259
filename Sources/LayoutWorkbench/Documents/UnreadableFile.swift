import Diagnostics

/// What is in a file in place of what a reader expects.
enum UnreadableFile: DiagnosticFault {
  /// A line of a file of approved layouts is none.
  case approvedLayout
  case pointerOfLFS
  case conflictMarks

  var statement: Diagnostic.Statement {
    switch self {
    case .approvedLayout:
      .init(
        .invalidApproval, .error, "this line does not belong to approved layouts",
        hint: "'ninegrid check --record' writes the file again")
    case .pointerOfLFS:
      .init(
        .lfsPointer, .error, "this is a pointer of Git LFS, not the document",
        hint: "'git lfs pull' brings the document")
    case .conflictMarks:
      .init(
        .conflictMarkers, .error, "a text merge has left its marks here",
        hint: "'ninegrid merge FILE' merges a file in conflict anew, object by object")
    }
  }
}
