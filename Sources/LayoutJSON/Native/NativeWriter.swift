package import ElementTree
import LayoutModel

/// Converts a tree to the native format.
struct NativeWriter {
  let index: ItemIndex
  /// The ids that a reader would make itself, so that they need not be written.
  let omitted: Set<String>
  let canvas: Size

  init(_ root: DocumentElement) {
    index = ItemIndex(root)
    omitted = Self.omittableIDs(root)
    // A reader knows the canvas only if the document can name its device.
    let device = root.child("device")
    canvas = DocumentDefaults.canvas(
      of: DocumentDefaults.value(ofDevice: device) == nil ? nil : device, in: root)
  }

  /// The ids that need not be written.
  ///
  /// Leaving one id out may change another id that is made. So they are found by trial: each id
  /// that would be made differently is written, until none differs.
  private static func omittableIDs(_ root: DocumentElement) -> Set<String> {
    var ids: [String] = []
    collectIDs(root, parent: nil, into: &ids)
    var seen: Set<String> = []
    var explicit: Set<String> = [""]
    for id in ids where !seen.insert(id).inserted { explicit.insert(id) }
    for _ in 0..<roundLimit {
      var copy = root
      strip(&copy, parent: nil, keeping: explicit)
      ObjectIDs.complete(&copy)
      var made: [String] = []
      collectIDs(copy, parent: nil, into: &made)
      guard made.count == ids.count else { return [] }
      let different = zip(ids, made).filter { $0 != $1 }.map(\.0)
      if different.isEmpty { return seen.subtracting(explicit) }
      // If there are few differences, the first one may be the cause of the others. If there are
      // many, authors have chosen these ids.
      explicit.formUnion(different.count > fewDifferences ? different[...] : different.prefix(1))
    }
    return []
  }

  /// Documents of Interface Builder take two rounds. Others take one round for each id that their
  /// author chose. After the last round, every id is written.
  private static let roundLimit = 48
  private static let fewDifferences = 32

  private static func collectIDs(
    _ element: DocumentElement, parent: DocumentElement?, into ids: inout [String]
  ) {
    if element.name == "scene" { ids.append(element["sceneID"] ?? "") }
    if ObjectIDs.needsID(element, in: parent) { ids.append(element["id"] ?? "") }
    for child in element.children { collectIDs(child, parent: element, into: &ids) }
  }

  private static func strip(
    _ element: inout DocumentElement, parent: DocumentElement?, keeping explicit: Set<String>
  ) {
    for (name, isMade) in [
      ("sceneID", element.name == "scene"), ("id", ObjectIDs.needsID(element, in: parent)),
    ] where isMade {
      // An element without an id gets an empty one, so that no id is made for it.
      if element[name] == nil { element[name] = "" }
      if let id = element[name], !explicit.contains(id) { element[name] = nil }
    }
    let shell = DocumentElement(element.name, element.attributes)
    ObjectIDs.forEachChild(of: &element) { strip(&$0, parent: shell, keeping: explicit) }
  }

  /// The member for the id, unless a reader would make the same id.
  func idMember(_ element: DocumentElement, isForced: Bool = false) -> [JSONMember] {
    guard let id = element["id"] else { return [JSONMember("id", .null)] }
    return omitted.contains(id) && !isForced ? [] : [JSONMember("id", .string(id))]
  }

  /// Whether an element is a list that has nothing but its children.
  static func isPlainList(_ element: DocumentElement) -> Bool {
    element.attributes.isEmpty
      && element.content.allSatisfy { if case .element = $0 { true } else { false } }
  }
}

/// Writes a document of any format in the canonical native form.
///
/// Reading the result gives the same tree (of kind `json`, without spellings that only XML has).
/// Reading a canonical document and writing it again gives the same bytes.
package func writeNativeDocument(_ tree: DocumentTree) -> [UInt8] {
  var plain = tree
  plain.root = tree.root.plain
  return NativeWriter(plain.root).document(plain).prettyBytes
}
