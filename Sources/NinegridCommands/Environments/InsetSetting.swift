import ArgumentParser
import LayoutModel

/// `EDGE=POINTS`.
struct InsetSetting: Hashable, Sendable {
  enum Edge: String, CaseIterable {
    case top, left, bottom, right, keyboard
  }

  let edge: Edge
  let points: Double

  init(text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let edge = Edge(rawValue: parts[0]),
      let points = NumberText.number(parts[1]), points >= 0, points <= 10_000
    else {
      throw ValidationError(
        "'\(text)' is no inset; write top=44, left, bottom, right or keyboard, and points.")
    }
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
