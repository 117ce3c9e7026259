import ElementTree
import LayoutModel

extension ClassWriter {
  /// Writes the controllers that container views show.
  mutating func writeEmbedding() {
    for segue in embedSegues {
      guard let view = document.view(segue.owner), let name = names[view.index],
        let instance = segue.destination.flatMap(classes.instance)
      else { continue }
      authorClasses += [instance.authorClass].compactMap { $0 }
      if instance.isOptional {
        let local = take("\(name)Child")
        out.open("if let \(local) = \(instance.expression) {")
        out.add("embed(\(local), in: \(name))")
        out.close()
      } else {
        out.add("embed(\(instance.expression), in: \(name))")
      }
    }
  }

  private var embedSegues: [Connection] {
    guard kind.isController else { return [] }
    return views.flatMap { classes.connections[document.views[$0].id] ?? [] }.filter {
      $0.kind == "segue" && $0.detail == "embed" && $0.destination.flatMap(classes.instance) != nil
    }
  }

  /// Writes a method for each segue of the scene, and what happens when rows are selected.
  mutating func writeSegues() {
    guard let controller else {
      return
    }
    writeSelection("didSelectRowAt", trigger: nil)
    writeSelection("accessoryButtonTappedForRowWith", trigger: "accessoryAction")
    writeItemSelection()
    for segue in classes.sceneConnections[controller.scene] ?? [] where segue.kind == "segue" {
      if segue.detail == "embed" {
        if !embedSegues.contains(segue) { loseSegue(segue) }
        continue
      }
      let method = segue.id.flatMap { classes.segueMethods[$0] }
      if segue.detail == "unwind", let method {
        SegueCode.writeUnwind(segue, named: method, &out)
        continue
      }
      if segue.detail == "custom", let name = SegueCode.customClass(segue) {
        authorClasses.append(.init(name: name, base: "UIStoryboardSegue"))
      }
      guard let method, let instance = segue.destination.flatMap(classes.instance)
      else {
        loseSegue(segue)
        continue
      }
      authorClasses += [instance.authorClass].compactMap { $0 }
      SegueCode.write(segue, named: method, to: instance, anchor: anchor(segue), &out)
    }
    if !embedSegues.isEmpty { writeEmbedMethod() }
  }

  private mutating func loseSegue(_ segue: Connection) {
    let location = segue.id.flatMap { classes.objects[$0]?.location }
    let name = segue["identifier"] ?? segue["unwindAction"] ?? segue.detail ?? ""
    let what = "the segue '\(name)'\(segue.destination.map { " to '\($0)'" } ?? "")"
    if let view = document.view(segue.owner) {
      lose(view.id, view.name, at: location ?? view.location, what)
    } else if let controller {
      lose(controller.id, controller.name, at: location ?? controller.element.location, what)
    }
  }

  private func anchor(_ segue: Connection) -> String? {
    if let id = segue["popoverAnchorView"],
      let name = document.view(ObjectID(id)).flatMap({ names[$0.index] })
    {
      return "sourceView = \(property(name, besides: ["destination", "sender"]))"
    }
    if let id = segue["popoverAnchorBarButtonItem"], let name = objectNames[ObjectID(id)] {
      return "barButtonItem = \(property(name, besides: ["destination", "sender"]))"
    }
    guard segue.detail?.hasPrefix("popover") ?? false else { return nil }
    return "sourceItem = sender as? any UIPopoverPresentationControllerSourceItem"
  }

  /// Writes the segues of cells, which start when their row is tapped.
  private mutating func writeSelection(_ method: String, trigger: String?) {
    let segues = cellSegues(.tableViewCell).filter { $0.segue["trigger"] == trigger }
    if segues.isEmpty { return }
    let isOverride = adopt("UITableViewDelegate")
    out.open(
      "\(isOverride)func tableView(_ tableView: UITableView, \(method) indexPath: IndexPath) {")
    out.add("let cell = tableView.cellForRow(at: indexPath)")
    perform(segues)
  }

  private mutating func writeItemSelection() {
    let segues = cellSegues(.collectionViewCell)
    if segues.isEmpty { return }
    let isOverride = adopt("UICollectionViewDelegate")
    out.open(
      "\(isOverride)func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {"
    )
    out.add("let cell = collectionView.cellForItem(at: indexPath)")
    perform(segues)
  }

  /// Performs the segue of the selected cell, and ends the method.
  private mutating func perform(_ segues: [(segue: Connection, test: String)]) {
    for (segue, test) in segues {
      guard let name = segue.id.flatMap({ classes.segueMethods[$0] }) else { continue }
      out.open("if \(test) {")
      out.add("\(name)(cell)")
      out.close()
    }
    out.close()
    out.add("")
  }

  /// Segues of cells of the scene, each with the test that finds its cell.
  private func cellSegues(_ kind: ViewKind) -> [(segue: Connection, test: String)] {
    guard let controller else { return [] }
    return document.views.filter {
      $0.controller == controller.index && $0.kind == kind && $0.placement == .cell
    }.flatMap { cell in
      (classes.connections[cell.id] ?? []).compactMap { segue in
        guard segue.kind == "segue", segue.id.flatMap({ classes.segueMethods[$0] }) != nil else {
          return nil
        }
        if document.isStaticRow(cell), let name = names[cell.index] {
          return (segue, "cell === \(property(name, besides: ["cell", "indexPath"]))")
        }
        return classes.names[cell.id].map { (segue, "cell is \($0)") }
      }
    }
  }

  /// Adopts a delegate's protocol if the superclass has not adopted it.
  ///
  /// - Returns: `override` and a space if the superclass has the methods.
  private mutating func adopt(_ name: String) -> String {
    if kind.superclassAdopts(name) { return "override " }
    if !protocols.contains(name) { protocols.append(name) }
    return ""
  }

  private mutating func writeEmbedMethod() {
    out.open("private func embed(_ child: UIViewController, in container: UIView) {")
    out.add("addChild(child)")
    out.add("child.view.frame = container.bounds")
    out.add("child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
    out.add("container.addSubview(child.view)")
    out.add("child.didMove(toParent: self)")
    out.close()
    out.add("")
  }
}

extension ClassWriter.Kind {
  /// Whether the superclass is the delegate or data source of its own view.
  func superclassAdopts(_ name: String) -> Bool {
    switch self {
    case .controller("UITableViewController"):
      ["UITableViewDelegate", "UITableViewDataSource", "UIScrollViewDelegate"].contains(name)
    case .controller("UICollectionViewController"):
      [
        "UICollectionViewDelegate", "UICollectionViewDataSource", "UIScrollViewDelegate",
      ].contains(name)
    default: false
    }
  }
}
