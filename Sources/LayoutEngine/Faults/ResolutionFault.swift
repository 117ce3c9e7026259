package import Diagnostics
package import LayoutModel

/// Why a scene has no layout, or not all that is said of it is known.
package enum ResolutionFault: DiagnosticFault {
  /// The document is for a system without Auto Layout of UIKit.
  ///
  /// - Parameter scene: `nil` for a document without scenes.
  case unsupportedRuntime(String, scene: ObjectID?)
  /// - Parameter reason: what the solver says.
  case unsolvable(root: ObjectID, reason: String)
  /// Constraints that are given up and explained by no conflict, because the search for conflicts had to stop.
  ///
  /// - Parameters:
  ///   - objects: ids of the first of them.
  ///   - count: how many there are.
  ///   - explained: how many conflicts were found.
  case unexplained([String], count: Int, explained: Int)

  package var statement: Diagnostic.Statement {
    switch self {
    case .unsupportedRuntime(let runtime, let scene):
      .init(
        .unsupportedRuntime, .note, "documents for \(runtime) can't be resolved",
        objects: scene.map { [$0.text] } ?? [])
    case .unsolvable(let root, let reason):
      .init(
        .unsolvable, .error, "the layout of '\(root)' can't be solved: \(reason)",
        hint: "look for constants and multipliers of extreme size", objects: [root.text])
    case .unexplained(let objects, let count, let explained):
      .init(
        .conflictingConstraints, .error,
        objects.map { "'\($0)'" }.joined(separator: ", ")
          + (count > objects.count ? " and \(count - objects.count) more" : "")
          + " can't hold either, and \(count == 1 ? "is" : "are") given up;"
          + " the search for conflicts stopped after \(explained)",
        hint: "mend the named conflicts, and run the command again", objects: objects)
    }
  }
}
