package import HostAccess
import LayoutModel
import LayoutPreview
package import LayoutWorkbench
package import PlainText
import ProjectFolders

/// The results for all documents of a review, and the folder that is made from them.
package struct ReviewResult {
  package let title: String
  /// The options that name the devices, quoted for a shell.
  package let deviceWords: String
  package var failures = 0
  package private(set) var documents: [DocumentReview] = []

  package init(title: String, deviceWords: String) {
    self.title = title
    self.deviceWords = deviceWords
  }

  package mutating func add(_ review: DocumentReview) {
    if !review.isEmpty { documents.append(review) }
  }

  package var isDifferent: Bool { !documents.isEmpty }
  package var hasPictures: Bool { documents.contains { !$0.scenes.isEmpty } }

  /// The totals: `3 scenes look different, 2 changes are drawn the same, 1 new finding`.
  package var summary: String {
    func counted(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let scenes = documents.reduce(0) { $0 + $1.scenes.count }
    let unseen = documents.reduce(0) { $0 + $1.unseen.count }
    let findings = documents.reduce(0) { $0 + $1.findingCount }
    if documents.isEmpty { return "No layout changes" }
    var parts = [
      scenes == 0
        ? "no scene looks different"
        : "\(counted(scenes, "scene")) look\(scenes == 1 ? "s" : "") different"
    ]
    if unseen > 0 {
      parts.append("\(counted(unseen, "change")) \(unseen == 1 ? "is" : "are") drawn the same")
    }
    if findings > 0 { parts.append(counted(findings, "new finding")) }
    let text = parts.joined(separator: ", ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Writes pictures, page and comment, and prints a line for each scene.
  package func write(
    to path: String, address: String, _ format: OutputFormat, in context: CommandContext
  ) throws {
    var folder = ReviewFolder(path, in: context)
    var scenes: [(document: String, scene: ReviewedScene, files: [String])] = []
    for document in documents {
      let files = try folder.write(document)
      scenes += zip(document.scenes, files).map { (document.name, $0, $1) }
    }
    // The worst scenes come first; equally bad ones stay in the order of the documents.
    scenes = scenes.enumerated().sorted { a, b in
      a.element.scene.measure == b.element.scene.measure
        ? a.offset < b.offset : b.element.scene.measure < a.element.scene.measure
    }.map(\.element)
    try folder.write(Array(page(scenes).html.utf8), "index.html")
    let comment = ReviewComment(
      title: title, summary: summary, scenes: scenes, documents: documents, address: address,
      failures: failures)
    try folder.write(Array(comment.text.utf8), "comment.md")
    try folder.removeOthers()
    try print(scenes, format, in: context)
    try context.note("\(summary); '\(folder.path)/index.html' shows it")
  }

  private func page(
    _ scenes: [(document: String, scene: ReviewedScene, files: [String])]
  ) -> ReviewPage {
    ReviewPage(
      title: title, summary: summary,
      scenes: scenes.map { entry in
        ReviewPage.Scene(
          id: entry.scene.id, title: entry.scene.title, document: entry.document,
          summary: entry.scene.summary,
          pictures: entry.scene.pictures.map {
            let drawing = $0.picture.after ?? $0.picture.before
            return ReviewPage.Picture(
              caption: $0.caption, detail: drawing?.environmentCaption ?? "", picture: $0.picture)
          }, changes: entry.scene.changes, findings: entry.scene.findings,
          approval: approval(of: entry.scene, in: entry.document))
      },
      unseen: documents.filter { !$0.unseen.isEmpty || !$0.findings.isEmpty }.map {
        ReviewPage.Unseen(document: $0.name, lines: $0.unseen, findings: $0.findings)
      }, deviceWords: deviceWords)
  }

  private func approval(of scene: ReviewedScene, in document: String) -> ReviewPage.Approval {
    let path = documents.first { $0.name == document }?.path ?? document
    let file = ApprovedFolder.file(of: scene.id.text, in: path)
    return ReviewPage.Approval(
      document: path.shellWord, scene: scene.id.text.shellWord,
      removedFile: scene.state == .removed ? file.shellWord : nil)
  }

  private func print(
    _ scenes: [(document: String, scene: ReviewedScene, files: [String])], _ format: OutputFormat,
    in context: CommandContext
  ) throws {
    guard format == .text else {
      var rows = try RowPrinter(ReviewRows.columns, format: format, in: context)
      for entry in scenes {
        try rows.add(ReviewRows.row(entry.document, entry.scene, entry.files))
      }
      return try rows.finish()
    }
    for entry in scenes {
      let findings = entry.scene.findings.count
      let more =
        findings == 0 ? "" : "; \(findings) new finding\(findings == 1 ? "" : "s")"
      try context.print(
        "\(entry.document): '\(entry.scene.id)' (\(entry.scene.title)): \(entry.scene.summary)\(more)"
      )
    }
    for document in documents {
      for line in document.unseen { try context.print("\(document.name): drawn the same: \(line)") }
      for finding in document.findings {
        try context.print("\(document.name): new \(finding.severity): \(finding.message)")
      }
    }
  }
}
