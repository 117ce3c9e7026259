import InterfaceBuilder
import LayoutModel

extension DocumentSurroundings {
  /// The storyboards of a name around the document; `nil` where there is no project, so that nobody can tell.
  func storyboards(named name: String) -> [FoundStoryboard]? {
    guard let path else { return nil }
    let root = AssetFolders.project(around: path)
    guard projects.assets(below: [root]).isProject else { return nil }
    return projects.storyboards(below: root)[name] ?? []
  }

  /// The texts of each language beside the document; of a document that is one language's own there are none.
  ///
  /// - Source: Apple, "Localizing strings in your app": `de.lproj/Main.strings` beside `Base.lproj/Main.storyboard`.
  var localizations: [FoundLocalization] {
    guard let path else { return [] }
    let own = FilePaths.parent(of: path)
    guard FilePaths.lastComponent(of: own) == "Base.lproj" else { return [] }
    let root = FilePaths.parent(of: own)
    let name = FilePaths.lastComponent(of: FilePaths.replacingExtension(of: path, with: "strings"))
    return AssetFolders.names(in: root).filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
      .compactMap { folder in
        let file = "\(root)/\(folder)/\(name)"
        guard FileKind(file) == .file else { return nil }
        do {
          let table = try readStrings(readFile(file, named: file))
          return FoundLocalization(
            name: "\(folder)/\(name)", keys: Set(table.entries.map(\.key)))
        } catch {
          // 'check --strings' says what is wrong with it.
          return nil
        }
      }
  }
}
