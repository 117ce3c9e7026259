import Diagnostics
import ElementTree
package import HostAccess
package import LayoutModel
import LayoutWorkbench

/// A document as a tree of lines for people.
///
///     Profile  view controller 'BYZ-38-t0r', ProfileViewController, initial
///     └─ View  view '8bC-Xf-vdC'  375 × 667
///        │    Title.Top = Safe Area.Top + 20
///        ├─ Title  label 'abc'  20 40  335 × 21  "Welcome", hugging 251
///        └─ Buttons  stack view 'def'  [wC-hR]  horizontal, spacing 8
package struct DocumentOutline {
  package let document: LayoutDocument
  package let style: TerminalStyle
  package let showsConstraints: Bool
  /// Positions of the constraints that a view owns, by view.
  private var owned: [Int: [Int]] = [:]
  private let sharedNames: SharedViewNames

  package init(_ document: LayoutDocument, style: TerminalStyle, showsConstraints: Bool) {
    self.document = document
    self.style = style
    self.showsConstraints = showsConstraints
    sharedNames = SharedViewNames(document)
    for (index, owner) in document.constraintOwners.enumerated() {
      owned[owner, default: []].append(index)
    }
  }

  /// The name, and a line about the whole document.
  package func header(named name: String) -> [String] {
    let properties = document.properties
    var remarks = [document.tree.kind == .json ? "native layout" : document.tree.kind.rawValue]
    if document.tree.kind != .json {
      remarks.append("Xcode \(properties.generation.major)")
      if let device = properties.device {
        remarks.append("\(device) \(properties.isLandscape ? "landscape" : "portrait")")
      }
      if !properties.isTouch { remarks.append(properties.targetRuntime) }
      if !properties.usesAutoLayout { remarks.append("without Auto Layout") }
      if properties.usesSafeAreas { remarks.append("safe areas") }
    }
    remarks += [
      Self.count(document.scenes.count, "scene"), Self.count(document.views.count, "view"),
      Self.count(document.constraints.count, "constraint"),
    ]
    return [style.bold(name), style.dim(remarks.joined(separator: ", "))]
  }

  package func lines(ofScene index: Int) -> [String] {
    let scene = document.scenes[index]
    var lines = [""]
    for controller in scene.controllers {
      lines.append(line(of: document.controllers[controller]))
    }
    if scene.controllers.isEmpty, document.tree.kind != .json {
      lines.append(style.bold("top level"))
    }
    for (position, root) in scene.roots.enumerated() {
      append(root, prefix: "", isLast: position == scene.roots.count - 1, to: &lines)
    }
    return lines
  }

  private func line(of controller: SceneController) -> String {
    var remarks = [String]()
    if let customClass = controller.customClass { remarks.append(customClass) }
    if let id = controller.storyboardIdentifier { remarks.append("identifier \"\(id)\"") }
    if document.properties.initialViewController == controller.id { remarks.append("initial") }
    let kind = ViewKind(controller.kind).displayName.lowercased()
    return style.bold(controller.name.onOneLine)
      + "  \(kind) \(style.dim("'\(controller.id)'"))"
      + (remarks.isEmpty ? "" : ", " + remarks.joined(separator: ", "))
  }

  // MARK: Views

  private func append(
    _ index: Int, prefix: String, isLast: Bool, to lines: inout [String]
  ) {
    let view = document.views[index]
    lines.append(style.dim(prefix + (isLast ? "└─ " : "├─ ")) + line(of: view))
    let inner = prefix + (isLast ? "   " : "│  ")
    if showsConstraints {
      let bar = view.children.isEmpty ? "     " : "│    "
      for constraint in owned[index] ?? [] {
        lines.append(style.dim(inner + bar) + line(ofConstraint: constraint))
      }
    }
    for (position, child) in view.children.enumerated() {
      append(child, prefix: inner, isLast: position == view.children.count - 1, to: &lines)
    }
  }

  private func line(of view: LayoutView) -> String {
    let kind = view.kind.displayName
    var parts = [style.cyan(view.name.onOneLine)]
    parts.append(
      (view.name == kind ? "" : kind.lowercased() + " ") + style.dim("'\(view.id)'"))
    if let mark = mark(of: view.installation) { parts.append(style.yellow(mark)) }
    if let frame = view.recordedFrame {
      func number(_ value: Double) -> String { NumberText.rounded(value) }
      let origin = view.parent == nil ? "" : "\(number(frame.x)) \(number(frame.y))  "
      parts.append(origin + "\(number(frame.width)) × \(number(frame.height))")
    }
    let remarks = ViewRemarks.remarks(of: view)
    if !remarks.isEmpty { parts.append(remarks.joined(separator: ", ")) }
    return parts.joined(separator: "  ")
  }

  private func line(ofConstraint index: Int) -> String {
    let constraint = document.constraints[index]
    var equation = document.equation(constraint)
    equation.first = unique(equation.first, constraint.first.item)
    if let second = constraint.second {
      equation.second = equation.second.map { unique($0, second.item) }
    }
    var parts = [equation.text]
    if let mark = mark(of: document.constraintInstallations[index]) {
      parts.append(style.yellow(mark))
    }
    for value in constraint.constants {
      parts.append(style.yellow("[\(value.cell): \(NumberText.shortest(value.value))]"))
    }
    if let identifier = constraint.identifier { parts.append("\"\(identifier)\"") }
    if constraint.isPlaceholder { parts.append("placeholder") }
    parts.append(style.dim(constraint.id.text))
    return parts.joined(separator: "  ")
  }

  /// The name of a constraint's item, with its id if other views of the scene have the same name.
  private func unique(_ name: String, _ item: ObjectID) -> String {
    guard name != "Superview", case .view(let index)? = document.items[item],
      sharedNames.contains(index)
    else { return name }
    return "\(name) '\(item)'"
  }

  /// `[wC-hR]` if it is only installed in some size classes, `[nowhere]` if it is installed in
  /// none.
  private func mark(of installation: Installation) -> String? {
    if installation.entries.isEmpty { return nil }
    let cells = installation.finalCells
    if cells.count == GridCell.finals.count { return nil }
    if cells.isEmpty { return "[nowhere]" }
    return "[\(cells.map(\.description).joined(separator: " "))]"
  }

  private static func count(_ number: Int, _ word: String) -> String {
    number == 1 ? "1 \(word)" : "\(number) \(word)s"
  }
}
