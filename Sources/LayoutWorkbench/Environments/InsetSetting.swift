import LayoutEngine
package import LayoutModel

/// Points that code adds to the safe area at an edge, or the height of a keyboard in points.
package struct InsetSetting: Hashable, Sendable {
  package enum Edge: String, CaseIterable {
    case top, left, bottom, right, keyboard
  }

  package let edge: Edge
  /// The points; `nil` for the height of the device's own keyboard.
  package let points: Double?

  package init(edge: Edge, points: Double?) {
    precondition(points != nil || edge == .keyboard, "an inset at '\(edge)' without points")
    self.edge = edge
    self.points = points
  }

  package func apply(to environment: inout LayoutEnvironment) {
    guard let points else {
      environment.showKeyboard()
      return
    }
    switch edge {
    case .top: environment.addedInsets.top += points
    case .left: environment.addedInsets.left += points
    case .bottom: environment.addedInsets.bottom += points
    case .right: environment.addedInsets.right += points
    case .keyboard: environment.keyboard = points
    }
  }
}
