package import ProjectFolders

extension DocumentLanguages.Language {
  /// The file as it is now; `nil` for a pseudolanguage.
  package func stamp() throws -> ServedDocuments.Stamp? {
    try file.map { try .init(ofFile: $0, named: $0) }
  }
}
