import ElementTree
package import LayoutComparison
package import LayoutModel
import PlainText

/// A storyboard that is split, with the bars that its scenes would lose.
package struct SplitWork {
  package let split: StoryboardSplit
  private let sceneCount: Int

  /// - Throws: ``StructureFault`` where it can't be split.
  package init(
    _ loaded: LoadedDocument, scenes: [ObjectID], into name: String?, avoiding taken: [String]
  ) throws {
    try loaded.checkIsTouchStoryboard()
    try loaded.checkKnows(.split)
    let storyboard = NamedDocument(
      name: loaded.name, storyboardName: StoryboardFile.name(of: loaded.name), tree: loaded.tree)
    var taken = taken
    loaded.tree.root.forEach { if let name = $0["storyboardName"] { taken.append(name) } }
    let before = BarsOfControllers(loaded.document)
    var bars: [ObjectID: SimulatedBars] = [:]
    // First where a segue was cut: others may have their bars from there.
    var current = try StoryboardSplit(storyboard, scenes: scenes, into: name, avoiding: taken)
    let ends = current.referredControllers
    for isFirst in [true, false] {
      let documents = (current.parts.map(\.tree) + [current.remainder]).map { LayoutDocument($0) }
      let lost = documents.map { before.lost(in: BarsOfControllers($0)) }
      for found in lost {
        for (controller, missing) in found where !isFirst || ends.contains(controller) {
          bars[controller] = bars[controller] ?? missing
        }
      }
      if !bars.isEmpty {
        current = try StoryboardSplit(
          storyboard, scenes: scenes, into: name, avoiding: taken, simulating: bars)
      }
    }
    split = current
    sceneCount = loaded.document.scenes.count
  }

  /// What becomes of the storyboard.
  package var summary: String {
    let gone = split.parts.map(\.titles.count).reduce(0, +)
    let files = split.parts.count == 1 ? "a new storyboard" : "\(split.parts.count) new storyboards"
    return "\(gone) of \(sceneCount) scenes go to \(files)"
  }
}

/// Storyboards by the names that references know them by.
package enum StoryboardFile {
  /// `Main` for `App/Base.lproj/Main.storyboard`.
  package static func name(of path: String) -> String {
    let file = FilePaths.lastComponent(of: path)
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }
}
