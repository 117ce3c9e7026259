import LayoutModel

/// The constraints of a class: which are always active, which in some size classes, and which need a name.
struct ConstraintPlan {
  struct Entry {
    var index: Int
    var expression: String
    /// Its name, where something is set on it, or code refers to it.
    var name: String?
    /// Whether others than the class's own set-up use it.
    var isProperty: Bool
    var settings: [String]
    /// Constants by cell, where they differ.
    var constants: [Double]?
  }

  /// By the final cells in which they are active.
  private(set) var groups: [(cells: [GridCell], name: String?, entries: [Entry])] = []

  init(_ writer: inout ClassWriter) {
    let document = writer.document
    let code = ConstraintCode(
      document: document, names: writer.names, guides: writer.guideNames)
    var found: [[GridCell]: [Entry]] = [:]
    var order: [[GridCell]] = []
    let own = Set([writer.root, writer.container] + writer.views)
    for (index, constraint) in document.constraints.enumerated() {
      guard own.contains(document.constraintOwners[index]), !constraint.isPlaceholder else {
        continue
      }
      let cells = writer.cells.filter { cell in
        document.constraintInstallations[index].isInstalled(in: cell)
          && [constraint.first.item, constraint.second?.item].allSatisfy { item in
            guard let item, let view = document.view(item), writer.names[view.index] != nil else {
              return true
            }
            return writer.installedCells(view.index).contains(cell)
          }
      }
      if cells.isEmpty { continue }
      let constants = writer.cells.map { constraint.constant(in: $0) }
      do {
        let expression = try code.expression(constraint, constant: constants.first ?? 0)
        var entry = Entry(
          index: index, expression: expression, name: nil, isProperty: false, settings: [],
          constants: Set(constants).count > 1 ? constants : nil)
        if !constraint.priority.isRequired {
          entry.settings.append(
            "priority = UILayoutPriority(\(CodeText.number(constraint.priority.value)))")
        }
        if let identifier = constraint.identifier {
          entry.settings.append("identifier = \(CodeText.literal(identifier))")
        }
        entry.isProperty = entry.constants != nil || writer.constraintNames[index] != nil
        if entry.isProperty || !entry.settings.isEmpty {
          entry.name = writer.name(constraint: index)
        }
        if found[cells] == nil { order.append(cells) }
        found[cells, default: []].append(entry)
      } catch {
        writer.lose(
          constraint.id, document.equation(constraint).text,
          at: document.constraintLocations[index], "the constraint (\(error.reason))")
      }
    }
    for cells in order {
      let isAlways = cells.count == writer.cells.count
      let name = isAlways ? nil : writer.take(Self.name(of: cells))
      groups.append((cells, name, found[cells] ?? []))
    }
  }

  /// `compactWidthRegularHeightConstraints`.
  private static func name(of cells: [GridCell]) -> String {
    let wanted = Set(cells)
    for cell in GridCell.inOrder where Set(GridCell.finals.filter(cell.covers)) == wanted {
      var text = ""
      if cell.width != .any { text += "\(cell.width.rawValue)Width" }
      if cell.height != .any {
        text +=
          text.isEmpty
          ? "\(cell.height.rawValue)Height" : "\(cell.height.rawValue.capitalizedFirst)Height"
      }
      return text + "Constraints"
    }
    if wanted.count == 3, let missing = GridCell.finals.first(where: { !wanted.contains($0) }) {
      return
        "otherThan\(missing.width.rawValue.capitalizedFirst)Width\(missing.height.rawValue.capitalizedFirst)HeightConstraints"
    }
    return "someSizeClassesConstraints"
  }

  var varies: Bool {
    groups.contains { $0.name != nil }
      || groups.contains { $0.entries.contains { $0.constants != nil } }
  }

  var always: [Entry] { groups.filter { $0.name == nil }.flatMap(\.entries) }
  var varying: [(cells: [GridCell], name: String, entries: [Entry])] {
    groups.compactMap { group in group.name.map { (group.cells, $0, group.entries) } }
  }

  /// Constraints that code refers to later, and the sets of size classes.
  func writeProperties(_ out: inout CodeLines) {
    for entry in groups.flatMap(\.entries) where entry.isProperty {
      guard let name = entry.name else { continue }
      if entry.settings.isEmpty {
        out.add("private(set) lazy var \(name) = \(entry.expression)")
        continue
      }
      out.open("private(set) lazy var \(name): NSLayoutConstraint = {")
      out.add("let constraint = \(entry.expression)")
      for setting in entry.settings { out.add("constraint.\(setting)") }
      out.add("return constraint")
      out.close("}()")
    }
    for group in varying {
      let locals = group.entries.filter { !$0.isProperty && !$0.settings.isEmpty }
      if locals.isEmpty {
        out.open("private lazy var \(group.name): [NSLayoutConstraint] = [")
        writeItems(group.entries, &out)
        out.close("]")
      } else {
        out.open("private lazy var \(group.name): [NSLayoutConstraint] = {")
        writeLocals(locals, &out)
        out.open("return [")
        writeItems(group.entries, &out)
        out.close("]")
        out.close("}()")
      }
    }
    if groups.contains(where: { $0.name != nil || $0.entries.contains(where: \.isProperty) }) {
      out.add("")
    }
  }

  func writeLocals(_ entries: [Entry], _ out: inout CodeLines) {
    for entry in entries {
      guard let name = entry.name else { continue }
      out.add("let \(name) = \(entry.expression)")
      for setting in entry.settings { out.add("\(name).\(setting)") }
    }
  }

  func writeItems(_ entries: [Entry], _ out: inout CodeLines) {
    for entry in entries { out.add("\(entry.name ?? entry.expression),") }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
