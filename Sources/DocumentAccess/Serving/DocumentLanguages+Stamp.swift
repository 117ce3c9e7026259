package import ProjectFolders

extension DocumentLanguages.Language {
  /// The present state of the language's file; `nil` for a pseudolanguage.
  package func stamp() throws -> ServedDocuments.Stamp? {
    try file.map { try .init(ofFile: $0, named: $0) }
  }
}
