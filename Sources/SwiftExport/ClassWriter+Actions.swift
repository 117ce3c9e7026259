import ElementTree
import LayoutModel

/// The methods that actions call.
extension ClassWriter {
  mutating func writeActions() {
    collectActions()
    for action in actions {
      let sender =
        action.senders.count == 1
        ? action.senders[0]
        : action.senders.allSatisfy { Self.isControl($0) } ? "UIControl" : "Any"
      if action.isOfResponders {
        out.open("override func \(action.name)(_ sender: Any?) {")
      } else {
        var parameters = action.hasSender ? "_ sender: \(sender)" : ""
        if action.hasEvent { parameters += ", forEvent event: UIEvent" }
        out.open("@objc func \(action.name)(\(parameters)) {")
      }
      out.add("// What the action '\(action.selector)' does is in the code of the project.")
      out.close()
      out.add("")
    }
  }

  private static func isControl(_ name: String) -> Bool {
    [
      "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UITextField",
      "UIDatePicker", "UIPageControl", "UIColorWell",
    ].contains(name)
  }

  /// Collects the actions that the class receives from objects of its scene.
  private mutating func collectActions() {
    for connection in document.connections {
      guard connection.kind == "action", let selector = connection.detail,
        connection.destination.map(owners.contains) ?? false
      else { continue }
      let method = ActionMethod(selector: selector, senders: [])
      guard method.isPlain, let sender = senderClass(connection.owner) else { continue }
      guard let index = actions.firstIndex(where: { $0.selector == selector }) else {
        actions.append(ActionMethod(selector: selector, senders: [sender]))
        continue
      }
      if !actions[index].senders.contains(sender) { actions[index].senders.append(sender) }
    }
  }

  private mutating func senderClass(_ id: ObjectID) -> String? {
    if let view = document.view(id) {
      addAuthorClasses(of: view)
      return ViewInitialiser.ownClassName(view) ?? ViewInitialiser.className(view)
    }
    guard let element = classes.objects[id] else { return nil }
    if element.name == "barButtonItem" { return "UIBarButtonItem" }
    if element.name == "refreshControl" { return "UIRefreshControl" }
    return GestureCode.className(element)
  }
}
