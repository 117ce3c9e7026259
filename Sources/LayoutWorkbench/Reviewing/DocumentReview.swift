import LayoutModel
package import LayoutPreview

/// What a review tells of one document.
package struct DocumentReview: Sendable {
  /// With what became of it: `App/Main.storyboard: renamed from App/Old.storyboard`.
  package var name: String
  /// Its path after the change, as a command takes it.
  package var path: String
  /// In the order of the document.
  package var scenes: [ReviewedScene] = []
  /// Scenes that change and are drawn the same, and what concerns no scene.
  package var unseen: [String] = []
  /// Of how many scenes the document says something else, whether one sees it or not.
  package var changedScenes = 0
  /// New findings that stand beside no picture.
  package var findings: [ReportPage.Finding] = []

  package init(
    name: String,
    path: String,
    scenes: [ReviewedScene] = [],
    unseen: [String] = [],
    changedScenes: Int = 0,
    findings: [ReportPage.Finding] = []
  ) {
    self.name = name
    self.path = path
    self.scenes = scenes
    self.unseen = unseen
    self.changedScenes = changedScenes
    self.findings = findings
  }

  package var findingCount: Int { findings.count + scenes.reduce(0) { $0 + $1.findings.count } }

  /// Whether there is nothing to tell.
  package var isEmpty: Bool { scenes.isEmpty && unseen.isEmpty && findings.isEmpty }
}
