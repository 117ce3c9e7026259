import LayoutModel

extension SharedStatements {
  /// Adds views that are not installed everywhere, and properties of views that cells set, with one
  /// statement for each value.
  ///
  ///     Third Box                             only in wR-hC, wC-hR, wR-hR
  ///     Boxes Stack View.axis = vertical      only in wC-hR
  mutating func addSettings(
    of document: LayoutDocument, scene: ObjectID?, _ copies: ViewCopies
  ) {
    let settings = GridSettings(document)
    let varied = settings.settings.filter { document.view($0.object) != nil }
    if varied.isEmpty { return }
    let side = DocumentSide(document)
    var positions: [SettingKey: Int] = [:]
    for setting in varied {
      guard let own = settings.scenes[setting.unit], scene == nil || own == scene,
        let view = document.view(setting.object)
      else { continue }
      let name = side.uniqueName(of: setting.object)
      for number in setting.values.indices {
        var statement = Statement(
          scene: own, kind: view.kind.rawValue, property: setting.property.name,
          equation: "\(name).\(setting.property.name) = \(setting.values[number].text)",
          classes: [], ids: [setting.object], installers: [],
          possible: zip(GridCell.finals, setting.demand.needs).compactMap { $1 == nil ? nil : $0 })
        if case .installed = setting.property {
          // Where a view is missing follows from where it is installed.
          if number == 0 { continue }
          statement.equation = name
        }
        for (cell, need) in zip(GridCell.finals, setting.demand.needs) where need == number {
          statement.classes.append(cell)
          let installer = setting.current.speaker(for: cell)
          if !statement.installers.contains(installer) { statement.installers.append(installer) }
        }
        if statement.classes.isEmpty { continue }
        let key = SettingKey(
          view: copies.renames[setting.object] ?? setting.object, property: setting.property,
          value: setting.values[number])
        if let position = positions[key] {
          statements[position].join(statement)
        } else {
          positions[key] = statements.count
          statement.installers.sort()
          statements.append(statement)
        }
      }
    }
  }

  /// Identifies a setting. Views that were drawn several times share their settings.
  private struct SettingKey: Hashable {
    var view: ObjectID
    var property: GridSetting.Property
    var value: SettingValue
  }
}

extension SharedStatements.Statement {
  /// Adds the settings of a copy of the view.
  fileprivate mutating func join(_ other: Self) {
    ids += other.ids
    classes = GridCell.inOrder.filter { (classes + other.classes).contains($0) }
    installers = GridCell.inOrder.filter { (installers + other.installers).contains($0) }
    possible = GridCell.inOrder.filter { (possible + other.possible).contains($0) }
  }
}

extension SettingPlan {
  /// The cell whose statement holds in a given cell.
  fileprivate func speaker(for cell: GridCell) -> GridCell {
    cell.covering.last { statements[$0.order] != nil } ?? .base
  }
}
