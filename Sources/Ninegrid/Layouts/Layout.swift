import LayoutModel

/// The frames of one scene on one device.
public struct Layout: Sendable {
  /// The id of the scene's root object.
  public let scene: String
  /// The device, as in ``Device/description``; `as designed` for that of the canvas.
  public let device: String
  /// Whether the layout has one solution, several, or none.
  public let status: Status
  /// Every view that is installed there, superviews before their subviews.
  public let views: [PlacedView]
  /// The faults of this layout: conflicts, ambiguous views, cut texts.
  public let faults: [Fault]

  /// The result of resolving. If several cases apply, it is the worst one.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    case ok
    /// The constraints do not determine some frame.
    case ambiguous
    /// Required constraints contradict each other, so one or more were given up.
    case unsatisfiable
    /// Documents of this kind have no layout here, for example those for macOS.
    case unsupported
  }

  /// The view with an id; `nil` if it is not installed.
  ///
  /// - Complexity: O(*views*).
  public func view(_ id: String) -> PlacedView? { views.first { $0.id == id } }

  init(_ layout: ResolvedLayout, on device: String, of document: LayoutDocument) {
    scene = layout.scene.text
    self.device = device
    status =
      switch layout.status {
      case .ok: .ok
      case .ambiguous: .ambiguous
      case .unsatisfiable: .unsatisfiable
      case .unsupported: .unsupported
      }
    views = layout.views.map { PlacedView($0, in: document) }
    faults = layout.diagnostics.map { Fault($0) }
  }
}
