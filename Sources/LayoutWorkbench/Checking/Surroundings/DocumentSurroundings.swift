package import PlatformRules

/// What rules look up around one document: catalogues, sources, localizations. Whoever checks says where these come from.
package protocol DocumentSurroundings: Sendable {
  /// The images and colours around the document and below the folder of the configuration.
  var assets: AssetNames { get }
  /// The names of a catalogue that a person has named.
  func catalogue(_ name: String) -> AssetNames
  /// The classes of the sources around the document.
  var sources: SourceIndex { get }
  /// The classes that Swift files below some folders declare, apart from those below others.
  func swiftClasses(in included: [String], without excluded: [String]) -> Set<String>
  /// The storyboards of a name around the document; `nil` where there is no project, so that nobody can tell.
  func storyboards(named name: String) -> [FoundStoryboard]?
  /// The identifiers of all documents around the document; `nil` where there is no project.
  var identifiers: DocumentIdentifiers? { get }
  /// Whether some source, project, package or list of dependencies around the document names a module; `nil` where there is
  /// no project.
  func namesModule(_ name: String) -> Bool?
  /// The oldest system on which an app of the project around the document runs, where that is said.
  var oldestSystem: SystemRelease? { get }
  /// The texts of each language beside the document; of a document that is one language's own there are none.
  var localizations: [FoundLocalization] { get }
}

/// The texts of a language beside a document.
package struct FoundLocalization: Hashable, Sendable {
  /// From the folder of the project.
  package var name: String
  package var keys: Set<String>
  /// Whether it is the language of the document itself, whose texts stand for those that are not there.
  package var isOfDocument: Bool

  package init(name: String, keys: Set<String>, isOfDocument: Bool = false) {
    self.name = name
    self.keys = keys
    self.isOfDocument = isOfDocument
  }
}

/// What other storyboards may ask of one.
package struct FoundStoryboard: Hashable, Sendable {
  package var identifiers: Set<String> = []
  package var hasInitialController = false

  /// - Parameter text: of the file, as it stands there: only two attributes are wanted of it.
  package init(_ text: String) {
    identifiers = Set(
      text.matches(of: /storyboardIdentifier="([^"]*)"/).map { String($0.1) })
    hasInitialController = text.contains("initialViewController=\"")
  }
}
