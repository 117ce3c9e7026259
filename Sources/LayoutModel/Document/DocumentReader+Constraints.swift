import ElementTree
package import Diagnostics

extension DocumentReader {
  mutating func readConstraint(_ element: DocumentElement, in context: Context) {
    guard let owner = context.view else { return }
    let id = ObjectID(element["id"] ?? "constraint-\(document.constraints.count + 1)")
    let ownerID = document.views[owner].id

    func fault(_ code: Diagnostic.Code, _ message: String, _ hint: String? = nil) {
      document.diagnostics.append(
        Diagnostic(
          code, .error, message, hint: hint, at: element.location, objects: [id.text]))
    }
    func anchor(_ side: String, default item: ObjectID?) -> LayoutAnchor? {
      guard let name = element["\(side)Attribute"], name != "notAnAttribute" else { return nil }
      guard let attribute = LayoutAttribute(name: name) else {
        fault(.unknownAttribute, "constraint '\(id)' has an unknown attribute '\(name)'")
        return nil
      }
      guard let item = element["\(side)Item"].map({ ObjectID($0) }) ?? item else { return nil }
      return LayoutAnchor(item: item, attribute: attribute)
    }
    /// A number that a constraint can hold; a fault and the default where it is none.
    func number(_ name: String, _ fallback: Double) -> Double {
      guard let text = element[name] else { return fallback }
      let value = NumberText.number(text)
      if let value, LayoutConstraint.canHold(constant: value) { return value }
      fault(
        .invalidNumber,
        "constraint '\(id)' has \(name)=\"\(text)\", which is "
          + (value?.isFinite ?? false ? "more than a constraint can hold" : "not a finite number"),
        "\(NumberText.shortest(fallback)) is used")
      return fallback
    }

    register(element, as: .other)
    guard let first = anchor("first", default: ownerID) else {
      fault(.unknownAttribute, "constraint '\(id)' has no first attribute")
      return
    }
    var relation = LayoutRelation.equal
    if let text = element["relation"] {
      if let known = LayoutRelation(rawValue: text) {
        relation = known
      } else {
        fault(.unknownAttribute, "constraint '\(id)' has an unknown relation '\(text)'")
      }
    }
    var multiplier = Multiplier.one
    if let text = element["multiplier"] {
      if let known = Multiplier(text) {
        multiplier = known
      } else {
        fault(
          .invalidNumber, "constraint '\(id)' has multiplier=\"\(text)\", which is no factor",
          "write a number other than 0, or a ratio such as 16:9; 1 is used")
      }
    }
    var priority = number("priority", 1000)
    if !LayoutPriority.range.contains(priority) {
      fault(
        .invalidNumber, "constraint '\(id)' has the priority \(NumberText.shortest(priority))",
        "priorities go from 1 to 1000")
      priority = min(max(priority, 1), 1000)
    } else if !LayoutPriority(priority).isWritable {
      document.diagnostics.append(
        .oddPriority("constraint '\(id)' has the priority", priority, of: id, at: element.location))
    }
    var constants: [CellValue<Double>] = []
    for variation in element.cellVariations {
      guard let text = variation.value["constant"] else { continue }
      if let value = NumberText.number(text), LayoutConstraint.canHold(constant: value) {
        constants.append(CellValue(cell: variation.cell, value: value))
      } else {
        fault(
          .invalidNumber,
          "constraint '\(id)' has constant=\"\(text)\" in \(variation.cell), which no constraint can hold",
          "the constant of the cells around it is used")
      }
    }
    let second = anchor("second", default: element["secondAttribute"] == nil ? nil : ownerID)
    if let fault = AttributePairFault(first.attribute, second?.attribute) {
      document.diagnostics.append(
        Diagnostic(
          .attributePair, .warning,
          "constraint '\(id)' is one that UIKit refuses to make in code: \(fault.reason)",
          hint: fault.hint, at: element.location, objects: [id.text]))
    }
    document.ownedConstraints[owner, default: []].append(document.constraints.count)
    document.constraints.append(
      LayoutConstraint(
        id: id, owner: ownerID, first: first, relation: relation,
        second: second,
        multiplier: multiplier, constant: number("constant", 0),
        priority: LayoutPriority(priority), identifier: element["identifier"],
        isSymbolic: element.flag("symbolic") ?? false,
        isPlaceholder: element.flag("placeholder") ?? false, constants: constants))
    document.constraintOwners.append(owner)
    document.constraintLocations.append(element.location)
  }

  mutating func readGuide(_ element: DocumentElement, kind: String, in context: Context) {
    let index = document.guides.count
    let id = ObjectID(element["id"] ?? "guide-\(index + 1)")
    document.guides.append(
      LayoutGuide(
        id: id, kind: LayoutGuide.Kind(rawValue: kind) ?? .custom,
        userLabel: element["userLabel"], view: context.view, scene: context.scene,
        location: element.location))
    register(element, as: .guide(index))
  }

  mutating func readConnections(of element: DocumentElement, in context: Context) {
    guard let connections = element.child("connections") else { return }
    let owner = ObjectID(element["id"] ?? "")
    for child in connections.children {
      register(child, as: .other)
      // A destination that a native document's reader did not find is reported already.
      if let destination = child["destination"], !child.holdsUnreadParts {
        references.append(
          Reference(
            id: ObjectID(destination), from: child["id"] ?? element["id"] ?? "",
            text: "the \(child.name) of '\(element["id"] ?? "")'", location: child.location))
      }
      document.connections.append(
        Connection(
          id: child["id"].map { ObjectID($0) }, kind: child.name, owner: owner,
          destination: child["destination"].map { ObjectID($0) },
          detail: child["property"] ?? child["selector"] ?? child["kind"],
          attributes: child.attributes, scene: context.scene >= 0 ? context.scene : nil))
    }
  }

  /// Top and bottom guides stand at the controller, before its view is read.
  mutating func resolveGuides() {
    for index in document.guides.indices where document.guides[index].view == nil {
      let scene = document.guides[index].scene
      guard document.scenes.indices.contains(scene) else { continue }
      let controllers = document.scenes[scene].controllers
      document.guides[index].view =
        controllers.compactMap { document.controllers[$0].view }.first
        ?? document.scenes[scene].roots.first
    }
  }
}

extension Diagnostic.Code {
  /// An element names an object that the document does not contain.
  package static let danglingReference = Self(rawValue: "dangling-reference")
  /// Two objects of a document have the same id.
  package static let duplicateID = Self(rawValue: "duplicate-id")
  /// A number is missing where one is needed, or is not finite, or is out of range.
  package static let invalidNumber = Self(rawValue: "invalid-number")
  /// A constraint between two attributes that UIKit makes none between.
  package static let attributePair = Self(rawValue: "attribute-pair")
  /// A constraint names an attribute or relation that does not exist.
  package static let unknownAttribute = Self(rawValue: "unknown-attribute")
}

extension Diagnostic {
  /// A priority that counts as it is, and that Interface Builder can't write.
  static func oddPriority(
    _ start: String, _ priority: Double, of id: ObjectID, at location: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      .invalidNumber, .warning, "\(start) \(NumberText.shortest(priority))",
      hint: "Interface Builder has whole numbers from 1 to 1000", at: location, objects: [id.text])
  }
}
