import ElementTree
import LayoutModel

/// Changes only what a document says in cells of the grid.
struct GridRewriting {
  /// Whether constraints of a single cell are moved to the end of their list. A native document
  /// then states them in that cell.
  var tidiesConstraints = false

  private var values: [ObjectID: [ValueEdit]] = [:]
  private var masks: [ObjectID: [MaskEdit]] = [:]
  private var removed: Set<ObjectID> = []
  private var unsymbolic: Set<ObjectID> = []

  private struct ValueEdit {
    var property: GridSetting.Property
    var values: [SettingValue]
    var plan: SettingPlan
  }

  private struct MaskEdit {
    var object: ObjectID
    var list: String
    /// The new installation; `nil` if the object is removed.
    var plan: SettingPlan?
  }

  mutating func set(_ setting: GridSetting, _ plan: SettingPlan) {
    if case .installed(let list) = setting.property {
      masks[setting.holder, default: []].append(
        MaskEdit(object: setting.object, list: list, plan: plan))
    } else {
      values[setting.object, default: []].append(
        ValueEdit(property: setting.property, values: setting.values, plan: plan))
    }
  }

  /// Replaces several constraints by the first of them.
  mutating func merge(
    _ constraints: [LayoutConstraint], _ block: ConstraintBlock, _ installation: SettingPlan,
    _ constant: SettingPlan
  ) {
    guard let kept = constraints.first else { return }
    masks[kept.owner, default: []].append(
      MaskEdit(object: kept.id, list: "constraints", plan: installation))
    values[kept.id, default: []].append(
      ValueEdit(
        property: .attribute("constant"), values: block.constants, plan: constant))
    // The constant is a standard distance only if it is one in all of them.
    if constraints.contains(where: { !$0.isSymbolic }) { unsymbolic.insert(kept.id) }
    for constraint in constraints.dropFirst() {
      removed.insert(constraint.id)
      masks[constraint.owner, default: []].append(
        MaskEdit(object: constraint.id, list: "constraints", plan: nil))
    }
  }

  func rewrite(_ root: inout DocumentElement) {
    if values.isEmpty, masks.isEmpty { return }
    root.modify { element in
      guard let text = element["id"] else { return }
      let id = ObjectID(text)
      for edit in values[id] ?? [] { Self.apply(edit, to: &element) }
      if unsymbolic.contains(id) { element["symbolic"] = nil }
      guard let edits = masks[id] else { return }
      for edit in edits { Self.apply(edit, to: &element) }
      if !removed.isEmpty { removeConstraints(from: &element) }
      if tidiesConstraints { element.tidyCellConstraints() }
    }
  }

  private func removeConstraints(from element: inout DocumentElement) {
    for index in element.content.indices.reversed() {
      guard case .element(var list) = element.content[index], list.name == "constraints" else {
        continue
      }
      let count = list.content.count
      list.content.removeAll { item in
        guard case .element(let child) = item, let id = child["id"] else { return false }
        return removed.contains(ObjectID(id))
      }
      if list.content.count < count, list.holdsNothing {
        element.content.remove(at: index)
      } else {
        element.content[index] = .element(list)
      }
    }
  }

  private static func apply(_ edit: MaskEdit, to element: inout DocumentElement) {
    for cell in GridCell.inOrder {
      let plain = edit.plan.map { $0.plain == 0 ? 0 : nil } ?? nil
      let value = cell == .base ? plain : edit.plan?.statements[cell.order] ?? nil
      element.editVariation(cell, creating: value != nil) { variation in
        variation.setMask(of: edit.object, in: edit.list, to: value.map { $0 == 1 })
      }
    }
  }

  private static func apply(_ edit: ValueEdit, to element: inout DocumentElement) {
    for cell in GridCell.inOrder where cell != .base {
      let value = edit.plan.statements[cell.order].map { edit.values[$0] }
      element.editVariation(cell, creating: value != nil) { variation in
        variation.set(edit.property, to: value)
      }
    }
    // The plain value is stated by the element itself, so a variation of the base cell must not
    // state it, too.
    element.editVariation(.base, creating: false) { $0.set(edit.property, to: nil) }
    let plain = edit.values.indices.contains(edit.plan.plain) ? edit.values[edit.plan.plain] : nil
    element.setPlain(edit.property, to: plain ?? .absent)
  }
}
