import ElementTree
import LayoutEngine
package import LayoutModel

/// A document with the facts that pictures of its scenes need again and again.
package final class PreviewDocument: Sendable {
  package let document: LayoutDocument
  let surroundings: SceneSurroundings
  let sections: [ObjectID: [TableSection]]
  let tree: ControllerTree
  let assets: (any PreviewAssets)?
  /// Whether the named colours of the document are known in dark appearance. Documents store only
  /// light colours, which would not fit beside dark colours of the system, so this needs the
  /// project's catalogue.
  let knowsDarkColors: Bool
  /// The texts that replace the document's own texts.
  package let texts: TextSubstitutions

  /// - Parameter texts: the texts of the layouts that are to be drawn.
  package init(
    _ document: LayoutDocument, texts: TextSubstitutions = [:],
    assets: (any PreviewAssets)? = nil
  ) {
    self.document = document.replacingTexts(texts)
    self.texts = texts
    self.assets = assets
    surroundings = SceneSurroundings(self.document)
    sections = TableSection.all(in: self.document)
    tree = ControllerTree(self.document)
    let resources = self.document.tree.root.child("resources")?.children.map { $0 } ?? []
    knowsDarkColors = resources.allSatisfy { item in
      guard item.name == "namedColor", let name = item["name"] else { return true }
      return assets?.color(named: name, .dark) != nil
    }
  }
}

extension LayoutDocument {
  /// The name of a scene for a person: the content of its bar, its title, its name in Interface
  /// Builder, or that of its tab.
  package func title(of scene: LayoutScene) -> String {
    guard let index = scene.controllers.first else {
      return scene.roots.first.map { views[$0].name } ?? scene.id.text
    }
    let controller = controllers[index]
    let item = controller.element.child("navigationItem", key: "navigationItem")?["title"]
    let tab = controller.element.child("tabBarItem", key: "tabBarItem")?["title"]
    for name in [item, controller.title, controller.element["userLabel"], tab] {
      if let name, !name.isEmpty { return name }
    }
    return controller.name
  }

  /// The names of all scenes. If several scenes have the same name, their class follows it, or else
  /// their id.
  package var distinctTitles: [String] {
    let titles = scenes.map { title(of: $0) }
    var counts: [String: Int] = [:]
    for title in titles { counts[title, default: 0] += 1 }
    let named = zip(scenes, titles).map { scene, title in
      guard counts[title, default: 0] > 1 else { return title }
      let name =
        scene.controllers.first.map { controllers[$0].customClass }
        ?? scene.roots.first.map { views[$0].customClass }
      return "\(title) (\((name ?? nil) ?? scene.id.text))"
    }
    counts = [:]
    for name in named { counts[name, default: 0] += 1 }
    return zip(scenes.indices, named).map { index, name in
      counts[name, default: 0] > 1 ? "\(titles[index]) (\(scenes[index].id.text))" : name
    }
  }
}
