import ElementTree
import LayoutModel

/// Gesture recognizers as expressions.
enum GestureCode {
  /// The class of a recognizer by the name of its element; `pong` is Interface Builder's word for "long".
  static func className(_ element: DocumentElement) -> String? {
    [
      "tapGestureRecognizer": "UITapGestureRecognizer",
      "panGestureRecognizer": "UIPanGestureRecognizer",
      "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
      "pinchGestureRecognizer": "UIPinchGestureRecognizer",
      "rotationGestureRecognizer": "UIRotationGestureRecognizer",
      "swipeGestureRecognizer": "UISwipeGestureRecognizer",
      "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
      "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    ][element.name]
  }

  /// The settings of a recognizer besides its target, and those that have no code.
  static func settings(_ element: DocumentElement) -> (lines: [String], losses: [String]) {
    var lines: [String] = []
    var losses: [String] = []
    for attribute in element.attributes {
      switch attribute.name {
      case "numberOfTapsRequired", "numberOfTouchesRequired", "minimumNumberOfTouches",
        "maximumNumberOfTouches":
        if let number = CodeText.integer(attribute.value) {
          lines.append("\(attribute.name) = \(number)")
        }
      case "minimumPressDuration", "allowableMovement":
        if let number = CodeText.number(attribute.value) {
          lines.append("\(attribute.name) = \(number)")
        }
      case "direction" where ["left", "right", "up", "down"].contains(attribute.value):
        lines.append("direction = .\(attribute.value)")
      case "enabled": if attribute.value == "NO" { lines.append("isEnabled = false") }
      case "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded":
        lines.append("\(attribute.name) = \(CodeText.flag(attribute.value))")
      case "id", "userLabel", "customClass", "customModule", "customModuleProvider": break
      default: losses.append("\(attribute.name) '\(attribute.value)'")
      }
    }
    return (lines, losses)
  }
}

extension ClassWriter {
  /// The initialiser of a recognizer, with its first action.
  func gesture(_ element: DocumentElement) -> String? {
    guard let name = GestureCode.className(element) else { return nil }
    for connection in classes.connections[ObjectID(element["id"] ?? "")] ?? [] {
      if let target = selector(connection) {
        return "\(name)(\(target.arguments))"
      }
    }
    return "\(name)(target: nil, action: nil)"
  }

  /// The recognizers of all views, in document order.
  mutating func writeGestures(_ lines: inout [String]) {
    var all = [container] + views
    if root != container { all.append(root) }
    var made: [ObjectID: String] = objectNames
    for index in all {
      let view = document.views[index]
      guard let viewName = names[index] else { continue }
      for connection in classes.connections[view.id] ?? []
      where connection.kind == "outletCollection" && connection.detail == "gestureRecognizers" {
        guard let id = connection.destination, let element = classes.objects[id],
          let expression = gesture(element)
        else {
          loseConnection(connection, view)
          continue
        }
        let isProperty = objectNames[id] != nil
        let name = made[id] ?? take(gestureName(element, viewName))
        if made[id] == nil { lines.append("let \(name) = \(expression)") }
        if made[id] == nil || isProperty { writeSettings(element, id, name, &lines) }
        made[id] = name
        lines.append("\(viewName == "self" ? "" : "\(viewName).")addGestureRecognizer(\(name))")
      }
    }
  }

  private mutating func writeSettings(
    _ element: DocumentElement, _ id: ObjectID, _ name: String, _ lines: inout [String]
  ) {
    let settings = GestureCode.settings(element)
    lines += settings.lines.map { "\(name).\($0)" }
    for loss in settings.losses { lose(id, element.name, at: element.location, loss) }
    for connection in classes.connections[id] ?? [] {
      switch connection.kind {
      case "outlet"
      where connection.detail == "delegate"
        && connection.destination.map(owners.contains) ?? false:
        if !protocols.contains("UIGestureRecognizerDelegate") {
          protocols.append("UIGestureRecognizerDelegate")
        }
        lines.append("\(name).delegate = self")
      case "action", "segue":
        if selector(connection) == nil {
          lose(
            id, element.name, at: element.location,
            "the \(connection.kind) '\(connection.detail ?? "")'")
        }
      default:
        lose(
          id, element.name, at: element.location,
          "the \(connection.kind) '\(connection.detail ?? "")'")
      }
    }
  }

  private func gestureName(_ element: DocumentElement, _ view: String) -> String {
    let kind = GestureCode.className(element)?.dropFirst(2) ?? "GestureRecognizer"
    return view == "self" || view == self.kind.root
      ? kind.prefix(1).lowercased() + kind.dropFirst() : "\(view.replacing(".", with: ""))\(kind)"
  }
}
