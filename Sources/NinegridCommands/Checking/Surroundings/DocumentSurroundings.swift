/// What lies around one document: catalogues, sources, localizations.
struct DocumentSurroundings: Sendable {
  /// Absolute; `nil` for a document that is no file.
  let path: String?
  let projects: ProjectSurroundings

  /// Around a document that is nowhere there is nothing.
  static let nowhere = DocumentSurroundings(
    path: nil, projects: ProjectSurroundings(folder: "/dev/null"))

  /// The images and colours around the document and below the folder of the configuration.
  var assets: AssetNames {
    var roots = [projects.folder]
    if let path { roots.append(AssetFolders.project(around: path)) }
    return projects.assets(below: roots)
  }

  /// A catalogue that a person has named.
  func catalogue(_ name: String) -> AssetNames {
    projects.assets(below: [projects.absolutePath(name)])
  }

  /// The classes of the sources around the document.
  var sources: SourceIndex {
    projects.sources(below: path.map { AssetFolders.project(around: $0) } ?? projects.folder)
  }

  /// The classes that Swift files below some folders declare, apart from those below others.
  func swiftClasses(in included: [String], without excluded: [String]) -> Set<String> {
    projects.swiftClasses(in: included, without: excluded)
  }
}
