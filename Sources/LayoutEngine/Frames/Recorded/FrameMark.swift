import LayoutModel

/// What Interface Builder says of a view whose recorded frame is not what constraints give.
enum FrameMark: String, CaseIterable {
  case misplaced, ambiguous

  func isOn(_ view: LayoutView) -> Bool { view.element.flag(rawValue) ?? false }

  static func isOnAny(_ view: LayoutView) -> Bool { allCases.contains { $0.isOn(view) } }
}
