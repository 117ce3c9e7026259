import ElementTree
import LayoutModel

/// The groups of scenes in a storyboard that can only move together into another storyboard.
///
/// A navigation controller and its root, a split view and its columns, a container and its embedded
/// scenes have to be on one canvas, because sizes and bars of one come from the other. Tabs, and
/// scenes that segues show or present, may be elsewhere.
struct SceneGroups {
  /// For each scene, the first scene of its group.
  private(set) var first: [Int]
  /// The links that join groups, each with the later scene.
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

  /// The reason why a scene belongs to its group, as the end of a sentence.
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
