import LayoutComparison
import LayoutModel
import LayoutWorkbench

/// The differences between two versions of a document, and the views that move because of them.
///
///     let comparison = Comparison(from: old, to: new)
///     for change in comparison.changes { print(change) }
///     for move in try comparison.moves(on: Device.all) { print(move) }
///
/// Values that Interface Builder writes anew with each save are no changes, such as versions of tools, and recorded frames that
/// follow from constraints.
public struct Comparison: Sendable {
  /// The version before.
  public let old: Document
  /// The version after.
  public let new: Document
  /// The changes in the order of the documents.
  public let changes: [Change]

  /// Compares two documents. Objects are the same if their ids are.
  public init(from old: Document, to new: Document) {
    self.old = old
    self.new = new
    changes = DifferenceReport(from: old.model, to: new.model)
      .rows(from: old.model, to: new.model).map { Change($0) }
  }

  /// The views that have another place or size in the new version.
  ///
  /// - Parameter devices: the devices to look at.
  /// - Returns: the moves, scene by scene, and for each scene in the order of the devices.
  /// - Throws: ``NinegridError``.
  public func moves(on devices: [Device]) throws(NinegridError) -> [Move] {
    let names = Dictionary(
      devices.map { ($0.environment, $0.description) }, uniquingKeysWith: { first, _ in first })
    return try NinegridError.explaining {
      var comparison = try EffectComparison(
        from: old.loaded, to: new.loaded, in: devices.map { .environment($0.environment) })
      var moves: [Move] = []
      try comparison.forEachDifference { effect in
        guard case .environment(let asked)? = effect.request else { return }
        moves += effect.difference.effects.map {
          Move($0, scene: effect.difference.scene.text, device: names[asked] ?? "")
        }
      }
      return moves
    }
  }
}
