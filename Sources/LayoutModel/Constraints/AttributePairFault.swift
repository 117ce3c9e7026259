/// Why UIKit refuses a constraint between two attributes.
///
/// - Source: the reasons of the `NSInvalidArgumentException` that
///   `+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]`
///   raises (in public reports of other apps: woelmer/UIScrollViewWithAutoLayout 2,
///   ealeksandrov/EAIntroView 60, SnapKit/Masonry 427, mwaterfall/MWPhotoBrowser 399). None of
///   34,000 constraints in public documents has such a pair.
package enum AttributePairFault: Hashable, Sendable {
  /// One attribute is horizontal and the other vertical, or one is a length and the other a
  /// position.
  case invalidPairing
  /// One attribute follows the reading direction, and the other does not.
  case mixedDirections
  /// The attribute is a position, and there is no other attribute to compare it with.
  case locationAlone

  /// - Parameter second: `nil` if the constraint compares with its constant alone.
  package init?(_ first: LayoutAttribute, _ second: LayoutAttribute?) {
    guard let second else {
      if first.isDimension { return nil }
      self = .locationAlone
      return
    }
    if first.isDimension != second.isDimension {
      self = .invalidPairing
    } else if !first.isDimension, first.axis != second.axis {
      self = .invalidPairing
    } else if first.followsDirection && second.ignoresDirection
      || first.ignoresDirection && second.followsDirection
    {
      self = .mixedDirections
    } else {
      return nil
    }
  }

  /// The reason in the words of UIKit.
  package var reason: String {
    switch self {
    case .invalidPairing: "Invalid pairing of layout attributes"
    case .mixedDirections:
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    case .locationAlone:
      "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
        + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    }
  }

  package var hint: String {
    switch self {
    case .invalidPairing:
      "compare two horizontal places, two vertical places, or two lengths"
    case .mixedDirections: "write Leading and Trailing on both sides, or Left and Right"
    case .locationAlone: "compare it with a place of another item, such as Superview.Leading + 20"
    }
  }
}

extension LayoutAttribute {
  fileprivate var followsDirection: Bool {
    [.leading, .trailing].contains(withoutMargin)
  }

  fileprivate var ignoresDirection: Bool {
    [.left, .right].contains(withoutMargin)
  }
}
