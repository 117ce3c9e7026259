import ElementTree
package import LayoutComparison
package import LayoutModel
import PlainText

/// Splits a storyboard, and gives scenes the bars that they would lose.
package struct SplitWork {
  package let split: StoryboardSplit
  private let sceneCount: Int

  /// - Throws: ``StructureFault`` if it can't be split.
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
    // Bars are restored first where a segue was cut, because other scenes may get their bars from
    // there.
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

  /// The change of the storyboard, in words.
  package var summary: String {
    let gone = split.parts.map(\.titles.count).reduce(0, +)
    let files = split.parts.count == 1 ? "a new storyboard" : "\(split.parts.count) new storyboards"
    return "\(gone) of \(sceneCount) scenes \(gone == 1 ? "goes" : "go") to \(files)"
  }
}

/// The name by which references know a storyboard.
package enum StoryboardFile {
  /// `Main` for `App/Base.lproj/Main.storyboard`.
  package static func name(of path: String) -> String {
    let file = FilePaths.lastComponent(of: path)
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }
}
