import LayoutModel
package import LayoutPreview

/// The part of a review about one document.
package struct DocumentReview: Sendable {
  /// The name, with the change of the file: `App/Main.storyboard: renamed from App/Old.storyboard`.
  package var name: String
  /// The path after the change, in the form that a command takes.
  package var path: String
  /// The scenes, in the order of the document.
  package var scenes: [ReviewedScene] = []
  /// Names of scenes that have changed but look the same, and changes that belong to no scene.
  package var unseen: [String] = []
  /// The number of scenes with any change in the document, whether one sees it or not.
  package var changedScenes = 0
  /// New findings that belong to no picture.
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

  /// Whether there is nothing to report.
  package var isEmpty: Bool { scenes.isEmpty && unseen.isEmpty && findings.isEmpty }
}
