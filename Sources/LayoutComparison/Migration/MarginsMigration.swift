import ElementTree
import LayoutModel
import PlatformRules

extension Migration {
  /// Replaces constants that equal a margin by the margin itself.
  ///
  /// Whether they are equal everywhere depends on the device, on safe areas and on the views
  /// around. So each constraint is a step of its own. A constraint stays unchanged if its step
  /// would move something, or ask for another distance, on any device.
  /// - Source: UIView's `layoutMargins`: 8 points, in root views 16 or 20.
  package static let margins = Migration(
    MigrationDescription(
      "margins", "Replace constants of 8, 16 and 20 by layout margins where every device agrees.",
      example: .init(
        "Title.Leading = Superview.Leading + 8", "Title.Leading = Superview.LeadingMargin"),
      proof:
        "the margin is as long as the constant on every device, also where the constraint does not bind",
      needs: .layoutMargins)
  ) { document, _ in
    var plan = MigrationPlan()
    guard document.properties.isTouch else {
      plan.diagnostics = [.notApplicable(to: document)]
      return plan
    }
    plan.steps = document.constraints.indices.compactMap { index in
      guard document.constraintHolds(index),
        let pin = MarginPin(document.constraints[index], in: document)
      else { return nil }
      let scene = document.views[document.constraintOwners[index]].scene
      return .init(objects: [pin.constraint], scene: scene) { tree, _ in pin.apply(to: &tree.root) }
    }
    return plan
  }
}

extension LayoutDocument {
  /// Whether a constraint takes part in some layout, so that layouts show its effect.
  fileprivate func constraintHolds(_ index: Int) -> Bool {
    let constraint = constraints[index]
    guard !constraint.isPlaceholder else { return false }
    let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    let hosts = items.compactMap { host(of: $0) }
    return hosts.count == items.count
      && GridCell.finals.contains { cell in
        constraintInstallations[index].isInstalled(in: cell)
          && hosts.allSatisfy { isInstalledWithSuperviews($0, in: cell) }
      }
  }
}

/// A constraint between a view's edge and the same edge of a view around it, at the distance of a usual margin.
private struct MarginPin {
  let constraint: ObjectID
  private let owner: ObjectID
  /// `first` or `second`: the side of the constraint that names the outer view.
  private let side: String
  private let container: ObjectID
  private let edge: LayoutAttribute

  private static let usual: Set<Double> = [8, 16, 20]

  init?(_ constraint: LayoutConstraint, in document: LayoutDocument) {
    guard let second = constraint.second, constraint.multiplier.value == 1,
      constraint.constants.isEmpty, constraint.first.attribute == second.attribute,
      second.attribute.isEdge, !second.attribute.isMargin
    else { return nil }
    edge = second.attribute
    let isStart = edge.isStart
    // The first item may be the outer view of the second one, or the other way round.
    if let container = Self.container(constraint.first.item, around: second.item, in: document) {
      guard Self.usual.contains(isStart ? -constraint.constant : constraint.constant) else {
        return nil
      }
      (side, self.container) = ("first", container)
    } else if let container = Self.container(
      second.item, around: constraint.first.item, in: document)
    {
      guard Self.usual.contains(isStart ? constraint.constant : -constraint.constant) else {
        return nil
      }
      (side, self.container) = ("second", container)
    } else {
      return nil
    }
    self.constraint = constraint.id
    owner = constraint.owner
  }

  /// The view whose margin may replace an item: the superview itself, or the view whose safe area it is.
  private static func container(
    _ item: ObjectID, around inner: ObjectID, in document: LayoutDocument
  ) -> ObjectID? {
    guard let view = document.view(inner), let parent = view.parent else { return nil }
    if let guide = document.guide(item) {
      return guide.kind == .safeArea && guide.view == parent ? document.views[parent].id : nil
    }
    // The edges of a scroll view are those of its content, but its margins are not.
    return document.views[parent].id == item && !document.views[parent].kind.isScrolling
      ? item : nil
  }

  func apply(to root: inout DocumentElement) {
    root.modify(id: constraint) { element in
      // Interface Builder leaves out a first item that is the owner.
      let item = side == "first" && container == owner ? nil : container.text
      element.setInOrder("\(side)Item", to: item)
      for name in ["firstAttribute", "secondAttribute"] where name.hasPrefix(side) {
        element[name] = edge.withMargin.rawValue
      }
      element["constant"] = nil
      element["symbolic"] = nil
    }
    root.declareCapability("Constraints to layout margins", minToolsVersion: "6.0")
  }
}
