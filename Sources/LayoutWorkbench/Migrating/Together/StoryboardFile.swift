import PlainText

/// Storyboards by the names that references know them by.
package enum StoryboardFile {
  /// `Main` for `App/Base.lproj/Main.storyboard`.
  package static func name(of path: String) -> String {
    let file = FilePaths.lastComponent(of: path)
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }
}
