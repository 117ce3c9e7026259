import ElementTree
import Diagnostics
import LayoutComparison
import LayoutEngine
import LayoutModel

/// What fingers can hit.
extension LayoutCheck {
  /// Buttons that are smaller than a finger, or that accept touches only in a part.
  ///
  /// Controls whose size is the system's, such as switches, are left out, because no author decides
  /// it.
  /// - Source: Human Interface Guidelines, "Buttons": a hit region of at least 44 × 44 points.
  ///   `UIView.hitTest`: a part beyond the bounds of a superview gets no touches.
  func smallTargets() -> [LayoutFault] {
    let least = settings.number("minimum", default: 44)
    return views.compactMap { view in
      guard document.views[view.index].kind == .button, view.isSeen, view.isSettled,
        !view.isEstimated, isTouched(view.index)
      else { return nil }
      var size = view.frame.size
      var blamed: SeenView?
      for outer in ancestors(of: view) {
        let common = view.frame.intersection(outer.frame).size
        if common.width < size.width - Self.tolerance
          || common.height < size.height - Self.tolerance
        {
          blamed = outer
          size = Size(
            width: min(size.width, common.width), height: min(size.height, common.height))
        }
        if document.views[outer.index].kind.isScrolling { break }
      }
      let missing = least - min(size.width, size.height)
      // One that is not there at all is another rule's.
      guard missing >= 0.5, view.frame.width >= 0.5, view.frame.height >= 0.5 else { return nil }
      let wanted = Self.text(Size(width: least, height: least))
      guard let blamed else {
        return fault(
          .touchTarget, view,
          "\(subject(view.index)) is \(Self.text(size)) points, and a finger needs \(wanted)",
          hint: "give it a least width and height of \(NumberText.rounded(least)) points",
          extent: missing)
      }
      return fault(
        .touchTarget, view,
        "\(Self.text(size)) points of \(subject(view.index)) take touches, and a finger needs \(wanted):"
          + " the rest lies outside of \(subject(blamed.index))",
        hint: "let the view around it be as large as what is in it", extent: missing,
        others: [document.views[blamed.index].id.text])
    }
  }

  private func isTouched(_ index: Int) -> Bool {
    document.views[index].element["enabled"] != "NO"
      && document.viewAndSuperviews(of: index).allSatisfy {
        document.views[$0].element["userInteractionEnabled"] != "NO"
      }
  }

  // MARK: Safe area

  /// Texts and controls under bars, the notch or the home indicator, which the canvas shows beside these.
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
      // A text as large as the screen is a page, and scrolls or draws its own margins.
      guard frame.width > Self.tolerance, frame.height > Self.tolerance,
        frame.height < root.frame.height * 0.6
      else { return nil }
      let edges: [(name: String, points: Double, inset: Double, what: String)] = [
        ("top", safe.y - frame.y, insets.top, "bars or the camera"),
        ("bottom", frame.maxY - safe.maxY, insets.bottom, "bars or the home indicator"),
        ("left", safe.x - frame.x, insets.left, Self.cover(ofSide: insets.left)),
        ("right", frame.maxX - safe.maxX, insets.right, Self.cover(ofSide: insets.right)),
      ]
      guard
        let worst = edges.filter({ $0.points > Self.tolerance && $0.inset > 0 })
          .max(by: { $0.points < $1.points })
      else { return nil }
      let pin = pin(of: view.index, to: worst.name)
      return fault(
        .noSafeArea, view,
        "\(NumberText.rounded(min(worst.points, frame.height))) points of \(subject(view.index)) lie under"
          + " \(worst.what) at the \(worst.name)",
        hint: pin.map { "'\($0)' holds it at the view's own edge: hold it at the safe area" }
          ?? "hold it at the safe area",
        extent: worst.points, others: pin.map { [$0.text] } ?? [])
    }
  }

  /// The constraint that holds a view, or one around it, at an edge of the root itself.
  private func pin(of index: Int, to edge: String) -> ObjectID? {
    let names: Set<LayoutAttribute> =
      switch edge {
      case "top": [.top, .topMargin]
      case "bottom": [.bottom, .bottomMargin]
      case "left": [.left, .leading, .leadingMargin, .leftMargin]
      default: [.right, .trailing, .trailingMargin, .rightMargin]
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

  /// What covers a side whose safe area is so wide.
  private static func cover(ofSide inset: Double) -> String {
    inset > widestRoundedEdge ? "the column beside it" : "the rounded edge"
  }

  /// Phones keep 44 to 68 points free at their sides, and columns that float are five times as wide.
  private static let widestRoundedEdge = 120.0
}

extension Diagnostic.Code {
  /// A control is smaller than a finger.
  static let touchTarget = Self(rawValue: "touch-target")
  /// A text or control lies outside of the safe area.
  static let noSafeArea = Self(rawValue: "no-safe-area")
}
