import LayoutModel

/// The constraints of a class: those that are always active, those of some size classes, and those that
/// need a name.
struct ConstraintPlan {
  struct Entry {
    var index: Int
    var expression: String
    /// The name, if a property of the constraint is set, or if code refers to it.
    var name: String?
    /// Whether code outside of the class's own set-up uses it.
    var isProperty: Bool
    var settings: [String]
    /// The constants by cell, if they differ.
    var constants: [Double]?
  }

  /// The constraints that are active in the same final cells.
  struct Group {
    var cells: [GridCell]
    /// The name of the group; `nil` for constraints that are always active.
    var name: String?
    var entries: [Entry]
    /// Lines in the visual format for the other constraints of the group.
    var formats: [String] = []
  }

  private(set) var groups: [Group] = []
  /// Constraints with outlets that no size class installs.
  private(set) var dormant: [Entry] = []

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
      // A constraint that is installed nowhere is created if code has an outlet to it.
      let isDormant = cells.isEmpty
      if isDormant && writer.constraintNames[index] == nil { continue }
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
        if isDormant {
          dormant.append(entry)
          continue
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
      groups.append(Group(cells: cells, name: name, entries: found[cells] ?? []))
    }
    if writer.style == .vfl { formatGroups(writer) }
  }

  /// Moves constraints that the visual format can express to its lines. Constraints to which code refers
  /// stay as they are.
  private mutating func formatGroups(_ writer: ClassWriter) {
    let names = writer.formatNames
    let coming = Set(writer.views.filter { writer.installedCells($0).count < writer.cells.count })
    for index in groups.indices {
      let plain = groups[index].entries.filter { !$0.isProperty }.map(\.index)
      let format = VisualFormat(plain, writer.document, names, coming: coming)
      groups[index].formats = format.lines
      groups[index].entries.removeAll { format.said.contains($0.index) }
    }
  }

  /// The constraints that are stored in properties or variables.
  var held: Set<Int> { Set((groups.flatMap(\.entries) + dormant).map(\.index)) }

  var usesFormats: Bool { groups.contains { !$0.formats.isEmpty } }

  /// The name of a group: `compactWidthRegularHeightConstraints`.
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

  var always: Group { groups.first { $0.name == nil } ?? Group(cells: [], entries: []) }
  var varying: [Group] { groups.filter { $0.name != nil } }

  /// Writes properties for constraints to which code refers later, and for the groups of size classes.
  func writeProperties(_ out: inout CodeLines) {
    for entry in groups.flatMap(\.entries) + dormant where entry.isProperty {
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
    for group in varying { writeSet(group, &out) }
    if !dormant.isEmpty
      || groups.contains(where: { $0.name != nil || $0.entries.contains(where: \.isProperty) })
    {
      out.add("")
    }
  }

  /// Writes the property for the group of some size classes, which is created when it is first activated.
  private func writeSet(_ group: Group, _ out: inout CodeLines) {
    let head = "private lazy var \(group.name ?? ""): [NSLayoutConstraint] ="
    let locals = group.entries.filter { !$0.isProperty && !$0.settings.isEmpty }
    if locals.isEmpty, group.formats.isEmpty || group.entries.isEmpty {
      writeList(group, "\(head) ", "", &out)
      return
    }
    out.open("\(head) {")
    writeLocals(locals, &out)
    writeList(group, "return ", "", &out)
    out.close("}()")
  }

  /// Writes the constraints of a group as an array.
  func writeList(_ group: Group, _ before: String, _ after: String, _ out: inout CodeLines) {
    if group.formats.isEmpty {
      out.open("\(before)[")
    } else {
      out.open("\(before)constraints(inFormats: [")
      for line in group.formats { out.add("\(CodeText.literal(line)),") }
      if group.entries.isEmpty { return out.close("])\(after)") }
      out.close("]) + [")
      out.indent()
    }
    for entry in group.entries { out.add("\(entry.name ?? entry.expression),") }
    out.close("]\(after)")
  }

  func writeLocals(_ entries: [Entry], _ out: inout CodeLines) {
    for entry in entries {
      guard let name = entry.name else { continue }
      out.add("let \(name) = \(entry.expression)")
      for setting in entry.settings { out.add("\(name).\(setting)") }
    }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
