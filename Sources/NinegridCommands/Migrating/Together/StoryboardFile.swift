import LayoutModel

/// Storyboards by the names that references know them by.
enum StoryboardFile {
  /// `Main` for `App/Base.lproj/Main.storyboard`.
  static func name(of path: String) -> String {
    let file = FilePaths.lastComponent(of: path)
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// The names of all storyboards in a folder, whatever the case of the extension.
  ///
  /// - Parameter folder: absolute.
  static func names(in folder: String) -> [String] {
    AssetFolders.names(in: folder)
      .filter { DocumentKind(fileName: $0) == .storyboard }.map(name)
  }
}
