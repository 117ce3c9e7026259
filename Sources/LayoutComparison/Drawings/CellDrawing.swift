import ElementTree
import LayoutModel

/// States the differences between several drawings in final cells: which views and constraints exist, and their
/// values.
struct CellDrawing {
  private(set) var tree: DocumentTree
  /// The drawings, with the ids of the document.
  let drawings: [FinalDrawing]
  private(set) var faults: [DrawingFault] = []

  init(tree: DocumentTree, drawings: [FinalDrawing]) {
    self.tree = tree
    self.drawings = drawings
  }

  mutating func state() {
    var rewriting = GridRewriting()
    let document = LayoutDocument(tree)
    for view in document.views {
      let shells = drawings.map { $0.document.view(view.id)?.element }
      if shells.contains(where: { $0 == nil }), let parent = view.parent {
        let cells = zip(drawings, shells).filter { $1 != nil }.map(\.0.cell)
        rewriting.install(view.id, in: cells, list: "subviews", holder: document.views[parent].id)
      }
      compare(view, shells, &rewriting)
    }
    for drawing in drawings {
      for constraint in drawing.document.constraints {
        rewriting.install(
          constraint.id, in: [drawing.cell], list: "constraints", holder: constraint.owner)
      }
    }
    rewriting.rewrite(&tree.root)
    tree.root["useTraitCollections"] = "YES"
  }

  // MARK: Properties

  /// The attributes of a view that Interface Builder lets vary by size class, besides colours.
  ///
  /// - Source: the `+` beside a property in its inspectors; variations of public documents have `hidden`, `axis`,
  ///   `spacing`, `alignment`, `distribution`, fonts, layout margins and background colours.
  private static let varying: Set<String> = [
    "hidden", "axis", "alignment", "distribution", "spacing", "image", "highlightedImage",
  ]
  private static let varyingParts: Set<String> = [
    "fontDescription", "layoutMargins", "directionalLayoutMargins",
  ]

  /// Attributes that never affect the layout, or do not if constraints place the view.
  private static let passing: Set<String> = [
    "id", "userLabel", "misplaced", "ambiguous", "fixedFrame", "verifyAmbiguity",
    "sceneMemberID", "translatesAutoresizingMaskIntoConstraints",
  ]
  private static let passingParts: Set<String> = ["frame", "autoresizingMask", "canvasLocation"]

  private mutating func compare(
    _ view: LayoutView, _ shells: [DocumentElement?], _ rewriting: inout GridRewriting
  ) {
    let present = zip(drawings, shells).compactMap { drawing, shell in
      shell.map { (drawing: drawing, shell: $0) }
    }
    guard let first = present.first, present.count > 1 else { return }
    var names: [String] = []
    var keys: [String] = []
    for (_, shell) in present {
      for attribute in shell.attributes
      where !Self.passing.contains(attribute.name) && !names.contains(attribute.name) {
        names.append(attribute.name)
      }
      for part in shell.children {
        let key = part["key"] ?? "<\(part.name)>"
        if !Self.passingParts.contains(key), !keys.contains(key) { keys.append(key) }
      }
    }
    for name in names {
      let values = present.map { SettingValue.attribute(name, $0.shell[name], of: $0.shell) }
      guard Set(values).count > 1 else { continue }
      guard Self.varying.contains(name) else {
        refuse(view, name, present.map { ($0.drawing.name, $0.shell[name] ?? "nothing") })
        continue
      }
      rewriting.state(.attribute(name), of: view.id, values, in: present.map(\.drawing.cell))
    }
    for key in keys {
      let parts = present.map { $0.shell.parts(key) }
      guard Set(parts).count > 1 else { continue }
      let isColor = parts.allSatisfy { $0.allSatisfy { $0.name == "color" || $0.name == "nil" } }
      guard isColor || Self.varyingParts.contains(key) else {
        refuse(
          view, key,
          zip(present, parts).map { pair, parts in
            (pair.drawing.name, parts.first.map(ValueDescription.element) ?? "nothing")
          })
        continue
      }
      let values = parts.map { $0.first.map { SettingValue.part($0) } ?? .absent }
      rewriting.state(
        .part(key: key), of: first.shell.objectID, values, in: present.map(\.drawing.cell))
    }
  }

  private mutating func refuse(
    _ view: LayoutView, _ property: String, _ values: [(name: String, value: String)]
  ) {
    guard let first = values.first,
      let other = values.first(where: { $0.value != first.value }) ?? values.last
    else { return }
    faults.append(
      DrawingFault(
        "'\(view.id)' (\(view.name)) has the \(property) \(first.value) in '\(first.name)' and \(other.value) "
          + "in '\(other.name)', and no size class can vary that",
        hint: "draw it the same, or as two views with different names"))
  }
}

extension DocumentElement {
  fileprivate func parts(_ key: String) -> [DocumentElement] {
    children.filter { ($0["key"] ?? "<\($0.name)>") == key }
  }

  fileprivate var objectID: ObjectID { ObjectID(self["id"] ?? "") }
}

extension GridRewriting {
  /// Installs an object only in some cells.
  mutating func install(
    _ object: ObjectID, in cells: [GridCell], list: String, holder: ObjectID
  ) {
    let statements = Dictionary(uniqueKeysWithValues: cells.map { ($0, 1) })
    set(
      GridSetting(
        object: object, holder: holder, property: .installed(list: list), unit: 0, values: [],
        demand: SettingDemand(needs: GridCell.finals.map { _ in nil }),
        current: SettingPlan(plain: 1), entries: []),
      SettingPlan(plain: 0, statements: statements))
  }

  /// States the value of each cell. The value of the first cell becomes the plain one, unless a value is missing.
  fileprivate mutating func state(
    _ property: GridSetting.Property, of object: ObjectID, _ values: [SettingValue],
    in cells: [GridCell]
  ) {
    var distinct: [SettingValue] = []
    for value in [.absent].filter(values.contains) + values where !distinct.contains(value) {
      distinct.append(value)
    }
    var statements: [GridCell: Int] = [:]
    for (cell, value) in zip(cells, values) {
      let number = distinct.firstIndex(of: value) ?? 0
      if number != 0 { statements[cell] = number }
    }
    set(
      GridSetting(
        object: object, holder: object, property: property, unit: 0, values: distinct,
        demand: SettingDemand(needs: GridCell.finals.map { _ in nil }),
        current: SettingPlan(plain: 0), entries: []),
      SettingPlan(plain: 0, statements: statements))
  }
}
