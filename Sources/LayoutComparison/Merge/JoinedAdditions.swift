import ElementTree
import LayoutModel

/// Finds which of the objects that both sides added are the same with another id, and which ids of
/// theirs name another object in ours.
///
/// Xcode makes up ids. So an object that both sides added for the same reason (the safe area's
/// guide of a view, an outlet) has two ids. And a document that was copied by hand can have one id
/// for two objects.
struct JoinedAdditions {
  /// The ids that objects of theirs get in the result.
  private(set) var names: [ObjectID: ObjectID] = [:]
  /// The objects of theirs that get a new id because ours uses their id for another object.
  private(set) var renamed: [(theirs: ObjectID, new: ObjectID)] = []

  init(base: ObjectTable, ours: ObjectTable, theirs: ObjectTable, ids: inout ObjectIDFactory) {
    let oursNew = ours.order.filter { base[$0] == nil }
    let theirsNew = theirs.order.filter { base[$0] == nil }
    guard !oursNew.isEmpty, !theirsNew.isEmpty else { return }
    for id in theirsNew {
      guard let mine = ours[id], let other = theirs[id], !Self.areVersions(mine.shell, other.shell)
      else { continue }
      let new = ids.make(from: id, purpose: "merge")
      names[id] = new
      renamed.append((id, new))
    }
    // Parents come first, so that the content of a joined object is searched inside the object of
    // ours.
    var candidates: [Role: [ObjectID]] = [:]
    for id in oursNew where theirs[id] == nil {
      if let role = Role(of: id, in: ours, names: [:]) { candidates[role, default: []].append(id) }
    }
    for id in theirsNew where ours[id] == nil {
      guard let role = Role(of: id, in: theirs, names: names),
        let mine = candidates[role]?.first
      else { continue }
      candidates[role]?.removeFirst()
      names[id] = mine
    }
  }

  /// Whether two elements with one id may be versions of one object, as after a cherry-pick, and
  /// not two objects that happen to have the same id.
  private static func areVersions(_ a: DocumentElement, _ b: DocumentElement) -> Bool {
    guard a.name == b.name else { return false }
    let names =
      a.name == "constraint"
      ? ["firstItem", "firstAttribute", "secondItem", "secondAttribute"]
      : ["property", "selector", "kind"]
    return names.allSatisfy { a[$0] == b[$0] }
  }

  /// The role of an object of which its parent can have only one.
  private struct Role: Hashable {
    var parent: ObjectID
    var slot: ElementPath
    var element: String
    /// The purpose of the object; for a constraint, its whole meaning.
    var purpose: [String]

    init?(of id: ObjectID, in table: ObjectTable, names: [ObjectID: ObjectID]) {
      guard let record = table[id], let place = record.placement else { return nil }
      parent = names[place.parent] ?? place.parent
      slot = place.slot
      element = record.shell.name
      let shell = record.shell
      func value(_ name: String) -> String {
        guard let text = shell[name] else { return "" }
        return DocumentElement.isReference(name) ? (names[ObjectID(text)]?.text ?? text) : text
      }
      switch element {
      case "outlet": purpose = [value("property")]
      case "action", "segue", "outletCollection":
        purpose = [
          "property", "selector", "destination", "target", "eventType", "kind", "identifier",
        ]
        .map(value)
      case "constraint":
        purpose =
          [
            "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute",
            "multiplier", "constant", "priority",
          ].map(value)
      default:
        guard let key = shell["key"], !slot.isList else { return nil }
        purpose = [key]
      }
    }
  }
}

extension ElementPath {
  /// Whether the path leads to a list of objects. An object in no list has a `key`.
  var isList: Bool { !steps.isEmpty }
}
