import ElementTree
import LayoutModel

/// Checks the order in which VoiceOver reads views, and finds views that it does not reach.
///
/// - Source: Apple, "accessibilityElements" and "isAccessibilityElement": a view inside of an accessibility element is
///   not an element itself.
extension ElementCheck {
  /// Lists of elements that VoiceOver reads against the order of the screen, and elements that hide the views in them.
  package func readingOrder() -> [FaultyElement] {
    document.properties.isLaunchScreen ? [] : hiddenElements() + listsAgainstReading()
  }

  private func hiddenElements() -> [FaultyElement] {
    views.compactMap { position in
      guard isElement(position) == true,
        ["view", "stackView", "scrollView"].contains(elements[position].name)
      else { return nil }
      let inner = views.first { view in
        view != position && Self.controls.contains(elements[view].name)
          && elements.path(from: view).contains(position) && isElement(view) != false
      }
      guard let inner else { return nil }
      return FaultyElement(
        position, ReadingFault.hidden(subject(inner), in: subject(position)),
        others: [elements[inner]["id"] ?? ""])
    }
  }

  private static let controls: Set<String> = [
    "button", "switch", "slider", "stepper", "textField", "textView", "segmentedControl",
  ]

  /// Neighbours in an 'accessibilityElements' list of which the second lies above the first, or before it in the same
  /// row.
  private func listsAgainstReading() -> [FaultyElement] {
    var lists: [Int: [Int]] = [:]
    for position in elements.positions(named: "outletCollection")
    where elements[position]["property"] == "accessibilityElements" {
      guard let list = elements.parent(of: position), let owner = elements.parent(of: list),
        let element = elements[position]["destination"].flatMap({ elements.position(ofID: $0) })
      else { continue }
      lists[owner, default: []].append(element)
    }
    return lists.keys.sorted().flatMap { owner -> [FaultyElement] in
      let list = lists[owner] ?? []
      return zip(list, list.dropFirst()).compactMap { first, second in
        guard let a = place(first), let b = place(second) else { return nil }
        let isAbove = b.y + b.height <= a.y + 0.5
        let isInRow = b.y < a.y + a.height && a.y < b.y + b.height
        guard isAbove || isInRow && b.x + b.width <= a.x + 0.5 else { return nil }
        return FaultyElement(
          second,
          ReadingFault.late(
            subject(second), after: subject(first), isAbove: isAbove, list: subject(owner)),
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

private enum ReadingFault: ElementFault {
  /// VoiceOver does not reach a view, because it is inside of an accessibility element.
  case hidden(ElementCheck.Subject, in: ElementCheck.Subject)
  /// VoiceOver reads a view after another one that lies below it, or behind it in the same row.
  case late(
    ElementCheck.Subject, after: ElementCheck.Subject, isAbove: Bool, list: ElementCheck.Subject)

  var message: String {
    switch self {
    case .hidden(let view, let outer):
      "\(outer) is an accessibility element, and VoiceOver does not reach \(view) in it"
    case .late(let view, let other, let isAbove, _):
      "VoiceOver reads \(view) after \(other), and it lies \(isAbove ? "above" : "before") it"
    }
  }

  var hint: String? {
    switch self {
    case .hidden:
      "uncheck 'Accessibility Enabled' of the container, or of the controls in it"
    case .late(_, _, _, let list): "reorder 'accessibilityElements' of \(list)"
    }
  }
}
