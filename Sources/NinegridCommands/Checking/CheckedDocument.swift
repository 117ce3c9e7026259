/// A document by the names that outputs have for it.
struct CheckedDocument: Sendable {
  let reference: DocumentReference
  /// As the person named it.
  let name: String
  /// The path of the file relative to the working directory, or absolute where it lies elsewhere; of a
  /// document of the store its name there, without revision.
  let path: String
  /// In how many environments it was resolved.
  let environmentCount: Int

  init(_ reference: DocumentReference, environmentCount: Int, in context: CommandContext) {
    self.reference = reference
    name = reference.shownName
    self.environmentCount = environmentCount
    switch reference {
    case .file(let file):
      let below = [context.workingDirectory, resolvedLink(context.workingDirectory)].lazy
        .compactMap { FilePaths.path(file.path, below: $0) }
      path = below.first ?? file.path
    case .stored(let name, _): path = name
    }
  }
}
