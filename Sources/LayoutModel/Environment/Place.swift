/// Where the app shows a scene: the area that its root fills, and the bars of controllers that lie
/// on this area.
///
/// It follows from the segues, relationships and containers that lead to the scene. Sizes follow
/// from it only with a device.
package struct Place: Hashable, Sendable {
  package var kind: Kind
  /// The container view that the scene fills.
  package var container: ObjectID?
  /// The split view of which the scene is a column.
  package var split: SplitViewStyle?
  /// The size that the scene asks for (`preferredContentSize`), or that somebody has stated. A
  /// length of 0 means that it is not stated.
  package var size: Size?
  /// The end of a navigation bar at which a popover points.
  package var barItem: BarEnd?
  /// How high the scene is at first for its width, if its app says so
  /// (`UNNotificationExtensionInitialContentSizeRatio`).
  package var heightRatio: Double?
  package var bars = Bars()
  /// The edges at which the root reaches below bars (`edgesForExtendedLayout`).
  package var extendedEdges = Edges.all
  /// Whether the root also reaches below opaque bars (`extendedLayoutIncludesOpaqueBars`).
  package var extendsBelowOpaqueBars = false
  /// The segues that lead to the scene, the first one first.
  package var route: [ObjectID] = []
  /// The name of another storyboard that shows the scene.
  package var referrer: String?

  package init(_ kind: Kind, size: Size? = nil) {
    self.kind = kind
    self.size = size
  }

  /// The kind of area that a scene fills. `--place` and results use these words.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case screen
    /// The scene is presented, and the document does not say how.
    case sheet
    case pageSheet = "page-sheet"
    case formSheet = "form-sheet"
    case popover
    case container
    case primaryColumn = "primary-column"
    case supplementaryColumn = "supplementary-column"
    case secondaryColumn = "secondary-column"
    /// A row of a table.
    case row
    /// A view of a xib. Nobody knows where it will be placed.
    case view
    /// It has the size of the device but is in no window, as when unit tests lay out views. Nothing
    /// covers it, and its root has the margins of any view. No document says this; `--place` does.
    case noWindow = "no-window"
    /// A Today widget.
    case widget
    /// What an app shows of a notification that somebody opens.
    case notification
    /// An app in Messages, in the place of the keyboard.
    case messages
    /// A keyboard that an app provides.
    case keyboard
  }

  /// The bars of controllers around a scene.
  package struct Bars: Hashable, Sendable {
    package var navigation: Navigation?
    package var hasTabBar = false
    package var hasToolbar = false
    package var isTabBarOpaque = false
    package var isToolbarOpaque = false

    package init() {}
  }

  /// Where a button of a navigation bar stands.
  package enum BarEnd: Hashable, Sendable { case leading, trailing }

  package struct Navigation: Hashable, Sendable {
    package var isLarge: Bool
    package var isOpaque: Bool

    package init(isLarge: Bool, isOpaque: Bool = false) {
      self.isLarge = isLarge
      self.isOpaque = isOpaque
    }
  }

  package struct Edges: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let top = Edges(rawValue: 1)
    package static let bottom = Edges(rawValue: 2)
    package static let left = Edges(rawValue: 4)
    package static let right = Edges(rawValue: 8)
    package static let all: Edges = [.top, .bottom, .left, .right]
  }
}

extension Place.Kind {
  package var isColumn: Bool {
    self == .primaryColumn || self == .supplementaryColumn || self == .secondaryColumn
  }

  /// Whether another app or the system shows the scene, in a part of the screen.
  package var isOfExtension: Bool {
    self == .widget || self == .notification || self == .messages || self == .keyboard
  }

  /// Whether it lies upon another scene, which may be seen around it.
  package var isPresented: Bool {
    self == .sheet || self == .pageSheet || self == .formSheet || self == .popover
  }
}

extension Place {
  /// Whether a device gives a scene the same frames in the other place. The ways that lead to the
  /// two places do not matter.
  package func isSame(as other: Place) -> Bool {
    var copy = other
    copy.route = route
    copy.referrer = referrer
    return self == copy
  }
}
