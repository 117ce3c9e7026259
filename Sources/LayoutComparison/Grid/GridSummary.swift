package import LayoutModel

/// How much each of the nine cells says: how much it installs, uninstalls and sets.
package struct GridSummary: Sendable {
  package var cells: [Count]

  package struct Count: Sendable, Hashable {
    package var cell: GridCell
    /// Views and constraints that the cell's masks install; in the base cell, all that are not
    /// excluded.
    package var installedViews = 0
    package var installedConstraints = 0
    package var uninstalledViews = 0
    package var uninstalledConstraints = 0
    /// Properties that the cell sets.
    package var settings = 0
    /// For a final cell: the constraints that are active in it when all cells are combined.
    package var activeConstraints: Int?
  }

  /// Counts the statements in a document, or only in the scene with that root object.
  package init(_ document: LayoutDocument, scene: ObjectID? = nil) {
    self.init(
      document, scene: scene, settings: CellSettings(document, scene: scene).settings,
      shared: SharedConstraints(document, scene: scene))
  }

  /// The counts for each scene. The document is read once for all of them.
  package static func byScene(_ document: LayoutDocument) -> [ObjectID: GridSummary] {
    let settings = CellSettings.byScene(document)
    let shared = Dictionary(grouping: SharedConstraints(document).entries, by: \.scene)
    let views = Dictionary(grouping: document.views.indices) { document.views[$0].scene }
    let constraints = Dictionary(grouping: document.constraints.indices) {
      document.views[document.constraintOwners[$0]].scene
    }
    var result: [ObjectID: GridSummary] = [:]
    for scene in document.scenes where result[scene.id] == nil {
      result[scene.id] = GridSummary(
        document, views: views[scene.index] ?? [], constraints: constraints[scene.index] ?? [],
        settings: settings[scene.id]?.settings ?? [], shared: shared[scene.id] ?? [])
    }
    return result
  }

  private init(
    _ document: LayoutDocument, scene: ObjectID?, settings: [CellSettings.Setting],
    shared: SharedConstraints
  ) {
    let index = scene.flatMap { document.scene($0)?.index }
    func isMeant(_ view: Int) -> Bool { scene == nil || document.views[view].scene == index }
    self.init(
      document, views: document.views.indices.filter(isMeant),
      constraints: document.constraints.indices.filter { isMeant(document.constraintOwners[$0]) },
      settings: settings, shared: shared.entries)
  }

  /// - Parameters:
  ///   - views: the positions of the views to count; `constraints` are the positions of the
  ///     constraints.
  private init(
    _ document: LayoutDocument, views: [Int], constraints: [Int],
    settings: [CellSettings.Setting], shared: [SharedConstraints.Entry]
  ) {
    var counts = GridCell.inOrder.map { Count(cell: $0) }
    for view in views.map({ document.views[$0] }) {
      if view.installation.isInstalled(in: .base) { counts[0].installedViews += 1 }
      for entry in view.installation.entries {
        if !entry.value {
          counts[entry.cell.order].uninstalledViews += 1
        } else if entry.cell != .base {
          counts[entry.cell.order].installedViews += 1
        }
      }
    }
    for installation in constraints.map({ document.constraintInstallations[$0] }) {
      if installation.isInstalled(in: .base) { counts[0].installedConstraints += 1 }
      for entry in installation.entries {
        if !entry.value {
          counts[entry.cell.order].uninstalledConstraints += 1
        } else if entry.cell != .base {
          counts[entry.cell.order].installedConstraints += 1
        }
      }
    }
    for setting in settings where setting.property != "installed" {
      counts[setting.cell.order].settings += 1
    }
    for cell in GridCell.finals {
      counts[cell.order].activeConstraints = shared.count { $0.classes.contains(cell) }
    }
    cells = counts
  }

  package subscript(cell: GridCell) -> Count { cells[cell.order] }

  /// The grid as a drawing: widths to the right, heights downwards.
  ///
  ///               wC            wAny          wR
  ///     hC        -             -             -
  ///     hAny      -             12            -
  ///     hR        +3 -2 ~1      -             -
  package var text: String {
    var lines = rows
    lines.append(
      "constraints: n in wAny-hAny, +n installed, -n uninstalled; v: views; ~n values")
    let active = GridCell.finals.compactMap { cell in
      self[cell].activeConstraints.map { "\(cell) \($0)" }
    }
    lines.append("active constraints: \(active.joined(separator: ", "))")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of the grid, without a title.
  package var rows: [String] {
    let widths: [SizeClass] = [.compact, .any, .regular]
    let rows = widths.map { height in
      ["h\(height.letter)"]
        + widths.map { self[GridCell(width: $0, height: height)].text }
    }
    let table = [[""] + widths.map { "w\($0.letter)" }] + rows
    let columns = (0..<4).map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        line += text
        if column < 3 { line += String(repeating: " ", count: columns[column] - text.count + 3) }
      }
      return line
    }
  }
}

extension GridSummary.Count {
  /// `+3 -2 +1v ~1`: the statements of a cell; `-` if it has none.
  package var text: String {
    var parts: [String] = []
    if cell == .base {
      parts.append("\(installedConstraints)")
    } else if installedConstraints > 0 {
      parts.append("+\(installedConstraints)")
    }
    if uninstalledConstraints > 0 { parts.append("-\(uninstalledConstraints)") }
    if installedViews > 0, cell != .base { parts.append("+\(installedViews)v") }
    if uninstalledViews > 0 { parts.append("-\(uninstalledViews)v") }
    if settings > 0 { parts.append("~\(settings)") }
    return parts.isEmpty ? "-" : parts.joined(separator: " ")
  }
}
