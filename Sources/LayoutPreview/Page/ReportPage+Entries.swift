import LayoutModel

extension ReportPage {
  /// An entry with a card of its own: a scene, or the findings of a document that belong to none of
  /// its scenes.
  struct Entry {
    /// The position in the page. Addresses and data use it.
    var number: Int
    /// The name of the document.
    var document: String
    /// The name without the folders that all documents of the page share.
    var shownPath = ""
    /// The scene; `nil` if the entry belongs to no scene.
    var scene: Scene?
    /// The findings that belong to no scene.
    var findings: [Finding]
    var note: String?
    /// The nine cells of the document as text.
    var grid: String?
    var count: FindingCount

    /// The name for a person. A single view in a file mostly has no name of its own, so it gets the
    /// file's name.
    var title: String {
      guard let scene else { return note == nil ? "The document" : "Not drawn" }
      let isNameless = scene.views.first?.kind == scene.title
      return isNameless && document.hasSuffix(".xib") ? String(shownFile.dropLast(4)) : scene.title
    }

    /// The file name of the document, without its folders.
    var shownFile: Substring { shownPath.split(separator: "/").last ?? shownPath[...] }

    /// The folders of ``shownPath``, with a `/` at the end.
    var shownFolder: Substring { shownPath.dropLast(shownFile.count) }

    /// A place in the document, without the folders that all documents of the page share.
    func shownPlace(_ place: String) -> String {
      place.hasPrefix(document + ":") ? shownPath + place.dropFirst(document.count) : place
    }

    /// Whether the document could not be read, which is worse than any finding.
    var isLost = false
  }

  /// The entries in the order of the documents.
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

  /// Sorts entries with the worst first. Equally bad ones stay in the order of the documents.
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
