import ElementTree
package import LayoutComparison
import LayoutModel
import PlatformRules

extension LoadedDocument {
  /// - Throws: ``StructureFault`` if the document is for a system that does not know what would be written.
  package func checkKnows(_ migration: MigrationDescription) throws {
    guard let needs = migration.needs, let system = document.properties.deployment,
      !needs.isKnown(to: system)
    else { return }
    throw StructureFault(
      "'\(name)' is for iOS \(system.major) and later, and \(needs.name) need iOS \(needs.since.major)",
      hint: "raise 'Builds for' in Xcode's file inspector first, if the app needs no older iOS")
  }

  /// - Throws: ``StructureFault`` for any document but a storyboard for iPhone and iPad.
  package func checkIsTouchStoryboard() throws {
    guard tree.kind == .storyboard else { throw StructureFault("'\(name)' is not a storyboard") }
    guard document.properties.isTouch else {
      throw StructureFault(
        "'\(name)' is for \(document.properties.targetRuntime); this is for iPhone and iPad alone")
    }
  }
}
