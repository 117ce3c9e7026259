import Foundation
import TestSupport
import Testing

/// Two boxes in a store, for pages that show them.
enum StoredBoxes {
  static let name = "store:App/Boxes.storyboard"

  /// A folder whose store has them, and the file they came from.
  static func folder(
    _ text: String = SampleDocuments.twoBoxes()
  ) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "App/Boxes.storyboard")
    #expect(await run("import App", in: folder.url).exitCode == 0)
    return folder
  }
}
