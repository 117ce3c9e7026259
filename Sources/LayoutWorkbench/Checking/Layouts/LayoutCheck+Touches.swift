import Diagnostics
import ElementTree
import LayoutComparison
import LayoutEngine
import LayoutModel

/// Finds controls that fingers can hardly hit, and content outside of the safe area.
extension LayoutCheck {
  /// Buttons that are smaller than a finger, or that accept touches only in one part.
  ///
  /// Controls whose size is the system's, such as switches, are left out, because no author decides
  /// it.
  /// - Source: Human Interface Guidelines, "Buttons": a hit region of at least 44 × 44 points.
  ///   `UIView.hitTest`: a part beyond the bounds of a superview gets no touches.
  func smallTargets() -> [LayoutFault] {
    if document.properties.isLaunchScreen { return [] }
    let least = settings.number("minimum", default: 44)
    return views.compactMap { view in
      guard document.views[view.index].kind == .button, view.isSeen, view.isSettled,
        !view.isEstimated, isTouched(view.index)
      else { return nil }
      var size = view.frame.size
      var blamed: SeenView?
      for outer in ancestors(of: view) {
        let isScrolling = document.views[outer.index].kind.isScrolling
        // What a scroll view cuts comes into sight when it scrolls, up to its own size.
        let common = isScrolling ? outer.frame.size : view.frame.intersection(outer.frame).size
        if common.width < size.width - Self.tolerance
          || common.height < size.height - Self.tolerance
        {
          blamed = outer
          size = Size(
            width: min(size.width, common.width), height: min(size.height, common.height))
        }
        if isScrolling { break }
      }
      let missing = least - min(size.width, size.height)
      // Another rule reports a button without any size.
      guard missing >= 0.5, view.frame.width >= 0.5, view.frame.height >= 0.5 else { return nil }
      let target = TouchFault.small(
        subject(view.index), size, least: least, outer: blamed.map { subject($0.index) })
      return fault(target, at: view, extent: missing)
    }
  }

  private func isTouched(_ index: Int) -> Bool {
    document.views[index].element["enabled"] != "NO"
      && document.viewAndSuperviews(of: index).allSatisfy {
        document.views[$0].element["userInteractionEnabled"] != "NO"
      }
  }

  // MARK: Safe area

  /// Texts and controls under bars, the notch or the home indicator, although the canvas shows them
  /// outside of these.
  func unsafePlaces() -> [LayoutFault] {
    guard let insets = layout.safeArea, let root = views.first, source(root).parent == nil,
      !layout.environment.isAsDesigned
    else { return [] }
    let safe = root.frame.inset(by: insets)
    guard safe.width > 0, safe.height > 0 else { return [] }
    return views.compactMap { view in
      guard view.isSeen, view.isSettled, view.isReadOrTouched, view.scroller == nil,
        view.place.extent == .onScreen, let drawn = drawn[view.index],
        drawn.place.extent == .onScreen
      else { return nil }
      let frame = view.place.visible
      // A text as large as the screen is a page: it scrolls, or draws its own margins.
      guard frame.width > Self.tolerance, frame.height > Self.tolerance,
        frame.height < root.frame.height * 0.6
      else { return nil }
      let edges: [(edge: ScreenEdge, points: Double, inset: Double, what: String)] = [
        (.top, safe.y - frame.y, insets.top, "bars or the camera"),
        (.bottom, frame.maxY - safe.maxY, insets.bottom, "bars or the home indicator"),
        (.left, safe.x - frame.x, insets.left, Self.cover(ofSide: insets.left)),
        (.right, frame.maxX - safe.maxX, insets.right, Self.cover(ofSide: insets.right)),
      ]
      guard
        let worst = edges.filter({ $0.points > Self.tolerance && $0.inset > 0 })
          .max(by: { $0.points < $1.points })
      else { return nil }
      let pin = pin(of: view.index, to: worst.edge)
      let covered = TouchFault.covered(
        subject(view.index), points: min(worst.points, frame.height), by: worst.what,
        at: worst.edge, pin: pin)
      return fault(covered, at: view, extent: worst.points)
    }
  }

  /// The constraint that holds a view, or one around it, at an edge of the root itself.
  private func pin(of index: Int, to edge: ScreenEdge) -> ObjectID? {
    let names: Set<LayoutAttribute> =
      switch edge {
      case .top: [.top, .topMargin]
      case .bottom: [.bottom, .bottomMargin]
      case .left: [.left, .leading, .leadingMargin, .leftMargin]
      case .right: [.right, .trailing, .trailingMargin, .rightMargin]
      }
    let around = Array(document.viewAndSuperviews(of: index))
    guard let root = around.last.map({ document.views[$0].id }) else { return nil }
    let inner = Set(around.dropLast().map { document.views[$0].id })
    return document.constraints.first { constraint in
      guard let second = constraint.second else { return false }
      let isPair =
        constraint.first.item == root && inner.contains(second.item)
        || second.item == root && inner.contains(constraint.first.item)
      return isPair && names.contains(constraint.first.attribute)
        && names.contains(second.attribute)
    }?.id
  }

  /// The name of what covers a side with an inset of this width.
  private static func cover(ofSide inset: Double) -> String {
    inset > widestRoundedEdge ? "the column beside it" : "the rounded edge"
  }

  /// The widest inset that is a rounded edge, in points. Phones keep 44 to 68 points free at their sides;
  /// floating columns are five times as wide.
  private static let widestRoundedEdge = 120.0
}

/// What fingers can't hit, or can't hit well.
private enum TouchFault: DiagnosticFault {
  /// A control with a size that takes touches, in points.
  ///
  /// - Parameters:
  ///   - least: the least width and height.
  ///   - outer: the view outside of which the rest of it lies.
  case small(NamedObject, Size, least: Double, outer: NamedObject?)
  /// A text or control outside of the safe area.
  ///
  /// - Parameters:
  ///   - what: what covers it.
  ///   - pin: the constraint that holds it there.
  case covered(NamedObject, points: Double, by: String, at: ScreenEdge, pin: ObjectID?)

  var statement: Diagnostic.Statement {
    switch self {
    case .small(let view, let size, let least, nil):
      .init(
        .touchTarget, .warning,
        "\(view) is \(Self.text(size)) points, and a finger needs \(Self.text(least, least))",
        hint: "give it a least width and height of \(NumberText.rounded(least)) points",
        objects: [view.id.text])
    case .small(let view, let size, let least, let outer?):
      .init(
        .touchTarget, .warning,
        "\(Self.text(size)) points of \(view) take touches, and a finger needs"
          + " \(Self.text(least, least)): the rest lies outside of \(outer)",
        hint: "let the view around it be as large as what is in it",
        objects: [view.id.text, outer.id.text])
    case .covered(let view, let points, let what, let edge, let pin):
      .init(
        .noSafeArea, .warning,
        "\(NumberText.rounded(points)) points of \(view) lie under \(what) at the \(edge.rawValue)",
        hint: pin.map { "'\($0)' holds it at the view's own edge: hold it at the safe area" }
          ?? "hold it at the safe area",
        objects: [view.id.text] + (pin.map { [$0.text] } ?? []))
    }
  }

  private static func text(_ size: Size) -> String { text(size.width, size.height) }

  /// `44 × 30`.
  private static func text(_ width: Double, _ height: Double) -> String {
    "\(NumberText.rounded(width)) × \(NumberText.rounded(height))"
  }
}

extension Diagnostic.Code {
  /// A control is smaller than a finger.
  static let touchTarget = Self(rawValue: "touch-target")
  /// A text or control lies outside of the safe area.
  static let noSafeArea = Self(rawValue: "no-safe-area")
}
