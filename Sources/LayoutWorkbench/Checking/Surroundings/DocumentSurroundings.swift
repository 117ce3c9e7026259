package import PlatformRules

/// What rules can look up around one document: catalogues, sources, localizations. Who starts the check chooses where these
/// come from.
package protocol DocumentSurroundings: Sendable {
  /// The images and colours around the document and below the folder of the configuration.
  var assets: AssetNames { get }
  /// The names in a catalogue that a person has named.
  func catalogue(_ name: String) -> AssetNames
  /// The classes of the sources around the document.
  var sources: SourceIndex { get }
  /// The classes that Swift files below the included folders declare, without files below the excluded folders.
  func swiftClasses(in included: [String], without excluded: [String]) -> Set<String>
  /// The storyboards with a name around the document; `nil` if there is no project, so that nobody can tell.
  func storyboards(named name: String) -> [FoundStoryboard]?
  /// The identifiers in all documents of the project around the document; `nil` if there is no project.
  var identifiers: DocumentIdentifiers? { get }
  /// Whether some source, project, package or list of dependencies around the document names a module; `nil` if there is no
  /// project.
  func namesModule(_ name: String) -> Bool?
  /// The oldest system on which an app of the surrounding project runs; `nil` if the project does not say it.
  var oldestSystem: SystemRelease? { get }
  /// The texts of each language beside the document; empty if the document itself belongs to one language.
  var localizations: [FoundLocalization] { get }
}

/// The texts of a language beside a document.
package struct FoundLocalization: Hashable, Sendable {
  /// The path from the folder of the project.
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

/// The facts about a storyboard that other storyboards may ask for.
package struct FoundStoryboard: Hashable, Sendable {
  package var identifiers: Set<String> = []
  package var hasInitialController = false

  /// - Parameter text: the text of the file. It is not parsed, because only two attributes are wanted.
  package init(_ text: String) {
    identifiers = Set(
      text.matches(of: /storyboardIdentifier="([^"]*)"/).map { String($0.1) })
    hasInitialController = text.contains("initialViewController=\"")
  }
}
