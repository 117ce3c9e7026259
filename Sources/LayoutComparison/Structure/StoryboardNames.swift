import ElementTree
import LayoutModel

/// Names for new storyboards, after what is in them.
struct StoryboardNames {
  /// In lower case: file systems may not tell case.
  private var taken: Set<String>

  init(taken: [String]) { self.taken = Set(taken.map { $0.lowercased() }) }

  /// `Detail` for a scene whose controller is a `DetailViewController`; with a number where that is taken.
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
