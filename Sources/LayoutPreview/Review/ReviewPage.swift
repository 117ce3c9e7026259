package import LayoutModel

/// A page about a change: each scene that looks different, before and after, with moved views and
/// new findings.
package struct ReviewPage: Sendable {
  /// The two states that were compared, such as `main...feature`.
  package var title: String
  /// A summary in one sentence.
  package var summary: String
  /// The scenes that look different, the worst first.
  package var scenes: [Scene]
  /// The changes that are not visible, by document.
  package var unseen: [Unseen]
  /// The options that name the devices of the review, quoted for a shell. A command that approves a
  /// scene has the same options.
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

  /// The parts of a command that approves a scene, all quoted for a shell.
  package struct Approval: Sendable {
    package var document: String
    package var scene: String
    /// For a removed scene, the file of its approved layouts, below their folder.
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
    /// What happens to the scene: `new`, `removed`, or `8 views move on 42 of 62 devices`.
    package var summary: String
    package var pictures: [Picture]
    /// The differences between the documents, as sentences.
    package var changes: [String]
    /// The findings that the new document has, and the old one did not have.
    package var findings: [ReportPage.Finding]
    /// The command that approves it; `nil` if it can't be approved.
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
    /// The device as a person names it.
    package var caption: String
    /// The id, size and cell of the device.
    package var detail: String
    package var picture: ReviewPicture

    package init(caption: String, detail: String, picture: ReviewPicture) {
      self.caption = caption
      self.detail = detail
      self.picture = picture
    }
  }

  /// The changes of a document that no picture shows.
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
