import LayoutModel

/// Points that code adds to the safe area at an edge, or the height of a keyboard.
struct InsetSetting: Hashable, Sendable {
  enum Edge: String, CaseIterable {
    case top, left, bottom, right, keyboard
  }

  let edge: Edge
  let points: Double

  init(edge: Edge, points: Double) {
    self.edge = edge
    self.points = points
  }

  func apply(to environment: inout LayoutEnvironment) {
    switch edge {
    case .top: environment.addedInsets.top += points
    case .left: environment.addedInsets.left += points
    case .bottom: environment.addedInsets.bottom += points
    case .right: environment.addedInsets.right += points
    case .keyboard: environment.keyboard = points
    }
  }
}
