import Diagnostics
import ElementTree

/// One pass over a tree that fills the arrays of a ``LayoutDocument``.
struct DocumentReader {
  var document: LayoutDocument
  /// The ids seen so far, to find duplicates.
  var seen: [ObjectID: String] = [:]
  /// The ids that connections and masks name.
  var references: [Reference] = []

  /// What masks say about subviews and constraints, by id.
  private var masks: [ObjectID: Installation] = [:]

  init(document: LayoutDocument) { self.document = document }

  /// The position of the pass in the tree.
  struct Context {
    var scene: Int
    var controller: Int?
    var view: Int?
    var section: RowSection?
  }

  private var sectionCount = 0

  mutating func readDocument(_ root: DocumentElement) {
    if let initial = root["initialViewController"], !root.holdsUnreadParts {
      references.append(
        Reference(
          id: ObjectID(initial), from: initial, text: "the initial view controller",
          location: root.location))
    }
    for case .element(let child) in root.content {
      switch child.name {
      case "scenes":
        for scene in child.children where scene.name == "scene" { readScene(scene) }
      case "objects":
        for object in child.children { readTopLevelObject(object) }
      default: break
      }
    }
    document.constraintInstallations = document.constraints.map { masks[$0.id] ?? Installation() }
    for index in document.views.indices {
      if let mask = masks[document.views[index].id] { document.views[index].installation = mask }
    }
  }

  // MARK: Scenes

  private mutating func readScene(_ element: DocumentElement) {
    let index = document.scenes.count
    let sceneID = element["sceneID"].map { ObjectID($0) }
    document.scenes.append(LayoutScene(id: sceneID ?? "", sceneID: sceneID, index: index))
    document.scenes[index].location = element.location
    var rootID: ObjectID?
    for object in element.child("objects")?.children.map({ $0 }) ?? [] {
      let id = object["id"].map { ObjectID($0) }
      let context = Context(scene: index, controller: nil, view: nil)
      if object.isController {
        if rootID == nil { rootID = id }
        readController(object, in: context)
      } else if object.isKnownView {
        readView(object, placement: .root, in: context)
      } else {
        register(object, as: .other)
        readConnections(of: object, in: context)
        readNested(object, in: context)
      }
    }
    document.scenes[index].id = rootID ?? sceneID ?? ObjectID("scene-\(index + 1)")
  }

  /// Reads a top-level object of a xib: each view becomes a scene of its own.
  private mutating func readTopLevelObject(_ object: DocumentElement) {
    let isView = object.isTopLevelView
    let index = document.scenes.count
    let context = Context(scene: index, controller: nil, view: nil)
    if isView || object.isController {
      let id = object["id"].map { ObjectID($0) } ?? ObjectID("object-\(index + 1)")
      document.scenes.append(LayoutScene(id: id, sceneID: nil, index: index))
      document.scenes[index].location = object.location
      if isView {
        readView(object, placement: .root, in: context)
      } else {
        readController(object, in: context)
      }
    } else {
      if object["placeholderIdentifier"] == "IBFilesOwner" {
        document.ownerClass = object["customClass"]
      }
      register(object, as: .other)
      readConnections(of: object, in: Context(scene: -1, controller: nil, view: nil))
      if object.child("view", key: "contentView") != nil || object.child(key: "view") != nil {
        document.scenes.append(
          LayoutScene(
            id: ObjectID(object["id"] ?? "object-\(index + 1)"), sceneID: nil, index: index))
        readNested(object, in: context)
      }
    }
  }

  private mutating func readController(_ element: DocumentElement, in context: Context) {
    let index = document.controllers.count
    var shell = element
    shell.content = element.content.filter {
      guard case .element(let child) = $0 else { return false }
      return child["key"] != "view" && child.name != "connections"
    }
    document.controllers.append(
      SceneController(
        id: ObjectID(element["id"] ?? ""), kind: element.name, index: index, scene: context.scene,
        view: nil, element: shell))
    document.scenes[context.scene].controllers.append(index)
    register(element, as: .controller(index))
    readConnections(of: element, in: context)
    var inner = context
    inner.controller = index
    for guide in element.child("layoutGuides")?.children.map({ $0 }) ?? [] {
      readGuide(guide, kind: guide["type"] ?? guide["key"] ?? "", in: inner)
    }
    // The root view is read first: views of bars matter less, and come after it.
    for child in element.children where child["key"] == "view" {
      document.controllers[index].view = readView(child, placement: .root, in: inner)
    }
    let known: Set<String> = ["layoutGuides", "connections"]
    for child in element.children where child["key"] != "view" && !known.contains(child.name) {
      readInner(child, in: inner)
    }
  }

  // MARK: Views

  @discardableResult
  private mutating func readView(
    _ element: DocumentElement, placement: LayoutView.Placement, in context: Context
  ) -> Int {
    let index = document.views.count
    let parent = context.view
    let fallback =
      (parent.map { document.views[$0].id.text } ?? "view") + "." + (element["key"] ?? "\(index)")
    let id = ObjectID(element["id"] ?? fallback)
    var shell = element
    shell.content = element.content.filter {
      guard case .element(let child) = $0 else { return false }
      return !Self.structural.contains(child.name) && !child.isKeyedView
    }
    document.views.append(
      LayoutView(
        id: id, kind: ViewKind(element.name), role: element["key"], placement: placement,
        index: index, parent: parent, scene: context.scene, controller: context.controller,
        element: shell))
    if let parent {
      document.views[parent].children.append(index)
    } else if context.scene >= 0 {
      document.scenes[context.scene].roots.append(index)
    }
    if context.scene >= 0 { document.scenes[context.scene].views.append(index) }
    register(id, as: .view(index), element)
    if placement == .cell { document.views[index].section = context.section }

    var inner = context
    inner.view = index
    inner.section = nil
    readConnections(of: element, in: inner)
    readMasks(element)
    checkPriorities(of: element, id)
    for case .element(let child) in element.content { readPart(child, of: element, in: inner) }
    return index
  }

  /// Reports content priorities that Interface Builder can't write. Layout uses them unchanged.
  ///
  /// For a stack view of macOS, Interface Builder does write
  /// `verticalStackHuggingPriority="249.99998474121094"`, just below the priority of its views.
  private mutating func checkPriorities(of element: DocumentElement, _ id: ObjectID) {
    for attribute in element.attributes
    where attribute.name.hasSuffix("Priority") && !attribute.name.hasSuffix("StackHuggingPriority")
    {
      guard let value = NumberText.number(attribute.value), !LayoutPriority(value).isWritable else {
        continue
      }
      document.diagnostics.append(
        Diagnostic(
          OddPriority(view: id, attribute: attribute.name, priority: value), at: element.location))
    }
  }

  /// The children of a view that have places of their own in the model.
  private static let structural: Set<String> = [
    "subviews", "constraints", "connections", "cells", "prototypes", "sections", "viewLayoutGuide",
    "keyboardLayoutGuide", "layoutGuides",
  ]

  private mutating func readPart(
    _ child: DocumentElement, of parent: DocumentElement, in context: Context
  ) {
    switch child.name {
    case "subviews":
      let placement: LayoutView.Placement = parent.name == "stackView" ? .arranged : .subview
      for view in child.children { readView(view, placement: placement, in: context) }
    case "constraints":
      for constraint in child.children where constraint.name == "constraint" {
        readConstraint(constraint, in: context)
      }
    case "viewLayoutGuide", "keyboardLayoutGuide":
      readGuide(child, kind: child["key"] ?? "", in: context)
    case "variation", "connections":
      break
    default:
      readInner(child, in: context)
    }
  }

  /// Reads any other child: a view under a key, or a container that may hold views.
  private mutating func readInner(_ element: DocumentElement, in context: Context) {
    if element.isKeyedView {
      readView(element, placement: context.view == nil ? .root : .keyed, in: context)
      return
    }
    if element["id"] != nil {
      register(element, as: .other)
      readConnections(of: element, in: context)
    }
    var inner = context
    if element.name == "tableViewSection" {
      sectionCount += 1
      inner.section = RowSection(
        number: sectionCount, header: Self.title("headerTitle", of: element),
        footer: Self.title("footerTitle", of: element))
    }
    readNested(element, in: inner)
  }

  /// A title of a section. One of several lines is an element of its own.
  private static func title(_ key: String, of section: DocumentElement) -> String? {
    let text = section[key] ?? section.child("string", key: key)?.text
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func readNested(_ element: DocumentElement, in context: Context) {
    let holdsCells = element.name == "cells" || element.name == "prototypes"
    for case .element(let child) in element.content {
      if holdsCells, child["id"] != nil {
        readView(child, placement: .cell, in: context)
      } else if child.name == "viewLayoutGuide" || child.name == "keyboardLayoutGuide" {
        readGuide(child, kind: child["key"] ?? "", in: context)
      } else if child.name != "connections" {
        readInner(child, in: context)
      }
    }
  }

  private mutating func readMasks(_ element: DocumentElement) {
    for variation in element.cellVariations {
      for mask in variation.value.children where mask.name == "mask" {
        for entry in mask.children {
          guard let reference = entry["reference"],
            entry.name == "include" || entry.name == "exclude"
          else { continue }
          masks[ObjectID(reference), default: Installation()]
            .add(entry.name == "include", in: variation.cell)
          references.append(
            Reference(
              id: ObjectID(reference), from: element["id"] ?? "",
              text: "'\(element["id"] ?? "")' in \(variation.cell)",
              location: entry.location ?? element.location))
        }
      }
    }
  }
}
