import Diagnostics

/// How documents are called in the store.
enum DocumentName {
  /// The path relative to the working directory where the file lies below it, else relative to the
  /// parent of the folder that was given; a file elsewhere that was given by itself has its own name.
  static func name(of file: FoundFile, workingDirectory: String) -> String {
    if let name = path(file.path, below: workingDirectory) { return name }
    let above = FilePaths.parent(of: file.folder ?? file.path)
    return FilePaths.path(file.path, below: above) ?? FilePaths.lastComponent(of: file.path)
  }

  /// The part of a path below a folder, whatever links lead to either; `nil` if it does not lie there.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - directory: absolute.
  static func path(_ path: String, below directory: String) -> String? {
    let directories = [directory, resolvedLink(directory)]
    for path in [path, resolvedFolder(of: path)] {
      for directory in directories {
        if let found = FilePaths.path(path, below: directory) { return found }
      }
    }
    return nil
  }

  /// `Main.storyboard@3` as name and revision; without `@` and digits all of it is the name.
  static func split(_ text: String) -> (name: String, revision: Int?) {
    guard let mark = text.lastIndex(of: "@"), mark > text.startIndex,
      let revision = Int(text[text.index(after: mark)...]), revision > 0
    else { return (text, nil) }
    return (String(text[..<mark]), revision)
  }

  /// The known name that somebody may have meant: the only one with that file name, else one whose
  /// path or file name has few changed letters.
  static func nearest(to text: String, in names: [String]) -> String? {
    let wanted = split(text).name
    let file = base(of: wanted)
    let sameFile = names.filter { base(of: $0) == file }
    if let only = sameFile.first, sameFile.count == 1 { return only }
    if let near = Spelling.nearest(to: file, in: names.map(base)) {
      let found = names.filter { base(of: $0) == near }
      if found.count == 1 { return found.first }
    }
    return nil
  }

  /// The file name without folders and extension, in lower case.
  private static func base(of name: String) -> String {
    let file = FilePaths.lastComponent(of: name).lowercased()
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }
}
