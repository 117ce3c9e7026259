package import Diagnostics
package import PlatformRules

/// Why a migration leaves a document alone.
package enum MigrationFault: DiagnosticFault {
  /// A document for a runtime that has nothing of the kind, such as `MacOSX.Cocoa`.
  case notApplicable(runtime: String)
  case noControllerGuides(runtime: String)
  /// - Parameter needed: what the migration would write.
  case systemTooOld(SystemRelease, _ needed: SystemFeature)

  package var statement: Diagnostic.Statement {
    switch self {
    case .notApplicable(let runtime):
      .init(
        .migrationNotApplicable, .note,
        "a document for \(runtime) has nothing that this is about")
    case .noControllerGuides(let runtime):
      .init(
        .migrationNotApplicable, .note,
        "a document for \(runtime) has no layout guides of controllers")
    case .systemTooOld(let system, let feature):
      .init(
        .systemTooOld, .warning,
        "the document is for iOS \(system.major) and later, and \(feature.name) need iOS"
          + " \(feature.since.major)",
        hint: "raise 'Builds for' in Xcode's file inspector first, if the app needs no older iOS")
    }
  }
}
