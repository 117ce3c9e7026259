import ElementTree
package import LayoutModel

/// All settings that a document states in cells of the grid, with the needs of the final size classes.
package struct GridSettings: Sendable {
  package private(set) var settings: [GridSetting] = []
  /// The constraints of the views of each unit, whether they are installed everywhere or not: their
  /// positions in ``LayoutModel/LayoutDocument/constraints``.
  private(set) var constraints: [Int: [Int]] = [:]
  /// The id of the root object of each unit that has views.
  package private(set) var scenes: [Int: ObjectID] = [:]
  /// Units in which an object has two variations of one cell, which stay as they are.
  private(set) var unread: Set<Int> = []

  private let document: LayoutDocument
  private let presence: [Set<GridCell>]
  private let positions: [ObjectID: Int]
  /// The objects that code may reach, because connections lead to them. Empty where that does not matter.
  private let connected: Set<ObjectID>
  /// The entries of masks for each object, in the order of cells, wherever they stand.
  private var masks: [ObjectID: [CellValue<Bool>]] = [:]
  private var listed: [ObjectID: (holder: ObjectID, list: String)] = [:]
  private var unit = -1

  /// - Parameter needsConnected: whether values of an object to which a connection leads are needed in all classes that have a
  ///   place for it, because code may install it there.
  package init(_ document: LayoutDocument, needsConnected: Bool = false) {
    self.document = document
    presence = document.views.map { SharedConstraints.presence(of: $0.index, in: document) }
    var positions: [ObjectID: Int] = [:]
    for (index, constraint) in document.constraints.enumerated() {
      if positions[constraint.id] == nil { positions[constraint.id] = index }
    }
    self.positions = positions
    connected = needsConnected ? Set(document.connections.compactMap(\.destination)) : []
    for view in document.views { masks[view.id] = view.installation.entries }
    for (id, index) in positions { masks[id] = document.constraintInstallations[index].entries }
    for child in document.tree.root.children where ["scenes", "objects"].contains(child.name) {
      for top in child.children {
        unit += 1
        read(top, holder: nil, list: nil)
      }
    }
  }

  private mutating func read(_ element: DocumentElement, holder: ObjectID?, list: String?) {
    let id = element["id"].map { ObjectID($0) }
    if let id {
      if scenes[unit] == nil, case .view(let index) = document.items[id],
        document.scenes.indices.contains(document.views[index].scene)
      {
        scenes[unit] = document.scenes[document.views[index].scene].id
      }
      if let index = positions[id], element.name == "constraint" {
        constraints[unit, default: []].append(index)
      }
      if let holder, let list { readInstallation(of: id, holder: holder, list: list) }
      readValues(of: id, element)
    }
    let owner = id ?? holder
    for child in element.children where child.name != "variation" {
      if child.name == "subviews" || child.name == "constraints" {
        for item in child.children { read(item, holder: owner, list: child.name) }
      } else {
        read(child, holder: owner, list: nil)
      }
    }
  }

  // MARK: Installations

  private mutating func readInstallation(of id: ObjectID, holder: ObjectID, list: String) {
    guard let entries = masks[id], !entries.isEmpty else { return }
    var current = SettingPlan(plain: 1)
    var counts = GridCell.inOrder.map { _ in 0 }
    for entry in entries {
      if entry.cell == .base {
        current.plain = entry.value ? 1 : 0
      } else {
        current.statements[entry.cell.order] = entry.value ? 1 : 0
        counts[entry.cell.order] += 1
      }
    }
    let around = surroundings(of: id)
    let needs = GridCell.finals.map { around.contains($0) ? current.value(in: $0) : nil }
    settings.append(
      GridSetting(
        object: id, holder: holder, property: .installed(list: list), unit: unit,
        values: [.flag(false), .flag(true)], demand: SettingDemand(needs: needs),
        current: current, entries: counts))
  }

  /// The final classes in which it matters whether an object is installed: those in which its
  /// superview, or a constraint's views, are installed.
  func surroundings(of id: ObjectID) -> Set<GridCell> {
    if let index = positions[id] {
      return SharedConstraints.neededViews(of: index, in: document).reduce(Set(GridCell.finals)) {
        $0.intersection(presence[$1])
      }
    }
    guard case .view(let index) = document.items[id], let parent = document.views[index].parent
    else { return Set(GridCell.finals) }
    return presence[parent]
  }

  /// The final classes in which a property of an object matters, because the object is installed there, or code may install
  /// it.
  private func existence(of id: ObjectID) -> Set<GridCell> {
    if connected.contains(id) { return surroundings(of: id) }
    if let index = positions[id] {
      let installation = document.constraintInstallations[index]
      return surroundings(of: id).filter(installation.isInstalled(in:))
    }
    guard case .view(let index) = document.items[id] else { return Set(GridCell.finals) }
    return presence[index]
  }

  // MARK: Values

  private mutating func readValues(of id: ObjectID, _ element: DocumentElement) {
    let variations = element.cellVariations
    // If one cell has two variations, it is not known which of them counts.
    if variations.isEmpty { return }
    guard Set(variations.map(\.cell)).count == variations.count else {
      unread.insert(unit)
      return
    }
    let existing = existence(of: id)
    var names: [String] = []
    var keys: [String] = []
    for variation in variations {
      for attribute in variation.value.attributes
      where !Self.noise.contains(attribute.name) && !names.contains(attribute.name) {
        names.append(attribute.name)
      }
      for part in variation.value.children where part.name != "mask" {
        if let key = part["key"], key != "frame", !keys.contains(key) { keys.append(key) }
      }
    }
    for name in names {
      add(
        .attribute(name), of: id, existing,
        plain: .attribute(name, element[name], of: element),
        stated: variations.compactMap { variation in
          variation.value[name].map { text in
            CellValue(
              cell: variation.cell, value: SettingValue.attribute(name, text, of: element))
          }
        })
    }
    for key in keys {
      let plain = element.children.first { $0.name != "variation" && $0["key"] == key }
      add(
        .part(key: key), of: id, existing, plain: plain.map { .part($0) } ?? .absent,
        stated: variations.compactMap { variation in
          variation.value.child(key: key).map {
            CellValue(cell: variation.cell, value: .part($0))
          }
        })
    }
  }

  /// Attributes of a variation that set nothing: its key, and marks of the canvas.
  static let noise: Set<String> = ["key", "misplaced", "ambiguous", "fixedFrame"]

  private mutating func add(
    _ property: GridSetting.Property, of id: ObjectID, _ existing: Set<GridCell>,
    plain: SettingValue, stated: [CellValue<SettingValue>]
  ) {
    // A variation of the base cell replaces the plain value, because it comes after it.
    var values: [SettingValue] = []
    func number(_ value: SettingValue) -> Int {
      if let index = values.firstIndex(of: value) { return index }
      values.append(value)
      return values.count - 1
    }
    var current = SettingPlan(plain: number(plain))
    var counts = GridCell.inOrder.map { _ in 0 }
    for entry in stated {
      guard entry.cell != .base else {
        current.plain = number(entry.value)
        continue
      }
      current.statements[entry.cell.order] = number(entry.value)
      counts[entry.cell.order] += 1
    }
    let needs = GridCell.finals.map { existing.contains($0) ? current.value(in: $0) : nil }
    settings.append(
      GridSetting(
        object: id, holder: id, property: property, unit: unit, values: values,
        demand: SettingDemand(needs: needs, unsayable: values.firstIndex(of: .absent)),
        current: current, entries: counts))
  }
}
