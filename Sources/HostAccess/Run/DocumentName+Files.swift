package import PlainText

extension DocumentName {
  /// The name of a file. It is the path relative to the working directory if the file lies below
  /// that. Otherwise it is relative to the parent of the given folder. A single file elsewhere has
  /// its file name.
  package static func name(of file: FoundFile, workingDirectory: String) -> String {
    if let name = path(file.path, below: workingDirectory) { return name }
    let above = FilePaths.parent(of: file.folder ?? file.path)
    return FilePaths.path(file.path, below: above) ?? FilePaths.lastComponent(of: file.path)
  }

  /// The part of a path below a folder, through any links; `nil` if it does not lie there.
  ///
  /// - Parameters:
  ///   - path: an absolute path.
  ///   - directory: an absolute path.
  package static func path(_ path: String, below directory: String) -> String? {
    let directories = [directory, resolvedLink(directory)]
    for path in [path, resolvedFolder(of: path)] {
      for directory in directories {
        if let found = FilePaths.path(path, below: directory) { return found }
      }
    }
    return nil
  }
}
