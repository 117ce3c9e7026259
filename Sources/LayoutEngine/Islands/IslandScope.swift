import LayoutModel
import PlatformRules

/// The traits for which an island is valid, besides those for which it was built. If nothing in it
/// differs by cell of the grid, it is valid for all cells. It is valid for all systems that give
/// the same answers to the rules that were asked for it.
///
/// A rule may be asked when the island is built, when it is solved, or when its texts are measured. Each question
/// can make the scope narrower, so ``LayoutResolver/settled(_:)`` looks at it again after the work.
struct IslandScope: Sendable {
  private let traits: IslandTraits
  private let differsByCell: Bool
  /// The rules that were asked. `nil` as designed, because there is only one canvas.
  private let asked: AskedBounds?

  /// Traits that note what is asked of their rules. An island has no others.
  static func noting(_ traits: IslandTraits) -> (IslandTraits, AskedBounds?) {
    if traits.isAsDesigned { return (traits, nil) }
    let asked = AskedBounds()
    var noting = traits
    noting.measurement.book = traits.measurement.book.noting(in: asked)
    return (noting, asked)
  }

  /// - Parameter asked: what was asked when the island was built, and is asked from now on.
  init(_ island: Island, in document: LayoutDocument, asked: AskedBounds?) {
    traits = island.traits
    differsByCell = Self.differsByCell(island, document)
    self.asked = asked
  }

  /// Where the systems end for which it is valid, as far as is known now.
  var bounds: SystemBounds { asked?.bounds ?? SystemBounds() }

  /// Whether the island would be the same if it were built for other traits.
  func contains(_ other: IslandTraits) -> Bool {
    var other = other
    if !differsByCell { other.cell = traits.cell }
    let (own, new) = (traits.measurement.generation, other.measurement.generation)
    if let asked, !other.isAsDesigned,
      asked.bounds.areAlike(own.release.system, new.release.system)
    {
      other.measurement.generation = own
    }
    return other == traits
  }

  private static func differsByCell(_ island: Island, _ document: LayoutDocument) -> Bool {
    let isOfCell = (island.views + island.innerRoots).contains { index in
      let view = document.views[index]
      return view.hasVariations || kindsOfCells.contains(view.kind)
        // A view that is not installed in this cell may be installed in another one.
        || view.children.contains { !document.views[$0].installation.entries.isEmpty }
    }
    return isOfCell
      || island.views.contains { view in
        (document.ownedConstraints[view] ?? []).contains {
          !document.constraintInstallations[$0].entries.isEmpty
            || !document.constraints[$0].constants.isEmpty
        }
      }
  }

  /// Kinds of views that have other sizes in a compact height, whatever the document says.
  private static let kindsOfCells: Set<ViewKind> = [
    .pickerView, .datePicker, .navigationBar, .toolbar, .tabBar,
  ]
}
