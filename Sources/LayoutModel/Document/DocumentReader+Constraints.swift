package import Diagnostics
import ElementTree

extension DocumentReader {
  mutating func readConstraint(_ element: DocumentElement, in context: Context) {
    guard let owner = context.view else { return }
    let id = ObjectID(element["id"] ?? "constraint-\(document.constraints.count + 1)")
    let ownerID = document.views[owner].id

    func fault(_ kind: ConstraintFault.Kind) {
      document.diagnostics.append(
        Diagnostic(ConstraintFault(constraint: id, kind: kind), at: element.location))
    }
    func anchor(_ side: String, default item: ObjectID?) -> LayoutAnchor? {
      guard let name = element["\(side)Attribute"], name != "notAnAttribute" else { return nil }
      guard let attribute = LayoutAttribute(name: name) else {
        fault(.unknownAttribute(name))
        return nil
      }
      guard let item = element["\(side)Item"].map({ ObjectID($0) }) ?? item else { return nil }
      return LayoutAnchor(item: item, attribute: attribute)
    }
    /// A number that a constraint can hold. If it can't hold the number, this reports a fault and
    /// returns `fallback`.
    func number(_ name: String, _ fallback: Double) -> Double {
      guard let text = element[name] else { return fallback }
      let value = NumberText.number(text)
      if let value, LayoutConstraint.canHold(constant: value) { return value }
      fault(.number(name, text: text, isFinite: value?.isFinite ?? false, used: fallback))
      return fallback
    }

    register(element, as: .other)
    guard let first = anchor("first", default: ownerID) else {
      fault(.noFirstAttribute)
      return
    }
    var relation = LayoutRelation.equal
    if let text = element["relation"] {
      if let known = LayoutRelation(rawValue: text) {
        relation = known
      } else {
        fault(.unknownRelation(text))
      }
    }
    var multiplier = Multiplier.one
    if let text = element["multiplier"] {
      if let known = Multiplier(text) {
        multiplier = known
      } else {
        fault(.multiplier(text))
      }
    }
    var priority = number("priority", 1000)
    if !LayoutPriority.range.contains(priority) {
      fault(.priorityOutOfRange(priority))
      priority = min(max(priority, 1), 1000)
    } else if !LayoutPriority(priority).isWritable {
      fault(.oddPriority(priority))
    }
    var constants: [CellValue<Double>] = []
    for variation in element.cellVariations {
      guard let text = variation.value["constant"] else { continue }
      if let value = NumberText.number(text), LayoutConstraint.canHold(constant: value) {
        constants.append(CellValue(cell: variation.cell, value: value))
      } else {
        fault(.constant(text, variation.cell))
      }
    }
    let second = anchor("second", default: element["secondAttribute"] == nil ? nil : ownerID)
    if let pair = AttributePairFault(first.attribute, second?.attribute) {
      fault(.attributePair(pair))
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
      // The reader of a native document has already reported a destination that it did not find.
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

  /// Sets the constant of standard distances to a safe area to 0.
  ///
  /// UIKit computes a standard distance again and does not use the number in the document. To the layout guides of a
  /// controller the distance is the 8 points that the document says, and to the safe area it is none.
  /// - Source: recorded frames: 9 constraints with constants of 8 and 20 in 6 documents of 6 repositories, two of which
  ///   are Xcode's own launch screen; none speaks against it.
  mutating func settleStandardDistances() {
    for index in document.constraints.indices where document.constraints[index].isSymbolic {
      let constraint = document.constraints[index]
      if [constraint.first.item, constraint.second?.item].contains(where: {
        document.isSafeArea($0)
      }) {
        document.constraints[index].constant = 0
      }
    }
  }

  /// Finds the views of top and bottom guides. These guides stand at the controller, and are read
  /// before its view.
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
  /// A constraint relates two attributes between which UIKit makes no constraint.
  package static let attributePair = Self(rawValue: "attribute-pair")
  /// A constraint names an attribute or relation that does not exist.
  package static let unknownAttribute = Self(rawValue: "unknown-attribute")
}
