import LayoutModel

extension ReportPage {
  /// What has a card of its own: a scene, or what a document says that belongs to none of its scenes.
  struct Entry {
    /// Position in the page, which addresses and data use.
    var number: Int
    /// The document's name.
    var document: String
    /// Its name without the folders that all documents of the page lie in.
    var shownPath = ""
    /// `nil` for what belongs to no scene.
    var scene: Scene?
    /// Of what belongs to no scene.
    var findings: [Finding]
    var note: String?
    /// The nine cells of the document as text.
    var grid: String?
    var count: FindingCount

    /// What a person calls it. A view alone in a file mostly has no name of its own: it is called like the file.
    var title: String {
      guard let scene else { return note == nil ? "The document" : "Not drawn" }
      let isNameless = scene.views.first?.kind == scene.title
      return isNameless && document.hasSuffix(".xib") ? String(shownFile.dropLast(4)) : scene.title
    }

    /// The document's file, without its folders.
    var shownFile: Substring { shownPath.split(separator: "/").last ?? shownPath[...] }

    /// The folders of ``shownPath``, with a `/` at the end.
    var shownFolder: Substring { shownPath.dropLast(shownFile.count) }

    /// A place in the document, without the folders that all documents of the page lie in.
    func shownPlace(_ place: String) -> String {
      place.hasPrefix(document + ":") ? shownPath + place.dropFirst(document.count) : place
    }

    /// Whether the document could not be read, which is worse than any finding.
    var isLost = false
  }

  /// In the order of the documents.
  var entries: [Entry] {
    var result: [Entry] = []
    for document in documents {
      if !document.findings.isEmpty || document.scenes.isEmpty {
        result.append(
          Entry(
            number: 0, document: document.name, scene: nil, findings: document.findings,
            note: document.note, grid: document.scenes.isEmpty ? document.grid : nil,
            count: FindingCount(document.findings), isLost: document.isLost))
      }
      for scene in document.scenes {
        result.append(
          Entry(
            number: 0, document: document.name, scene: scene, findings: [], note: document.note,
            grid: document.grid, count: FindingCount(scene.findings + scene.findingsOnDevices)))
      }
    }
    let paths = result.map { $0.document.split(separator: "/", omittingEmptySubsequences: false) }
    let shared = FolderTree.sharedFolders(paths)
    for index in result.indices {
      result[index].shownPath = paths[index].dropFirst(shared).joined(separator: "/")
    }
    return result
  }

  /// What is worst comes first; what is as bad stays in the order of the documents.
  static func worstFirst(_ entries: [Entry]) -> [Entry] {
    let order = entries.indices.sorted { a, b in
      let (first, second) = (entries[a], entries[b])
      if first.isLost != second.isLost { return first.isLost }
      return first.count == second.count ? a < b : first.count > second.count
    }
    return order.enumerated().map { number, index in
      var entry = entries[index]
      entry.number = number
      return entry
    }
  }
}
