import Foundation
import InterfaceBuilder
import LayoutComparison
import LayoutModel
import TestSupport
import Testing

/// What is found for all scenes in one pass is what is found for each alone.
@Suite struct SceneGroupingTests {
  @Test func `scenes together say what each says alone`() throws {
    var scenes = 0
    var settings = 0
    for document in try documents() {
      let cells = CellSettings.byScene(document)
      let shared = SharedStatements(document)
      let constraints = SharedConstraints(document)
      for scene in document.scenes {
        let alone = CellSettings(document, scene: scene.id)
        #expect(cells[scene.id]?.settings ?? [] == alone.settings)
        #expect(cells[scene.id]?.lines ?? [] == alone.lines)
        #expect(
          shared.byScene[scene.id]?.statements ?? []
            == shared.statements.filter { $0.scene == scene.id })
        #expect(
          constraints.byScene[scene.id]?.entries.map(\.id) ?? []
            == constraints.entries.filter { $0.scene == scene.id }.map(\.id))
        scenes += 1
        settings += alone.settings.count
      }
    }
    #expect(scenes > 100)
    #expect(settings > 5)
  }

  private func documents() throws -> [LayoutDocument] {
    let folder = sourceRoot.appendingPathComponent("Tests/LayoutEngineTests/Cases")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var result: [LayoutDocument] = []
    while let file = files?.nextObject() as? URL {
      guard ["storyboard", "xib"].contains(file.pathExtension) else { continue }
      let bytes = Array(try Data(contentsOf: file))
      result.append(LayoutDocument(try readInterfaceBuilder(bytes)))
    }
    return result
  }
}
