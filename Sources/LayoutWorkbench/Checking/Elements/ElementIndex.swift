package import ElementTree
import LayoutModel

/// The elements of a document in its order, with their parents, so that rules need not walk the tree each.
package struct ElementIndex: Sendable {
  /// Parents before children.
  package private(set) var elements: [DocumentElement] = []
  /// By position; -1 for the root.
  package private(set) var parents: [Int] = []
  private var byName: [String: [Int]] = [:]
  private var byID: [String: Int] = [:]

  /// - Complexity: O(*elements*).
  package init(_ root: DocumentElement) { add(root, parent: -1) }

  private mutating func add(_ element: DocumentElement, parent: Int) {
    let position = elements.count
    elements.append(element)
    parents.append(parent)
    byName[element.name, default: []].append(position)
    if let id = element["id"], byID[id] == nil { byID[id] = position }
    for case .element(let child) in element.content { add(child, parent: position) }
  }

  package subscript(position: Int) -> DocumentElement { elements[position] }

  /// The positions of all elements of a name, in order.
  package func positions(named name: String) -> [Int] { byName[name] ?? [] }

  /// The first with an id.
  package func position(ofID id: String) -> Int? { byID[id] }

  /// What an element lies in; `nil` for the root.
  package func parent(of position: Int) -> Int? { parents[position] < 0 ? nil : parents[position] }

  package func parentElement(of position: Int) -> DocumentElement? {
    parent(of: position).map { elements[$0] }
  }

  /// The element itself and those that it lies in, from the inside.
  package func path(from position: Int) -> [Int] {
    var result = [position]
    while let next = parent(of: result[result.count - 1]) { result.append(next) }
    return result
  }

  /// The nearest element with an id, itself first.
  package func object(around position: Int) -> Int? {
    path(from: position).first { elements[$0]["id"] != nil }
  }

  /// Whether an element is part of a remark for translators, which nobody sees on the screen.
  package func isInRemark(_ position: Int) -> Bool {
    path(from: position).contains {
      elements[$0].name == "attributedString" && elements[$0]["key"] == "userComments"
    }
  }
}
