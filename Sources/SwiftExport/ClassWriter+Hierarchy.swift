import ElementTree
import LayoutModel

extension ClassWriter {
  mutating func writeConfiguration(_ statements: [[String]]) {
    for (index, group) in statements.enumerated() {
      if index > 0 { out.add("") }
      out.add(group)
    }
    writeItems()
    writeRegistrations()
    writeTargets()
  }

  /// Writes items of bars that are views.
  private mutating func writeItems() {
    for index in views
    where [.toolbar, .navigationBar, .tabBar].contains(document.views[index].kind) {
      guard let name = names[index] else { continue }
      var code = navigationCode()
      code.writeItems(of: document.views[index], named: name)
      out.add(code.lines)
      take(code)
    }
  }

  /// Adds subviews to their superviews in the order of the document, then the guides.
  mutating func writeHierarchy() {
    let placed = views.filter {
      !isFrameBased(document.views[$0]) && !given.contains($0)
        && document.views[$0].placement != .cell
    }
    .compactMap { names[$0] }
    writeTranslation(placed)
    let restoring = writeDesignSize()
    for index in views where !given.contains(index) {
      let view = document.views[index]
      guard let name = names[index] else { continue }
      writeFrame(view, name)
      guard let parent = view.parent, let outer = names[parent] else { continue }
      if installedCells(index).count < cells.count { continue }
      switch view.placement {
      case .arranged: out.add("\(prefix(outer))addArrangedSubview(\(name))")
      case .subview: out.add("\(prefix(outer))addSubview(\(name))")
      case .keyed
      where [
        "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView",
        "accessoryView", "editingAccessoryView", "leftView", "rightView",
      ].contains(view.role):
        out.add("\(prefix(outer))\(view.role ?? "") = \(name)")
      case .keyed where view.role == "contentView": break
      // Items of bars own these views.
      case .keyed where view.role == "customView" || view.role == "titleView": break
      case .cell: break
      default: lose(view, "the place '\(view.role ?? "")'")
      }
    }
    for (index, guide) in document.guides.enumerated() {
      guard let name = guideNames[index], let host = guide.view.flatMap({ names[$0] }) else {
        continue
      }
      out.add("\(prefix(host))addLayoutGuide(\(name))")
    }
    if restoring {
      let size = local("size", or: "givenSize")
      out.open("if \(size) != .zero {")
      out.add("bounds.size = \(size)")
      out.close()
    }
    writeEmbedding()
  }

  /// The name with a dot; empty for `self`, which may be left out.
  func prefix(_ name: String) -> String { name == "self" ? "" : "\(name)." }

  private mutating func writeTranslation(_ names: [String]) {
    if names.isEmpty { return }
    if names.count < 4 {
      for name in names { out.add("\(name).translatesAutoresizingMaskIntoConstraints = false") }
      return
    }
    let placed = local("placed", or: "placedByConstraints")
    out.open("let \(placed): [UIView] = [")
    var line = ""
    for name in names {
      if line.count + name.count > 90 {
        out.add(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + "\(name),"
    }
    out.add(line)
    out.close("]")
    out.open("for view in \(placed) {")
    out.add("view.translatesAutoresizingMaskIntoConstraints = false")
    out.close()
  }

  private func isFrameBased(_ view: LayoutView) -> Bool {
    guard view.placement != .arranged, view.role != "contentView", view.placement != .cell else {
      return false
    }
    return view.translatesAutoresizingMask
      || view.isFixedFrame && !classes.constrained.contains(view.index)
  }

  /// Whether subviews of a view have frames. These were drawn for the view's size at that time, from
  /// which autoresizing starts.
  private func holdsFrames(_ index: Int) -> Bool {
    document.views[index].children.contains {
      isFrameBased(document.views[$0]) && !given.contains($0)
        && !document.isDequeued(document.views[$0])
    }
  }

  /// - Returns: whether the original size of the view must be restored.
  private mutating func writeDesignSize() -> Bool {
    guard holdsFrames(container), let frame = document.views[container].recordedFrame else {
      return false
    }
    let size =
      "CGSize(width: \(CodeText.number(frame.width)), height: \(CodeText.number(frame.height)))"
    let name = names[container] ?? "view"
    if name == "self" { out.add("let \(local("size", or: "givenSize")) = bounds.size") }
    out.add("// The size for which the frames below were drawn; autoresizing takes them to others.")
    out.add("\(prefix(name))bounds.size = \(size)")
    return name == "self"
  }

  /// Writes the frame and the autoresizing mask of a view that no constraint places.
  private mutating func writeFrame(_ view: LayoutView, _ name: String) {
    guard let frame = view.recordedFrame, !name.contains("?") else { return }
    let isOwn = isFrameBased(view)
    guard isOwn || holdsFrames(view.index) else { return }
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(CodeText.number)
    out.add(
      "\(name).frame = CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
    )
    guard isOwn else { return }
    let mask = AutoresizingMask(view.element.child("autoresizingMask"))
    let parts = [
      (mask.flexibleMinX, "flexibleLeftMargin"), (mask.widthSizable, "flexibleWidth"),
      (mask.flexibleMaxX, "flexibleRightMargin"), (mask.flexibleMinY, "flexibleTopMargin"),
      (mask.heightSizable, "flexibleHeight"), (mask.flexibleMaxY, "flexibleBottomMargin"),
    ].filter(\.0).map { ".\($0.1)" }
    if !parts.isEmpty { out.add("\(name).autoresizingMask = [\(parts.joined(separator: ", "))]") }
  }

  mutating func writeConstraints(_ plan: ConstraintPlan) {
    let group = plan.always
    plan.writeLocals(group.entries.filter { !$0.isProperty && !$0.settings.isEmpty }, &out)
    if !group.entries.isEmpty || !group.formats.isEmpty {
      plan.writeList(group, "NSLayoutConstraint.activate(", ")", &out)
    }
  }

  /// The names that the visual format uses: those of the views that the class creates.
  var formatNames: [Int: String] {
    names.filter { $0.key != root && $0.key != container && !given.contains($0.key) }
  }

  mutating func writeFormatMethod() {
    out.open("private func constraints(inFormats formats: [String]) -> [NSLayoutConstraint] {")
    out.open("let views: [String: Any] = [")
    let named = formatNames
    for name in views.compactMap({ named[$0] }) where VisualFormat.isSayable(name) {
      out.add("\"\(name)\": \(property(name, besides: ["views", "formats"])),")
    }
    out.close("]")
    out.open("return formats.flatMap {")
    out.add(
      "NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: views)"
    )
    out.close()
    out.close()
    out.add("")
  }
}
