import Diagnostics

/// The names of documents in the store.
package enum DocumentName {
  /// Splits `Main.storyboard@3` into name and revision. Without `@` and digits, the whole text is
  /// the name.
  package static func split(_ text: String) -> (name: String, revision: Int?) {
    guard let mark = text.lastIndex(of: "@"), mark > text.startIndex,
      let revision = Int(text[text.index(after: mark)...]), revision > 0
    else { return (text, nil) }
    return (String(text[..<mark]), revision)
  }

  /// The known name that the person may have meant: the only one with that file name, or else one
  /// whose path or file name differs in few letters.
  package static func nearest(to text: String, in names: [String]) -> String? {
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
