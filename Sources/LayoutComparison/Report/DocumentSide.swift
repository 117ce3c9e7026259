import ElementTree
import LayoutModel

/// One of the two documents of a comparison, with everything that sentences about its objects need.
struct DocumentSide {
  let document: LayoutDocument
  let table: ObjectTable
  private let constraints: [ObjectID: Int]
  private let scenesByTop: [ObjectID: Int]
  private let sharedNames: SharedViewNames

  init(_ document: LayoutDocument) {
    self.document = document
    table = ObjectTable(document.tree.root)
    var constraints: [ObjectID: Int] = [:]
    for (index, constraint) in document.constraints.enumerated()
    where constraints[constraint.id] == nil {
      constraints[constraint.id] = index
    }
    self.constraints = constraints
    var scenesByTop: [ObjectID: Int] = [:]
    for scene in document.scenes { scenesByTop[scene.sceneID ?? scene.id] = scene.index }
    self.scenesByTop = scenesByTop
    sharedNames = SharedViewNames(document)
  }

  func constraint(_ id: ObjectID) -> LayoutConstraint? {
    constraints[id].map { document.constraints[$0] }
  }

  /// The cells in which a view or a constraint is installed; `nil` for other objects.
  func installation(of id: ObjectID) -> Installation? {
    if let index = constraints[id] { return document.constraintInstallations[index] }
    return document.view(id)?.installation
  }

  /// The equation of a constraint. If two views of the scene have the same name, it includes their
  /// ids.
  func equation(_ id: ObjectID, in cell: GridCell? = nil) -> ConstraintEquation? {
    constraint(id).map { equation($0, in: cell) }
  }

  func equation(_ constraint: LayoutConstraint, in cell: GridCell? = nil) -> ConstraintEquation {
    var equation = document.equation(constraint, in: cell)
    if equation.first != "Superview" { equation.first = uniqueName(of: constraint.first.item) }
    if let second = constraint.second, equation.second != "Superview" {
      equation.second = uniqueName(of: second.item)
    }
    return equation
  }

  /// The name of a constraint's item, with its id if other views of the scene have the same name.
  func uniqueName(of id: ObjectID) -> String {
    let name = name(of: id)
    guard case .view(let index) = document.items[id] else { return name }
    return sharedNames.contains(index) ? "\(name) '\(id)'" : name
  }

  /// The objects around an object, the nearest first, without the document.
  func ancestors(of id: ObjectID) -> [ObjectID] {
    table.owners(of: id).prefix { $0 != ObjectTable.document }
  }

  /// The scene that an object is in: the storyboard's scene, or the top-level object of a xib.
  func scene(of id: ObjectID) -> LayoutScene? {
    guard id != ObjectTable.document else { return nil }
    let top = ancestors(of: id).last ?? id
    return scenesByTop[top].map { document.scenes[$0] }
  }

  /// The name of an object for a person, without its kind and id.
  func name(of id: ObjectID) -> String {
    guard id != ObjectTable.document else { return "the document" }
    guard let record = table[id] else { return "'\(id)'" }
    // A damaged scene without objects has only its own id.
    if record.shell.name == "scene", let scene = scene(of: id), scene.id != id {
      return name(of: scene.id)
    }
    let name = document.name(of: id)
    if name != id.text { return name }
    return record.shell["userLabel"] ?? record.shell["title"] ?? record.shell["customClass"]
      ?? "'\(id)'"
  }

  /// The object in words: `label 'abc' (Title)`, `constraint 'k3F-q1-Zab'`, `outlet 'x'
  /// (titleLabel)`.
  func describe(_ id: ObjectID) -> String {
    guard id != ObjectTable.document else { return "document" }
    guard let record = table[id] else { return "'\(id)'" }
    if record.shell.name == "scene", let scene = scene(of: id) { return describe(scene) }
    let kind = record.shell.name
    if kind == "constraint" {
      return record.shell["identifier"].map { "constraint '\(id)' (\($0))" } ?? "constraint '\(id)'"
    }
    let detail = isConnection(id) ? connectionDetail(record.shell) : name(of: id)
    guard let detail, detail != "'\(id)'", detail != ViewKind(kind).displayName else {
      return "\(kind) '\(id)'"
    }
    return "\(kind) '\(id)' (\(detail))"
  }

  /// The scene in words: `scene 'BYZ-38-t0r' (Profile)`.
  func describe(_ scene: LayoutScene) -> String {
    let kind = table[scene.id]?.shell.name ?? ""
    let name = document.name(of: scene.id)
    if name == scene.id.text { return "scene '\(scene.id)'" }
    return "scene '\(scene.id)' (\(name == kind ? ViewKind(kind).displayName : name))"
  }

  /// The list of the parent in which an object lies, or its key there.
  func role(of id: ObjectID) -> String {
    guard let record = table[id], let place = record.placement else { return "nothing" }
    return place.slot.steps.isEmpty ? record.shell["key"] ?? "its own" : place.slot.text
  }

  func isConnection(_ id: ObjectID) -> Bool {
    table[id]?.placement?.slot.steps.last?.name == "connections"
  }

  private func connectionDetail(_ element: DocumentElement) -> String? {
    element["property"] ?? element["selector"] ?? element["identifier"] ?? element["kind"]
  }

  /// The objects to which an object's own attributes refer.
  func references(of id: ObjectID) -> [ObjectID] {
    guard let shell = table[id]?.shell else { return [] }
    return ["firstItem", "secondItem", "destination", "target"].compactMap { name in
      shell[name].map { ObjectID($0) }
    }
  }
}
