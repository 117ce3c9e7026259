import ElementTree
import LayoutModel

/// Chooses names for new storyboards by their content.
struct StoryboardNames {
  /// The names that are taken, in lower case, because file systems may ignore case.
  private var taken: Set<String>

  init(taken: [String]) { self.taken = Set(taken.map { $0.lowercased() }) }

  /// The name for a storyboard with this scene: `Detail` if its controller is a `DetailViewController`;
  /// with a number if that is taken.
  mutating func make(for scene: SceneEntry) -> String {
    let controller = scene.controller
    let given =
      controller?["storyboardIdentifier"] ?? controller?["customClass"] ?? scene.title
    var name = String(given.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : " " })
      .split(separator: " ").joined()
    for ending in ["ViewController", "Controller"] {
      if name.hasSuffix(ending), name.count > ending.count {
        name = String(name.dropLast(ending.count))
        break
      }
    }
    if name.isEmpty { name = "Scene" }
    var result = name
    var count = 1
    while !taken.insert(result.lowercased()).inserted {
      count += 1
      result = "\(name)\(count)"
    }
    return result
  }
}
