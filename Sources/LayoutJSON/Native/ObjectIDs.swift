import ElementTree
import LayoutModel

/// Makes readable ids for objects that have none: the slug of the name, made unique.
///
/// The same tree always gets the same ids. The writer leaves out an id if this would make the same
/// one.
struct ObjectIDs {
  private var taken: Set<String> = []
  private var guides: Set<String> = []
  /// The next number to try, for each name that is taken.
  private var next: [String: Int] = [:]

  /// Gives an id to each element in the tree that needs one and has none.
  static func complete(_ root: inout DocumentElement) {
    var ids = ObjectIDs()
    ids.completeObjects(&root)
    ids.completeConstraints(&root)
    ids.completeConnections(&root)
  }

  /// Gives ids to views, controllers, guides and scenes.
  mutating func completeObjects(_ root: inout DocumentElement) {
    root.forEach { element in
      if let id = element["id"] ?? element["sceneID"] { taken.insert(id) }
    }
    addObjects(&root, parent: nil)
    addScenes(&root)
  }

  /// Gives ids to constraints. Their items already have ids.
  mutating func completeConstraints(_ root: inout DocumentElement) {
    addLate(&root, owner: "", in: Set(Self.constraintNames))
  }

  mutating func completeConnections(_ root: inout DocumentElement) {
    addLate(&root, owner: "", in: Set(Self.connectionNames))
  }

  static let constraintNames = ["constraint"]
  static let connectionNames = ["outlet", "outletCollection", "action", "segue"]
  private static let guideNames = [
    "viewControllerLayoutGuide", "viewLayoutGuide", "keyboardLayoutGuide",
  ]

  /// Whether Interface Builder gives an id to this child.
  static func needsID(_ element: DocumentElement, in parent: DocumentElement?) -> Bool {
    switch element.name {
    case "constraint", "outlet", "outletCollection", "action", "segue", "tableViewSection",
      "viewControllerLayoutGuide", "viewLayoutGuide", "keyboardLayoutGuide":
      return true
    default: break
    }
    let list = parent?.name ?? ""
    return list == "objects" || DocumentElement.listsOfViews.contains(list) || element.isKeyedView
  }

  /// Gives ids to views, controllers and guides.
  private mutating func addObjects(
    _ element: inout DocumentElement, parent: DocumentElement?
  ) {
    let isLate =
      Self.constraintNames.contains(element.name) || Self.connectionNames.contains(element.name)
    if !isLate, element["id"] == nil, Self.needsID(element, in: parent) {
      insert(unique(Self.baseName(of: element)), into: &element)
    }
    if Self.guideNames.contains(element.name), let id = element["id"] { guides.insert(id) }
    // Children only use the parent's name, so a copy without content is enough.
    let shell = DocumentElement(element.name, element.attributes)
    Self.forEachChild(of: &element) { addObjects(&$0, parent: shell) }
  }

  private mutating func addScenes(_ root: inout DocumentElement) {
    Self.forEachChild(of: &root) { list in
      guard list.name == "scenes" else { return }
      Self.forEachChild(of: &list) { scene in
        guard scene.name == "scene", scene["sceneID"] == nil else { return }
        let object = scene.child("objects")?.children.first { $0["id"] != nil }
        let id = unique((object?["id"] ?? "empty") + "-scene")
        scene.attributes.append(DocumentAttribute(name: "sceneID", value: id))
        ElementOrder.arrange(&scene)
      }
    }
  }

  /// Gives ids to constraints and connections. Their ids are derived from their owners.
  private mutating func addLate(
    _ element: inout DocumentElement, owner: String, in names: Set<String>
  ) {
    let isOwner = element.name != "constraint" && !Self.connectionNames.contains(element.name)
    let owner = isOwner ? element["id"] ?? owner : owner
    if names.contains(element.name), element["id"] == nil {
      let base =
        element.name == "constraint"
        ? constraintBase(element, owner: owner)
        : "\(owner)-\(Self.slug(element["property"] ?? element["selector"] ?? element["kind"] ?? element.name))"
      insert(unique(base), into: &element)
    }
    Self.forEachChild(of: &element) { addLate(&$0, owner: owner, in: names) }
  }

  /// The beginning of a constraint's id, such as `red-view.leading`. It names the side that
  /// identifies it best: a view rather than its container or a guide.
  private func constraintBase(_ element: DocumentElement, owner: String) -> String {
    let first = element["firstItem"] ?? owner
    if first == owner || guides.contains(first), let second = element["secondItem"],
      second != owner, !guides.contains(second)
    {
      return "\(second).\(element["secondAttribute"] ?? "")"
    }
    return "\(first).\(element["firstAttribute"] ?? "")"
  }

  private mutating func unique(_ base: String) -> String {
    var id = base
    while taken.contains(id) {
      let number = next[base, default: 2]
      next[base] = number + 1
      id = "\(base)-\(number)"
    }
    taken.insert(id)
    return id
  }

  private func insert(_ id: String, into element: inout DocumentElement) {
    let location = element.location
    element.attributes.append(DocumentAttribute(name: "id", value: id))
    let content = element.content
    element.content = []
    ElementOrder.arrange(&element)
    element.content = content
    element.location = location
  }

  static func baseName(of element: DocumentElement) -> String {
    switch element.name {
    case "viewControllerLayoutGuide": return "\(element["type"] ?? "")-layout-guide"
    case "viewLayoutGuide", "keyboardLayoutGuide":
      return slug(element["userLabel"] ?? ViewKind(element["key"] ?? "guide").displayName)
    case "placeholder":
      return slug(element["userLabel"] ?? element["placeholderIdentifier"] ?? "placeholder")
    case "tableViewSection": return slug(element["headerTitle"] ?? "section")
    default: break
    }
    if let label = element["userLabel"], !label.isEmpty { return slug(label) }
    let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    let candidates = [
      element["text"], element["title"], state?["title"],
      element["storyboardIdentifier"], element["customClass"],
    ]
    for case let name? in candidates where !name.isEmpty && name.count <= 40 { return slug(name) }
    return slug(ViewKind(element.name).displayName)
  }

  /// A text in lower case letters and digits, with hyphens for everything else.
  static func slug(_ name: String) -> String {
    var result = ""
    for character in name.lowercased() {
      if character.isLetter || character.isNumber {
        result.append(character)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    return result.isEmpty ? "object" : result
  }

  /// Calls a function to change each child element in place.
  static func forEachChild(
    of element: inout DocumentElement, _ body: (inout DocumentElement) -> Void
  ) {
    for index in element.content.indices {
      guard case .element(var child) = element.content[index] else { continue }
      element.content[index] = .text("", spelling: nil)
      body(&child)
      element.content[index] = .element(child)
    }
  }
}
