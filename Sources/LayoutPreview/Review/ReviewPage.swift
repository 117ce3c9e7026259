package import LayoutModel

/// A page about a change: each scene that looks different, before and after, with moved views and
/// new findings.
package struct ReviewPage: Sendable {
  /// What was compared, such as `main...feature`.
  package var title: String
  /// One sentence of what there is.
  package var summary: String
  /// Scenes that look different, worst first.
  package var scenes: [Scene]
  /// What changes without being seen, by document.
  package var unseen: [Unseen]
  /// The options that name the devices of the review, as a shell takes them: a command that
  /// approves a scene has the same.
  package var deviceWords: String

  package init(
    title: String, summary: String, scenes: [Scene], unseen: [Unseen],
    deviceWords: String = "--all-devices"
  ) {
    self.title = title
    self.summary = summary
    self.scenes = scenes
    self.unseen = unseen
    self.deviceWords = deviceWords
  }

  /// What a command line needs to approve a scene; all as a shell takes it.
  package struct Approval: Sendable {
    package var document: String
    package var scene: String
    /// Of a removed scene the file of its approved layouts, below their folder.
    package var removedFile: String?

    package init(document: String, scene: String, removedFile: String? = nil) {
      self.document = document
      self.scene = scene
      self.removedFile = removedFile
    }
  }

  package struct Scene: Sendable {
    package var id: ObjectID
    package var title: String
    package var document: String
    /// `new`, `removed`, or what happens to it: `8 views move on 42 of 62 devices`.
    package var summary: String
    package var pictures: [Picture]
    /// Sentences of what the documents say differently.
    package var changes: [String]
    /// What the new document has, and the old one had not.
    package var findings: [ReportPage.Finding]
    /// `nil` where nobody can approve it.
    package var approval: Approval?

    package init(
      id: ObjectID, title: String, document: String, summary: String, pictures: [Picture],
      changes: [String], findings: [ReportPage.Finding], approval: Approval? = nil
    ) {
      self.approval = approval
      self.id = id
      self.title = title
      self.document = document
      self.summary = summary
      self.pictures = pictures
      self.changes = changes
      self.findings = findings
    }
  }

  package struct Picture: Sendable {
    /// The device, as a person calls it.
    package var caption: String
    /// Its id, size and cell.
    package var detail: String
    package var picture: ReviewPicture

    package init(caption: String, detail: String, picture: ReviewPicture) {
      self.caption = caption
      self.detail = detail
      self.picture = picture
    }
  }

  /// Changes of a document that no picture shows.
  package struct Unseen: Sendable {
    package var document: String
    package var lines: [String]
    package var findings: [ReportPage.Finding]

    package init(document: String, lines: [String], findings: [ReportPage.Finding] = []) {
      self.document = document
      self.lines = lines
      self.findings = findings
    }
  }
}
