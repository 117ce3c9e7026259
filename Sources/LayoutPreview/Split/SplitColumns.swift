package import LayoutEngine
package import LayoutModel

/// The two columns of a split view, if the document contains the screens of both.
///
/// If the secondary column begins with a controller without a view of its own, it has the first
/// screen that the primary one shows there.
///
/// - Source: `<splitViewController>` with the relationships `masterViewController` and
///   `detailViewController`, and segues of the kind `showDetail`. A split view with three columns, or
///   one of which the content of a column is not known, is left out.
package struct SplitColumns: Hashable, Sendable {
  /// The position of the split view controller.
  var controller: Int
  /// The relationship that leads to the primary column.
  private var segue: ObjectID?
  /// The positions of the scenes in the columns. Navigation controllers are skipped.
  package var primary: Int
  package var secondary: Int
  /// The document's statements about the columns.
  private var style: SplitViewStyle

  /// The split views of a document, in document order.
  package static func all(in document: LayoutDocument) -> [SplitColumns] {
    document.controllers.indices.compactMap { SplitColumns(document, $0) }
  }

  private init?(_ document: LayoutDocument, _ index: Int) {
    let split = document.controllers[index]
    guard split.kind == "splitViewController" else { return nil }
    func column(_ relationship: String) -> Int? {
      Self.target(of: relationship, from: index, document)
        .flatMap { Self.scene(of: $0.controller, document) }
    }
    guard Self.target(of: "supplementaryViewController", from: index, document) == nil,
      let first = Self.target(of: "masterViewController", from: index, document),
      let primary = Self.scene(of: first.controller, document),
      let secondary = column("detailViewController") ?? Self.shown(from: primary, document),
      primary != secondary
    else { return nil }
    controller = index
    segue = first.segue
    (self.primary, self.secondary) = (primary, secondary)
    style = SplitViewStyle(split.element, hasSupplementary: false)
  }

  /// The controller to which a relationship of another one leads.
  private static func target(
    of relationship: String, from source: Int, _ document: LayoutDocument
  ) -> (segue: ObjectID?, controller: Int)? {
    for connection in document.connections where connection["relationship"] == relationship {
      guard let scene = connection.scene, document.scenes.indices.contains(scene),
        document.scenes[scene].controllers.first == source, let target = connection.destination,
        case .controller(let controller)? = document.items[target]
      else { continue }
      return (connection.id, controller)
    }
    return nil
  }

  /// The first scene that the primary one shows in the secondary column.
  private static func shown(from primary: Int, _ document: LayoutDocument) -> Int? {
    for connection in document.connections
    where connection.scene == primary && connection["kind"] == "showDetail" {
      guard let target = connection.destination,
        case .controller(let controller)? = document.items[target],
        let scene = scene(of: controller, document)
      else { continue }
      return scene
    }
    return nil
  }

  /// The scene that a column shows first.
  private static func scene(of column: Int, _ document: LayoutDocument) -> Int? {
    var controller = column
    for _ in 0..<deepest {
      let kind = document.controllers[controller].kind
      if kind == "navigationController" {
        guard let root = target(of: "rootViewController", from: controller, document) else {
          return nil
        }
        controller = root.controller
        continue
      }
      let scene = document.controllers[controller].scene
      let isContainer = ["tabBarController", "splitViewController", "pageViewController"]
        .contains(kind)
      return isContainer || document.scenes[scene].roots.isEmpty ? nil : scene
    }
    return nil
  }

  /// The greatest number of steps, because relationships may lead in a circle.
  private static let deepest = 4
}

extension SplitColumns {
  package typealias Display = SplitGeometry.Display

  /// Whether the split view shows the scene of a layout in its secondary column.
  package func showInSecondary(_ layout: ResolvedLayout) -> Bool {
    guard let place = layout.place?.stated, place.kind == .secondaryColumn, let segue else {
      return false
    }
    return place.route.contains(segue)
  }

  /// How the columns are shown. `nil` if the width is compact: then there is one column, and the
  /// secondary screen is pushed onto the primary one.
  package func display(in environment: LayoutEnvironment) -> Display? {
    environment.isAsDesigned ? nil : SplitGeometry(style, in: environment).display
  }

  /// Whether the primary column stands at the right side.
  func isRight(in environment: LayoutEnvironment) -> Bool {
    SplitGeometry(style, in: environment).isRight
  }
}
