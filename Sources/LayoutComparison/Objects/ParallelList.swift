import ElementTree
import LayoutModel

/// A list of numbers beside `subviews`, with one number for each view, in the same order.
///
///     <visibilityPriorities>
///         <integer value="1000"/>
///         <integer value="500"/>
///     </visibilityPriorities>
///
/// In an ``ObjectTable`` each number is an attribute of its view, and the list itself is empty. So
/// a number is added, removed and moved with its view, and two sides that change the numbers of
/// different views do not disturb each other.
///
/// - Source: each of the 159 such lists in public documents has as many numbers as there are
///   subviews.
struct ParallelList {
  let owner: String
  let list: String
  let entry: String
  /// The name of the attribute of the view that holds the number.
  let attribute: String
  /// The number of a view that comes from another list.
  let standard: String

  static let all = [
    ParallelList(
      owner: "stackView", list: "visibilityPriorities", entry: "integer",
      attribute: "visibilityPriorityInStackView", standard: "1000"),
    ParallelList(
      owner: "stackView", list: "customSpacing", entry: "real",
      attribute: "customSpacingInStackView", standard: "3.4028234663852886e+38"),
    ParallelList(
      owner: "splitView", list: "holdingPriorities", entry: "real",
      attribute: "holdingPriorityInSplitView", standard: "250"),
  ]

  /// Moves the numbers of an element's lists to its subviews, if there are as many numbers as subviews.
  static func takeApart(_ element: inout DocumentElement) {
    for kind in all where kind.owner == element.name { kind.takeApart(&element) }
  }

  /// Makes the lists of an element from the numbers of its subviews. Numbers of views in other places are
  /// removed.
  static func putTogether(_ element: inout DocumentElement) {
    if element.name == "subviews" { return }
    let position = subviews(of: element)
    for index in element.content.indices where index != position {
      guard case .element(var child) = element.content[index],
        child.attributes.contains(where: { names.contains($0.name) })
      else { continue }
      child.attributes.removeAll { names.contains($0.name) }
      element.content[index] = .element(child)
    }
    guard let position else { return }
    for kind in all { kind.putTogether(&element, subviews: position) }
  }

  /// Whether an attribute states the number that a view has by default.
  static func isStandard(_ attribute: String, _ value: String) -> Bool {
    guard let kind = all.first(where: { $0.attribute == attribute }) else { return false }
    return Double(value) == Double(kind.standard)
  }

  private static let names = Set(all.map(\.attribute))

  private func takeApart(_ element: inout DocumentElement) {
    guard let place = element.content.firstIndex(where: { $0.element?.name == list }),
      let position = Self.subviews(of: element),
      case .element(var numbers) = element.content[place],
      case .element(var views) = element.content[position]
    else { return }
    var values = numbers.content.compactMap(value)
    let objects = views.content.indices.filter { views.content[$0].element != nil }
    let ids = objects.compactMap { views.content[$0].element?["id"] }
    guard !values.isEmpty, numbers.content.allSatisfy({ $0.isBlank || value($0) != nil }),
      values.count == objects.count,
      Set(ids).count == values.count
    else { return }
    for index in objects.reversed() {
      guard case .element(var view) = views.content[index] else { continue }
      view.attributes.append(values.removeLast())
      views.content[index] = .element(view)
    }
    numbers.content = []
    element.content[place] = .element(numbers)
    element.content[position] = .element(views)
  }

  /// The number of an entry, as the attribute of its view; `nil` if the entry is not such a number.
  private func value(_ item: DocumentContent) -> DocumentAttribute? {
    guard let child = item.element, child.name == entry, child.content.isEmpty,
      child.attributes.count == 1, var number = child.attributes.first, number.name == "value"
    else { return nil }
    number.name = attribute
    return number
  }

  private func putTogether(_ element: inout DocumentElement, subviews position: Int) {
    guard case .element(var views) = element.content[position],
      views.content.contains(where: { $0.element?[attribute] != nil })
    else { return }
    var entries: [DocumentContent] = []
    for index in views.content.indices {
      guard case .element(var view) = views.content[index] else { continue }
      let known = view.attributes.firstIndex { $0.name == attribute }
      var number = DocumentAttribute(name: "value", value: standard)
      if let known {
        number = view.attributes.remove(at: known)
        number.name = "value"
      }
      views.content[index] = .element(view)
      entries.append(.element(DocumentElement(entry, [number], content: [])))
    }
    element.content[position] = .element(views)
    guard element.name == owner else { return }
    guard let place = element.content.firstIndex(where: { $0.element?.name == list }) else {
      element.insertInOrder(DocumentElement(list, [], content: entries))
      return
    }
    guard case .element(var numbers) = element.content[place],
      numbers.content.allSatisfy({ $0.element == nil })
    else { return }
    numbers.content = entries
    element.content[place] = .element(numbers)
  }

  private static func subviews(of element: DocumentElement) -> Int? {
    element.content.firstIndex { $0.element?.name == "subviews" }
  }
}

extension DocumentContent {
  fileprivate var isBlank: Bool {
    if case .text(let text, _) = self { text.allSatisfy(\.isWhitespace) } else { false }
  }
}
