import LayoutPreview
package import LayoutWorkbench

/// A review as a comment of a pull request: the pictures of the worst scenes, the views that move
/// in them, and new findings.
///
/// GitHub shows pictures from an address, and not pictures as data in a comment. So the pictures
/// are links below the given address, or relative links, which work if the folder lies in a branch
/// or a wiki.
///
/// - Source: GitHub accepts 65,536 characters in a comment. Bytes are counted, and there are never
///   fewer bytes than characters.
package struct ReviewComment {
  package let title: String
  package let summary: String
  /// The scenes, the worst first, with their document and the files of their pictures.
  package let scenes: [(document: String, scene: ReviewedScene, files: [String])]
  package let documents: [DocumentReview]
  /// The text before the name of a file; empty for relative links.
  package let address: String
  package let failures: Int

  package init(
    title: String,
    summary: String,
    scenes: [(document: String, scene: ReviewedScene, files: [String])],
    documents: [DocumentReview],
    address: String,
    failures: Int
  ) {
    self.title = title
    self.summary = summary
    self.scenes = scenes
    self.documents = documents
    self.address = address
    self.failures = failures
  }

  /// The greatest number of scenes with pictures in a comment. The page has all scenes.
  private static let mostPictures = 12
  private static let limit = 65_536
  /// The bytes that are kept free for the sentence that something is left out, and for closing
  /// lists.
  private static let reserve = 512
  /// The line with which an action finds the comment that it wrote before.
  package static let marker = "<!-- ninegrid review -->"

  package var text: String {
    var text = "\(Self.marker)\n### Layout review of \(Self.code(title))\n\n\(summary).\n"
    var left = 0
    for (number, entry) in scenes.enumerated() {
      let part = section(entry, showsPictures: number < Self.mostPictures)
      if text.utf8.count + part.utf8.count > Self.limit - Self.reserve {
        left = scenes.count - number
        break
      }
      text += part
    }
    for document in documents where left == 0 {
      let part = unseen(document)
      if text.utf8.count + part.utf8.count > Self.limit - Self.reserve {
        left = 1
        break
      }
      text += part
    }
    if left > 0 { text += "\nThe rest is too long for a comment; the page has it all.\n" }
    if failures > 0 {
      text +=
        "\n\(failures == 1 ? "1 document" : "\(failures) documents") could not be compared.\n"
    }
    return text
  }

  private func section(
    _ entry: (document: String, scene: ReviewedScene, files: [String]), showsPictures: Bool
  ) -> String {
    let scene = entry.scene
    var text =
      "\n#### \(DifferenceMarkdown.plain(scene.title))\n"
      + "\(Self.place(entry.document)): \(scene.summary)\n"
    for finding in scene.findings {
      text += "- **new \(finding.severity)**: \(DifferenceMarkdown.plain(finding.message))\n"
    }
    if showsPictures, let file = entry.files.first {
      text += image(file, scene, 0)
      let rest = entry.files.indices.dropFirst()
      if !rest.isEmpty {
        let names = rest.map { scene.pictures[$0].caption }.joined(separator: "; ")
        text += "<details><summary>\(DifferenceMarkdown.plain(names))</summary>\n"
        for index in rest { text += image(entry.files[index], scene, index) }
        text += "\n</details>\n"
      }
    }
    if !scene.changes.isEmpty {
      let count = scene.changes.count
      text += "<details><summary>What the document says (\(count))</summary>\n\n"
      text += list(scene.changes)
      text += "\n</details>\n"
    }
    return text
  }

  private func image(_ file: String, _ scene: ReviewedScene, _ index: Int) -> String {
    let place = address + file
    let what =
      scene.state == .changed ? "before and after" : scene.state == .added ? "new" : "removed"
    let name = DifferenceMarkdown.plain(
      "\(scene.title), \(what), on \(scene.pictures[index].caption)")
    return "\n[![\(name)](\(place))](\(place))\n\n"
  }

  private func unseen(_ document: DocumentReview) -> String {
    if document.unseen.isEmpty, document.findings.isEmpty { return "" }
    var text = "\n"
    for finding in document.findings {
      text += "- **new \(finding.severity)**: \(DifferenceMarkdown.plain(finding.message))\n"
    }
    guard !document.unseen.isEmpty else { return text }
    text +=
      "<details><summary>Changed, and drawn the same: \(DifferenceMarkdown.plain(document.name)) (\(document.unseen.count))</summary>\n\n"
    return text + list(document.unseen) + "\n</details>\n"
  }

  /// The most sentences about one scene or document.
  private static let mostSentences = 30

  private func list(_ sentences: [String]) -> String {
    let told = sentences.prefix(Self.mostSentences)
    let more = sentences.count - told.count
    return told.map { "- \(DifferenceMarkdown.item($0))\n" }.joined()
      + (more > 0 ? "- and \(more) more\n" : "")
  }

  /// The path of a document as code, and what happened to the file as words.
  private static func place(_ name: String) -> String {
    let (path, fate) = ReviewPage.place(name)
    return code(path) + (fate.map { " (\(DifferenceMarkdown.plain($0)))" } ?? "")
  }

  private static func code(_ text: String) -> String { DifferenceMarkdown.code(text) }
}
