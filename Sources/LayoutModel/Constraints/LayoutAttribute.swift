/// A position or a length of a view or guide, as a constraint names it.
///
/// Raw values are Interface Builder's, where `baseline` means the last baseline.
package enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline = "baseline"
  case firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// Reads Interface Builder's spelling, also `lastBaseline`.
  package init?(name: String) {
    if name == "lastBaseline" {
      self = .lastBaseline
    } else if let attribute = Self(rawValue: name) {
      self = attribute
    } else {
      return nil
    }
  }

  package var axis: LayoutAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// Whether the attribute is a length rather than a position.
  package var isDimension: Bool { self == .width || self == .height }

  /// Whether the attribute is the edge at which an axis begins: leading, left or top.
  ///
  /// There, a view is the first item of its constraint, and at the other edges it is the second one, as Interface Builder
  /// writes them. So a distance from an edge inwards is a positive constant at all edges.
  package var isStart: Bool { self == .leading || self == .left || self == .top }

  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute is measured from the item's layout margins.
  package var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// The same position inside the item's margins, such as `leadingMargin` for `leading`. An
  /// attribute without a margin counterpart stays as it is.
  package var withMargin: LayoutAttribute {
    Self.allCases.first { $0.isMargin && $0.withoutMargin == self } ?? self
  }

  /// The same place without regard to margins: `leading` for `leadingMargin`.
  package var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}

package enum LayoutAxis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}
