import LayoutModel
import LayoutPreview

/// What a review tells of one document.
struct DocumentReview: Sendable {
  /// With what became of it: `App/Main.storyboard: renamed from App/Old.storyboard`.
  var name: String
  /// In the order of the document.
  var scenes: [ReviewedScene] = []
  /// Scenes that change and are drawn the same, and what concerns no scene.
  var unseen: [String] = []
  /// Of how many scenes the document says something else, whether one sees it or not.
  var changedScenes = 0
  /// New findings that stand beside no picture.
  var findings: [ReportPage.Finding] = []

  var findingCount: Int { findings.count + scenes.reduce(0) { $0 + $1.findings.count } }

  /// Whether there is nothing to tell.
  var isEmpty: Bool { scenes.isEmpty && unseen.isEmpty && findings.isEmpty }
}
