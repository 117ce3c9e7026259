package import ElementTree
import LayoutModel

/// The elements of a document in its order, with their parents. So rules need not walk through the tree
/// themselves.
package struct ElementIndex: Sendable {
  /// The elements, parents before children.
  package private(set) var elements: [DocumentElement] = []
  /// The position of the parent, by position; -1 for the root.
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

  /// The positions of all elements with a name, in order.
  package func positions(named name: String) -> [Int] { byName[name] ?? [] }

  /// The position of the first element with an id.
  package func position(ofID id: String) -> Int? { byID[id] }

  /// The position of the element around another one; `nil` for the root.
  package func parent(of position: Int) -> Int? { parents[position] < 0 ? nil : parents[position] }

  package func parentElement(of position: Int) -> DocumentElement? {
    parent(of: position).map { elements[$0] }
  }

  /// The element itself and all elements around it, the innermost first.
  package func path(from position: Int) -> [Int] {
    var result = [position]
    while let next = parent(of: result[result.count - 1]) { result.append(next) }
    return result
  }

  /// The nearest element with an id: the element itself, or the innermost one around it.
  package func object(around position: Int) -> Int? {
    path(from: position).first { elements[$0]["id"] != nil }
  }

  /// Whether an element is part of a comment for translators, which is not seen on the screen.
  package func isInRemark(_ position: Int) -> Bool {
    path(from: position).contains {
      elements[$0].name == "attributedString" && elements[$0]["key"] == "userComments"
    }
  }
}
