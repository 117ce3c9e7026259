import LayoutModel

extension ClassWriter {
  mutating func writeConfiguration(_ statements: [[String]]) {
    out.open("private func configureViews() {")
    for (index, group) in statements.enumerated() {
      if index > 0 { out.add("") }
      out.add(group)
    }
    writeTargets()
    out.close()
    out.add("")
  }

  /// Superviews take their subviews in the order of the document, guides last.
  mutating func writeHierarchy() {
    out.open("private func addViews() {")
    let placed = views.filter { index in
      let view = document.views[index]
      return view.placement == .arranged || !view.translatesAutoresizingMask && !view.isFixedFrame
    }.compactMap { names[$0] }.filter { !$0.contains(".") }
    if !placed.isEmpty {
      out.open("for view in [\(placed.joined(separator: ", "))] as [UIView] {")
      out.add("view.translatesAutoresizingMaskIntoConstraints = false")
      out.close()
    }
    for index in views {
      let view = document.views[index]
      guard let name = names[index], let parent = view.parent, let outer = names[parent] else {
        continue
      }
      writeFrame(view, name)
      if installedCells(index).count < cells.count { continue }
      switch view.placement {
      case .arranged: out.add("\(outer).addArrangedSubview(\(name))")
      case .subview: out.add("\(outer).addSubview(\(name))")
      case .keyed where ["tableHeaderView", "tableFooterView"].contains(view.role):
        out.add("\(outer).\(view.role ?? "") = \(name)")
      case .keyed where view.role == "contentView": break
      default:
        lose(view.id, view.name, at: view.location, "the place '\(view.role ?? "")'")
      }
    }
    for (index, guide) in document.guides.enumerated() {
      guard let name = guideNames[index], let host = guide.view.flatMap({ names[$0] }) else {
        continue
      }
      out.add("\(host).addLayoutGuide(\(name))")
    }
    out.close()
    out.add("")
  }

  /// What no constraint places has its frame and its springs and struts.
  private mutating func writeFrame(_ view: LayoutView, _ name: String) {
    let isPlaced =
      view.placement == .arranged || !view.translatesAutoresizingMask && !view.isFixedFrame
    guard !isPlaced, view.role != "contentView", let frame = view.recordedFrame else { return }
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(CodeText.number)
    out.add(
      "\(name).frame = CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
    )
    let mask = AutoresizingMask(view.element.child("autoresizingMask"))
    let parts = [
      (mask.flexibleMinX, "flexibleLeftMargin"), (mask.widthSizable, "flexibleWidth"),
      (mask.flexibleMaxX, "flexibleRightMargin"), (mask.flexibleMinY, "flexibleTopMargin"),
      (mask.heightSizable, "flexibleHeight"), (mask.flexibleMaxY, "flexibleBottomMargin"),
    ].filter(\.0).map { ".\($0.1)" }
    if !parts.isEmpty { out.add("\(name).autoresizingMask = [\(parts.joined(separator: ", "))]") }
  }

  mutating func writeConstraints(_ plan: ConstraintPlan) {
    out.open("private func activateConstraints() {")
    let entries = plan.always
    plan.writeLocals(entries.filter { !$0.isProperty && !$0.settings.isEmpty }, &out)
    if !entries.isEmpty {
      out.open("NSLayoutConstraint.activate([")
      plan.writeItems(entries, &out)
      out.close("])")
    }
    out.close()
    out.add("")
  }

  // MARK: Size classes

  mutating func writeSizeClasses(_ varying: [[String]], _ plan: ConstraintPlan) {
    out.add("/// Installs and sets what the size classes ask for.")
    out.open("private func updateForSizeClasses() {")
    out.add("let width = traitCollection.horizontalSizeClass")
    out.add("let height = traitCollection.verticalSizeClass")
    let sets = plan.varying
    if !sets.isEmpty {
      out.add("NSLayoutConstraint.deactivate(\(sets.map(\.name).joined(separator: " + ")))")
    }
    for index in views where installedCells(index).count < cells.count { writeInstallation(index) }
    for set in sets {
      out.open("if \(CellCondition.text(set.cells)) {")
      out.add("NSLayoutConstraint.activate(\(set.name))")
      out.close()
    }
    writeValues(varying, plan)
    out.close()
    out.add("")
  }

  /// Puts a view in, behind the one before it that is always there, or takes it out.
  private mutating func writeInstallation(_ index: Int) {
    let view = document.views[index]
    guard let name = names[index], let parent = view.parent, let outer = names[parent] else {
      return
    }
    let installed = installedCells(index)
    guard !installed.isEmpty else { return }
    let before = document.views[parent].children.prefix { $0 != index }.last {
      installedCells($0).count == cells.count && names[$0] != nil
    }.flatMap { names[$0] }
    out.open("if \(CellCondition.text(installed)) {")
    switch (view.placement, before) {
    case (.arranged, let before?):
      out.add(
        "\(outer).insertArrangedSubview(\(name), at: (\(outer).arrangedSubviews.firstIndex(of: \(before)) ?? -1) + 1)"
      )
    case (.arranged, nil): out.add("\(outer).insertArrangedSubview(\(name), at: 0)")
    case (_, let before?): out.add("\(outer).insertSubview(\(name), aboveSubview: \(before))")
    case (_, nil): out.add("\(outer).insertSubview(\(name), at: 0)")
    }
    out.close("} else {")
    out.open("")
    out.add("\(name).removeFromSuperview()")
    out.close()
  }

  private mutating func writeValues(_ varying: [[String]], _ plan: ConstraintPlan) {
    var lines = varying
    for entry in plan.groups.flatMap(\.entries) {
      guard let name = entry.name, let constants = entry.constants else { continue }
      for index in cells.indices {
        lines[index].append("\(name).constant = \(CodeText.number(constants[index]))")
      }
    }
    var told: Set<Int> = []
    for index in cells.indices where !lines[index].isEmpty && !told.contains(index) {
      // Cells that say the same share a branch.
      let same = cells.indices.filter { lines[$0] == lines[index] }
      told.formUnion(same)
      if same.count == cells.count {
        out.add(lines[index])
        continue
      }
      out.open("if \(CellCondition.text(same.map { cells[$0] })) {")
      out.add(lines[index])
      out.close()
    }
  }

  // MARK: Actions

  private struct Action: Hashable {
    var selector: String
    var method: String
    var sender: String
    var hasSender: Bool
  }

  private func action(_ connection: Connection, from view: LayoutView) -> Action? {
    guard connection.kind == "action", let selector = connection.detail,
      connection.destination.map(owners.contains) ?? false
    else { return nil }
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    let method = String(parts[0])
    guard SwiftNames.isIdentifier(method), parts.count <= 2, parts.count == 1 || parts[1].isEmpty
    else { return nil }
    let name = view.customClass ?? ViewInitialiser.className(view)
    return Action(selector: selector, method: method, sender: name, hasSender: parts.count == 2)
  }

  /// The events of Interface Builder as UIKit's.
  private static let events = [
    "touchUpInside": "touchUpInside", "touchUpOutside": "touchUpOutside", "touchDown": "touchDown",
    "valueChanged": "valueChanged", "editingChanged": "editingChanged",
    "editingDidBegin": "editingDidBegin", "editingDidEnd": "editingDidEnd",
    "editingDidEndOnExit": "editingDidEndOnExit",
    "primaryActionTriggered": "primaryActionTriggered",
    "touchDownRepeat": "touchDownRepeat", "touchDragInside": "touchDragInside",
    "touchCancel": "touchCancel", "allEvents": "allEvents",
  ]

  private mutating func writeTargets() {
    for index in views + [container] {
      let view = document.views[index]
      guard let name = names[index] else { continue }
      for connection in document.connections where connection.owner == view.id {
        if let action = action(connection, from: view),
          let event = Self.events[connection["eventType"] ?? ""]
        {
          out.add(
            "\(name).addTarget(self, action: #selector(\(action.method)\(action.hasSender ? "(_:)" : "")), for: .\(event))"
          )
        } else {
          loseConnection(connection, view)
        }
      }
    }
    for connection in document.connections
    where connection.kind == "segue" && owners.contains(connection.owner) {
      guard let view = document.views.indices.contains(root) ? document.views[root] : nil else {
        continue
      }
      loseConnection(connection, view)
    }
  }

  private mutating func loseConnection(_ connection: Connection, _ view: LayoutView) {
    let detail = connection["identifier"] ?? connection.detail ?? ""
    lose(
      view.id, view.name, at: view.location,
      "the \(connection.kind) '\(detail)'\(connection.destination.map { " to '\($0)'" } ?? "")")
  }

  mutating func writeActions() {
    var senders: [String: Set<String>] = [:]
    var found: [Action] = []
    for index in views + [container] {
      let view = document.views[index]
      for connection in document.connections where connection.owner == view.id {
        guard let action = action(connection, from: view),
          Self.events[connection["eventType"] ?? ""] != nil
        else { continue }
        senders[action.selector, default: []].insert(action.sender)
        if !found.contains(where: { $0.selector == action.selector }) { found.append(action) }
      }
    }
    for action in found {
      let classes = senders[action.selector] ?? []
      let sender = classes.count == 1 ? action.sender : "UIControl"
      let parameter = action.hasSender ? "_ sender: \(sender)" : ""
      out.open("@objc func \(action.method)(\(parameter)) {")
      out.add("// What the action '\(action.selector)' does is in the code of the project.")
      out.close()
      out.add("")
    }
  }
}
