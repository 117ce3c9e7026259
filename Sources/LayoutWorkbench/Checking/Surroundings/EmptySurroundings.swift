package import PlatformRules

/// Empty surroundings, for a document that is in no folder.
package struct EmptySurroundings: DocumentSurroundings {

  package init() {}
  package var assets: AssetNames { AssetNames() }
  package var sources: SourceIndex { SourceIndex([]) }
  package var localizations: [FoundLocalization] { [] }

  package var oldestSystem: SystemRelease? { nil }
  package var identifiers: DocumentIdentifiers? { nil }
  package func namesModule(_ name: String) -> Bool? { nil }
  package func catalogue(_ name: String) -> AssetNames { AssetNames() }
  package func swiftClasses(in included: [String], without excluded: [String]) -> Set<String> { [] }
  package func storyboards(named name: String) -> [FoundStoryboard]? { nil }
}
