import ElementTree
import LayoutModel

extension ClassWriter {
  /// The receiver and selector of a connection.
  struct Target: Hashable {
    /// The receiver as an expression; `nil` sends the message up the responder chain.
    var receiver: String
    /// The selector as an argument.
    var text: String

    var arguments: String { "target: \(receiver), action: \(text)" }
  }

  /// The method that a connection calls, and its target.
  ///
  /// A message from a cell to its controller goes up the responder chain, like a message to the
  /// first responder.
  func selector(_ connection: Connection) -> Target? {
    if connection.kind == "segue", let method = connection.id.flatMap({ classes.segueMethods[$0] })
    {
      if kind.isController { return Target(receiver: "self", text: "#selector(\(method)(_:))") }
      guard let owner = sceneController, let name = classes.names[owner.id] else { return nil }
      return Target(receiver: "nil", text: "#selector(\(name).\(method)(_:))")
    }
    guard connection.kind == "action", let destination = connection.destination,
      let selector = connection.detail, !selector.isEmpty
    else { return nil }
    let method = ActionMethod(selector: selector, senders: [])
    if method.isPlain {
      let reference = method.reference(isAlone: !overloadedActions.contains(method.name))
      if owners.contains(destination) {
        return Target(receiver: "self", text: "#selector(\(reference))")
      }
      if let owner = sceneController, owner.id == destination, let name = classes.names[owner.id] {
        return Target(receiver: "nil", text: "#selector(\(name).\(reference))")
      }
    }
    // Nobody here declares the method.
    let text = "Selector((\(CodeText.literal(selector))))"
    if let view = document.view(destination), let name = names[view.index], !name.contains("?") {
      return view.customClass == nil ? nil : Target(receiver: name, text: text)
    }
    let isFirstResponder =
      destination == "-2"
      || classes.objects[destination]?["placeholderIdentifier"] == "IBFirstResponder"
    // A view of a xib beside its owner's view lies in what the owner shows.
    let isOwner = destination == "-1" && !owners.contains(destination)
    return isFirstResponder || isOwner ? Target(receiver: "nil", text: text) : nil
  }

  /// The controller of the scene, also in the class of a cell.
  private var sceneController: SceneController? {
    document.scenes[document.views[root].scene].controllers.first.map { document.controllers[$0] }
  }

  /// The events of Interface Builder, which have the same names as UIKit's.
  private static let events: Set<String> = [
    "touchUpInside", "touchUpOutside", "touchDown", "valueChanged", "editingChanged",
    "editingDidBegin", "editingDidEnd", "editingDidEndOnExit", "primaryActionTriggered",
    "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchCancel", "allEvents",
  ]

  mutating func writeTargets() {
    var lines: [String] = []
    var all = [container] + views
    if root != container { all.append(root) }
    for index in all {
      let view = document.views[index]
      guard let name = names[index] else { continue }
      for connection in classes.connections[view.id] ?? []
      where !(index == root && connection.kind != "action" && owners.contains(view.id)) {
        write(connection, of: view, named: name, &lines)
      }
    }
    writeGestures(&lines)
    if !lines.isEmpty {
      if out.count > 0 { out.add("") }
      out.add(lines)
    }
  }

  private mutating func write(
    _ connection: Connection, of view: LayoutView, named name: String, _ lines: inout [String]
  ) {
    switch connection.kind {
    case "action", "segue":
      if connection.detail == "embed" || view.placement == .cell && connection.kind == "segue" {
        return
      }
      let event =
        connection.kind == "action"
        ? connection["eventType"] ?? ""
        : view.kind == .button ? "touchUpInside" : "primaryActionTriggered"
      if let target = selector(connection), Self.events.contains(event) {
        lines.append(
          "\(prefix(name))addTarget(\(target.receiver), action: \(target.text), for: .\(event))")
      } else if connection.kind == "action" || sceneController == nil {
        // The class of the controller reports a segue.
        loseConnection(connection, view)
      }
    case "outlet": writeOutlet(connection, of: view, named: name, &lines)
    case "outletCollection" where connection.detail == "gestureRecognizers": break
    case "outletCollection": writeCollection(connection, of: view, named: name, &lines)
    default: loseConnection(connection, view)
    }
  }

  /// Writes an outlet of a view inside: a delegate, or a property of the author's class.
  private mutating func writeOutlet(
    _ connection: Connection, of view: LayoutView, named name: String, _ lines: inout [String]
  ) {
    guard let property = connection.detail, let destination = connection.destination else { return }
    if owners.contains(destination) {
      if let adopted = Self.delegates[view.kind]?[property] {
        if !kind.superclassAdopts(adopted), !protocols.contains(adopted) {
          protocols.append(adopted)
        }
        // UITableViewController and UICollectionViewController set them by themselves.
        if view.index == root, kind.superclassAdopts(adopted) { return }
        lines.append("\(prefix(name))\(Self.delegateNames[property] ?? property) = self")
      } else if view.customClass != nil {
        lines.append("\(prefix(name))setValue(self, forKey: \(CodeText.literal(property)))")
      } else {
        loseConnection(connection, view)
      }
    } else if let other = valueName(of: destination) {
      let own = [
        "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
      ]
      if view.kind == .tableViewCell, own.contains(property) {
        lines.append("\(prefix(name))\(property) = \(other)")
      } else {
        lines.append("\(prefix(name))setValue(\(other), forKey: \(CodeText.literal(property)))")
      }
    } else {
      loseConnection(connection, view)
    }
  }

  /// Writes an outlet collection of a view inside, at its first connection.
  private mutating func writeCollection(
    _ connection: Connection, of view: LayoutView, named name: String, _ lines: inout [String]
  ) {
    let all = (classes.connections[view.id] ?? []).filter {
      $0.kind == connection.kind && $0.detail == connection.detail
    }
    let values = all.compactMap { $0.destination.flatMap(valueName) }
    guard values.count == all.count, let property = connection.detail else {
      return loseConnection(connection, view)
    }
    if connection != all.first { return }
    lines.append(
      "\(prefix(name))setValue([\(values.joined(separator: ", "))], forKey: \(CodeText.literal(property)))"
    )
  }

  /// The name of a view or a constraint that the class creates.
  private func valueName(of id: ObjectID) -> String? {
    if let view = document.view(id), let name = names[view.index] {
      return name.contains("?") ? nil : name
    }
    guard let index = classes.constraints[id], heldConstraints.contains(index) else { return nil }
    return constraintNames[index]
  }

  private static let delegateNames = ["UIDelegate": "uiDelegate"]

  /// The protocols of delegates by the kind of view and the outlet.
  private static let delegates: [ViewKind: [String: String]] = [
    .tableView: ["delegate": "UITableViewDelegate", "dataSource": "UITableViewDataSource"],
    .collectionView: [
      "delegate": "UICollectionViewDelegate", "dataSource": "UICollectionViewDataSource",
    ],
    .textField: ["delegate": "UITextFieldDelegate"], .textView: ["delegate": "UITextViewDelegate"],
    .scrollView: ["delegate": "UIScrollViewDelegate"],
    .searchBar: ["delegate": "UISearchBarDelegate"],
    .pickerView: ["delegate": "UIPickerViewDelegate", "dataSource": "UIPickerViewDataSource"],
    .tabBar: ["delegate": "UITabBarDelegate"], .toolbar: ["delegate": "UIToolbarDelegate"],
    .navigationBar: ["delegate": "UINavigationBarDelegate"],
    .mapView: ["delegate": "MKMapViewDelegate"],
    .wkWebView: ["navigationDelegate": "WKNavigationDelegate", "UIDelegate": "WKUIDelegate"],
  ]

  mutating func loseConnection(_ connection: Connection, _ view: LayoutView) {
    let detail = connection["identifier"] ?? connection.detail ?? ""
    lose(
      view,
      "the \(connection.kind) '\(detail)'\(connection.destination.map { " to '\($0)'" } ?? "")")
  }

  /// Reports outlets of the class itself that have no property.
  mutating func loseOutlets() {
    let known =
      Set(names.values).union(guideNames.values).union(constraintNames.values)
      .union(objectNames.values).union([kind.root])
    for connection in document.connections where owners.contains(connection.owner) {
      guard connection.kind == "outlet", let property = connection.detail else { continue }
      if property == "view" || aliases.contains(property) { continue }
      if known.contains(property) { continue }
      if kind.isController, ["tableView", "collectionView"].contains(property),
        connection.destination == document.views[root].id
      {
        continue
      }
      loseConnection(connection, document.views[root])
    }
  }
}
