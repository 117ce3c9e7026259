import ElementTree
import LayoutModel

/// Checks the order in which VoiceOver reads views, and finds views that it does not reach.
///
/// - Source: Apple, "accessibilityElements" and "isAccessibilityElement": a view inside of an accessibility element is
///   not an element itself.
extension ElementCheck {
  /// Lists of elements that VoiceOver reads against the order of the screen, and elements that hide the views in them.
  package func readingOrder() -> [ElementFault] {
    hiddenElements() + listsAgainstReading()
  }

  private func hiddenElements() -> [ElementFault] {
    views.compactMap { position in
      guard isElement(position) == true,
        ["view", "stackView", "scrollView"].contains(elements[position].name)
      else { return nil }
      let inner = views.first { view in
        view != position && Self.controls.contains(elements[view].name)
          && elements.path(from: view).contains(position) && isElement(view) != false
      }
      guard let inner else { return nil }
      return ElementFault(
        position,
        "\(subject(position)) is an accessibility element, and VoiceOver does not reach \(subject(inner)) in it",
        hint: "uncheck 'Accessibility Enabled' of the container, or of what lies in it",
        others: [elements[inner]["id"] ?? ""])
    }
  }

  private static let controls: Set<String> = [
    "button", "switch", "slider", "stepper", "textField", "textView", "segmentedControl",
  ]

  /// Neighbours in an 'accessibilityElements' list of which the second lies above the first, or before it in the same
  /// row.
  private func listsAgainstReading() -> [ElementFault] {
    var lists: [Int: [Int]] = [:]
    for position in elements.positions(named: "outletCollection")
    where elements[position]["property"] == "accessibilityElements" {
      guard let list = elements.parent(of: position), let owner = elements.parent(of: list),
        let element = elements[position]["destination"].flatMap({ elements.position(ofID: $0) })
      else { continue }
      lists[owner, default: []].append(element)
    }
    return lists.keys.sorted().flatMap { owner -> [ElementFault] in
      let list = lists[owner] ?? []
      return zip(list, list.dropFirst()).compactMap { first, second in
        guard let a = place(first), let b = place(second) else { return nil }
        let isAbove = b.y + b.height <= a.y + 0.5
        let isInRow = b.y < a.y + a.height && a.y < b.y + b.height
        guard isAbove || isInRow && b.x + b.width <= a.x + 0.5 else { return nil }
        return ElementFault(
          second,
          "VoiceOver reads \(subject(second)) after \(subject(first)), and it lies \(isAbove ? "above" : "before") it",
          hint: "reorder 'accessibilityElements' of \(subject(owner))",
          others: [elements[first]["id"] ?? ""])
      }
    }
  }

  /// The frame in the canvas, as recorded in the document.
  private func place(_ position: Int) -> (x: Double, y: Double, width: Double, height: Double)? {
    var x = 0.0
    var y = 0.0
    var size: (Double, Double)?
    for step in elements.path(from: position) {
      guard let frame = elements[step].child("rect", key: "frame") else { continue }
      x += frame.number("x") ?? 0
      y += frame.number("y") ?? 0
      if size == nil { size = (frame.number("width") ?? 0, frame.number("height") ?? 0) }
    }
    return size.map { (x, y, $0.0, $0.1) }
  }
}
