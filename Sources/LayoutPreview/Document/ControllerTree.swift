import LayoutModel

/// How the controllers of a document contain and show each other.
struct ControllerTree: Sendable {
  /// For each controller inside a tab bar controller, that controller and the child of it that
  /// leads here.
  private(set) var tabs: [Int: (controller: Int, child: Int)] = [:]
  /// For each pushed controller, the controller from which it is pushed.
  private(set) var pushedFrom: [Int: Int] = [:]
  /// For each controller that a collapsed split view pushes, the controller on which it is pushed.
  private(set) var collapsedOn: [Int: Int] = [:]
  /// For each tab bar controller, its children in order.
  private(set) var children: [Int: [Int]] = [:]
  /// For each navigation controller, its root.
  private(set) var roots: [Int: Int] = [:]

  init(_ document: LayoutDocument) {
    var holder: [Int: Int] = [:]
    for connection in document.connections where connection.kind == "segue" {
      guard let scene = connection.scene, scene >= 0,
        let source = document.scenes[scene].controllers.first, let target = connection.destination,
        case .controller(let destination)? = document.items[target], destination != source
      else { continue }
      switch (connection["kind"], connection["relationship"]) {
      case ("relationship", "viewControllers")
      where document.controllers[source].kind == "tabBarController":
        children[source, default: []].append(destination)
        if holder[destination] == nil { holder[destination] = source }
      case ("relationship", "rootViewController"):
        if roots[source] == nil { roots[source] = destination }
        if holder[destination] == nil { holder[destination] = source }
      case ("show", _), ("push", _):
        if pushedFrom[destination] == nil { pushedFrom[destination] = source }
      default: break
      }
    }
    for columns in SplitColumns.all(in: document) {
      guard let primary = document.scenes[columns.primary].controllers.first,
        let secondary = document.scenes[columns.secondary].controllers.first, holder[primary] != nil
      else { continue }
      collapsedOn[secondary] = primary
    }
    for start in document.controllers.indices { findTab(of: start, document, holder) }
  }

  /// Follows containers and pushes upwards to a tab bar controller.
  private mutating func findTab(
    of start: Int, _ document: LayoutDocument, _ holder: [Int: Int]
  ) {
    var current = start
    for _ in 0..<Self.deepest {
      if let outer = holder[current] {
        if document.controllers[outer].kind == "tabBarController" {
          tabs[start] = (outer, current)
          return
        }
        current = outer
      } else if let from = pushedFrom[current], from != start {
        current = from
      } else {
        return
      }
    }
  }

  /// The greatest number of steps, because segues may lead in a circle.
  private static let deepest = 20
}
