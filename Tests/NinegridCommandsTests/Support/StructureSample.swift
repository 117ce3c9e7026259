import Foundation
import TestSupport

/// A shop written for the tests: tabs, a list below a navigation bar that shows a detail, help that embeds tips, and the
/// way back from help to the detail.
enum StructureSample {
  static var text: String {
    get throws {
      try String(
        contentsOf: testFolder().deletingLastPathComponent()
          .appendingPathComponent("Cases/Structure/Main.storyboard"), encoding: .utf8)
    }
  }

  /// A folder with it as `Main.storyboard`.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Main.storyboard")
    return folder
  }

  /// A scene with a reference, and the end of the scenes.
  static func reference(to storyboard: String, identifier: String) -> String {
    """
            <scene sceneID="sr-00-001">
                <objects>
                    <viewControllerPlaceholder storyboardName="\(storyboard)" referencedIdentifier="\(identifier)" id="rf-00-001" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
    """
  }
}
