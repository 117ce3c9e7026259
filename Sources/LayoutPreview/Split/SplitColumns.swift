package import LayoutModel

/// The two columns of a split view whose screens the document has.
///
/// - Source: `<splitViewController>` with the relationships `masterViewController` and `detailViewController`. A split
///   view with three columns, or with a placeholder in one, is none of these: what stands there is not known.
package struct SplitColumns: Hashable, Sendable {
  /// Position of the split view controller.
  var controller: Int
  /// Positions of the scenes, past navigation controllers.
  package var primary: Int
  package var secondary: Int
  /// What the document says of the primary column.
  private var width: StatedWidth
  private var staysBeside: Bool
  private var isAtEnd: Bool

  private struct StatedWidth: Hashable, Sendable {
    var fraction: Double?
    var least: Double?
    var most: Double?
  }

  /// The split views of a document, in its order.
  package static func all(in document: LayoutDocument) -> [SplitColumns] {
    document.controllers.indices.compactMap { SplitColumns(document, $0) }
  }

  private init?(_ document: LayoutDocument, _ index: Int) {
    let split = document.controllers[index]
    guard split.kind == "splitViewController" else { return nil }
    func column(_ relationship: String) -> Int? {
      Self.target(of: relationship, from: index, document).flatMap { Self.scene(of: $0, document) }
    }
    guard Self.target(of: "supplementaryViewController", from: index, document) == nil,
      let primary = column("masterViewController"), let secondary = column("detailViewController"),
      primary != secondary
    else { return nil }
    controller = index
    (self.primary, self.secondary) = (primary, secondary)
    let element = split.element
    width = StatedWidth(
      fraction: element.number("preferredPrimaryColumnWidthFraction"),
      least: element.number("minimumPrimaryColumnWidth"),
      most: element.number("maximumPrimaryColumnWidth"))
    staysBeside = ["beside", "allVisible"].contains(element["preferredDisplayMode"])
    isAtEnd = element["primaryEdge"] == "trailing"
  }

  /// The controller to which a relationship of another one leads.
  private static func target(
    of relationship: String, from source: Int, _ document: LayoutDocument
  ) -> Int? {
    for connection in document.connections where connection["relationship"] == relationship {
      guard let scene = connection.scene, document.scenes.indices.contains(scene),
        document.scenes[scene].controllers.first == source, let target = connection.destination,
        case .controller(let controller)? = document.items[target]
      else { continue }
      return controller
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
        controller = root
        continue
      }
      let scene = document.controllers[controller].scene
      let isContainer = ["tabBarController", "splitViewController", "pageViewController"]
        .contains(kind)
      return isContainer || document.scenes[scene].roots.isEmpty ? nil : scene
    }
    return nil
  }

  /// Relationships may lead round in circles.
  private static let deepest = 4
}

extension SplitColumns {
  /// How a split view that is wide enough shows its columns.
  package enum Display: Hashable, Sendable {
    case beside
    /// The primary column lies over the secondary one, once a person asks for it.
    case over
  }

  /// `nil` where the width is compact: there is one column, and the secondary screen is pushed on the primary one.
  ///
  /// - Source: Apple, `UISplitViewController.DisplayMode.automatic`: beside each other in landscape, else the secondary
  ///   one alone until the primary one is called.
  package func display(in environment: LayoutEnvironment) -> Display? {
    guard !environment.isAsDesigned, environment.cell.width == .regular else { return nil }
    let isWide = environment.size.width > environment.size.height
    return isWide || staysBeside ? .beside : .over
  }

  /// Whether the primary column stands at the right.
  func isRight(in environment: LayoutEnvironment) -> Bool {
    isAtEnd != (environment.direction == .rightToLeft)
  }

  /// Of the primary column, in points.
  ///
  /// - Source: 320 points on pads is what a public document of Xcode 26 records for it; 0.4 of the width on phones, 295 of
  ///   736 points. Provisional: Apple documents the bounds that can be set, and not the usual width.
  func primaryWidth(in environment: LayoutEnvironment) -> Double {
    let whole = environment.size.width
    var width = Self.usualWidth
    if environment.cell.height == .compact { width = min(width, (whole * 0.4).rounded(.up)) }
    if let part = self.width.fraction, part > 0, part <= 1 { width = whole * part }
    if let most = self.width.most, most > 0 { width = min(width, most) }
    if let least = self.width.least, least > 0 { width = max(width, least) }
    // Whatever a document says, the other column is seen, too.
    return min(max(width, 100), max(100, whole * 0.7)).rounded()
  }

  private static let usualWidth = 320.0

  /// What surrounds the primary column: it is compact, however wide the device.
  ///
  /// - Source: Apple, `UISplitViewController`: the primary column has a compact horizontal size class.
  package func primaryEnvironment(in environment: LayoutEnvironment) -> LayoutEnvironment {
    var column = environment
    column.size.width = primaryWidth(in: environment)
    column.cell = GridCell(width: .compact, height: environment.cell.height)
    if isRight(in: environment) { column.safeArea.left = 0 } else { column.safeArea.right = 0 }
    return column
  }

  /// What surrounds the secondary column: what the primary one leaves of the screen, or all of it below that.
  package func secondaryEnvironment(in environment: LayoutEnvironment) -> LayoutEnvironment {
    guard display(in: environment) == .beside else { return environment }
    var column = environment
    column.size.width -= primaryWidth(in: environment)
    if isRight(in: environment) { column.safeArea.right = 0 } else { column.safeArea.left = 0 }
    return column
  }
}
