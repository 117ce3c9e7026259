import ElementTree
import LayoutModel

/// The properties of a view that resolving needs in every environment. They are looked up once,
/// because reading attributes of elements takes longer than solving.
struct ViewLookup {
  var name: String
  var recordedFrame: Rect?
  /// For each cell, in their order, whether the view is hidden. Empty if it is never hidden.
  private let hiddenByCell: [Bool]
  /// The parts that are reported if the view's frame is not determined.
  var ambiguityCheck: AmbiguityCheck

  /// How far the ambiguity of a view is verified. A view that constraints do not place cannot be
  /// ambiguous: a mask or a fixed frame places it, even if the file leaves its frame out, or an
  /// outlet gives it to a container, which places it.
  ///
  /// - Source: `verifyAmbiguity`, Interface Builder's "Ambiguity" menu: always verify, verify
  ///   position only, never verify. In public documents, no view without a frame that a mask places
  ///   is marked as ambiguous (6 of 6), and no accessory of a cell (2 of 2).
  enum AmbiguityCheck {
    case all, positions, none
    /// The code of a custom class may give the view a size that is not known here. So an open size
    /// may be no fault.
    case unlessOfClass
  }

  /// - Parameter isGivenToContainer: whether an outlet makes the view an accessory or a background.
  init(_ view: LayoutView, isGivenToContainer: Bool) {
    name = view.name
    recordedFrame = view.recordedFrame
    let mayBeHidden = view.element["hidden"] != nil || !view.variations.isEmpty
    let hiddenByCell = mayBeHidden ? GridCell.inOrder.map { view.isHidden(in: $0) } : []
    self.hiddenByCell = hiddenByCell.contains(true) ? hiddenByCell : []
    let isByFrame = view.isFixedFrame || view.translatesAutoresizingMask
    let isLeftOut =
      view.placement == .subview && isByFrame && view.recordedFrame == nil
      && view.role != "contentView"
    ambiguityCheck =
      switch view.element["verifyAmbiguity"] {
      case "off": .none
      case "ignoreSizes": .positions
      default:
        if isGivenToContainer || isLeftOut {
          .none
        } else {
          view.customClass != nil && Self.kindsWithoutSize.contains(view.kind)
            ? .unlessOfClass : .all
        }
      }
  }

  func isHidden(in cell: GridCell) -> Bool { !hiddenByCell.isEmpty && hiddenByCell[cell.order] }

  /// Kinds of views that have no size unless their class gives them one. The class of a scrolling
  /// view may make it as large as its content.
  private static let kindsWithoutSize: Set<ViewKind> = [
    .view, .imageView, .textView, .scrollView, .tableView, .collectionView,
  ]

  /// The lookups of all views of a document.
  static func all(in document: LayoutDocument) -> [ViewLookup] {
    var given: Set<ObjectID> = []
    for connection in document.connections where connection.kind == "outlet" {
      guard let property = connection.detail, containedProperties.contains(property),
        let destination = connection.destination
      else { continue }
      if case .view(let owner)? = document.items[connection.owner],
        containers.contains(document.views[owner].kind)
      {
        given.insert(destination)
      }
    }
    return document.views.map { ViewLookup($0, isGivenToContainer: given.contains($0.id)) }
  }

  private static let containers: Set<ViewKind> = [
    .tableViewCell, .collectionViewCell, .tableView, .collectionView,
  ]
  /// - Source: the properties of UITableViewCell, UICollectionViewCell and UITableView that take a view.
  private static let containedProperties: Set<String> = [
    "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView", "tableHeaderView", "tableFooterView",
  ]
}
