import LayoutModel

/// The frames of one scene on one device.
public struct Layout: Sendable {
  /// The id of the scene's root object.
  public let scene: String
  /// The device, as ``Device/description``; `as designed` for that of the canvas.
  public let device: String
  /// Whether there is one solution, several or none.
  public let status: Status
  /// Every view that is installed there, superviews before what is inside.
  public let views: [PlacedView]
  /// What is wrong with this layout: conflicts, ambiguous views, cut texts.
  public let faults: [Fault]

  /// What came out; the worst thing that is true of it.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    case ok
    /// The constraints do not determine some frame.
    case ambiguous
    /// Required constraints contradict each other, and one or more had to be given up.
    case unsatisfiable
    /// The document is of a kind that has no layout here, such as one for macOS.
    case unsupported
  }

  /// The view with an id; `nil` where it is not installed.
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
