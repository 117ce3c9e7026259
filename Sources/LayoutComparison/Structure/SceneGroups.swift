import LayoutModel

/// Which scenes of a storyboard can only go together into another one.
///
/// A navigation controller and its root, a split view and what it shows, a container and the scenes that it embeds lie on
/// one canvas: sizes and bars of one come from the other. Tabs, and what segues show or present, may lie elsewhere.
struct SceneGroups {
  /// For each scene the first one of its group.
  private(set) var first: [Int]
  /// Why two scenes belong together: the later one, and the link.
  private(set) var bonds: [SceneLink] = []

  init(_ list: SceneList, links: [SceneLink]) {
    first = Array(list.entries.indices)
    for link in links {
      let entry = list.entries[link.to]
      if entry.isReference || list.entries[link.from].isReference { continue }
      let canBeCut =
        link.target == entry.controllerID?.text && link.element.name == "segue"
        && !Self.bindingKinds.contains(link.element["kind"] ?? "")
        && link.element["relationship"].map { $0 == "viewControllers" } ?? true
      if !canBeCut {
        bonds.append(link)
        unite(link.from, link.to)
      }
    }
  }

  private static let bindingKinds: Set<String> = ["embed", "unwind"]

  private mutating func unite(_ a: Int, _ b: Int) {
    let (low, high) = (min(first[a], first[b]), max(first[a], first[b]))
    for index in first.indices where first[index] == high { first[index] = low }
  }

  /// The scenes of a group in document order.
  func members(of scene: Int) -> [Int] { first.indices.filter { first[$0] == first[scene] } }

  /// What binds a scene to another one of its group, as the end of a sentence.
  func reason(for scene: Int, in list: SceneList) -> String {
    guard let bond = bonds.first(where: { $0.to == scene || $0.from == scene }) else {
      return "it belongs to the same canvas"
    }
    let other = list.entries[bond.to == scene ? bond.from : bond.to].title
    return switch (bond.element["kind"], bond.to == scene) {
    case ("embed", true): "'\(other)' embeds it"
    case ("embed", false): "it embeds '\(other)'"
    case (_, true): "'\(other)' contains it"
    case (_, false): "it contains '\(other)'"
    }
  }
}
