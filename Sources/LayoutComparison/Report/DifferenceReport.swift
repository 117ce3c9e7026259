package import LayoutModel

/// A difference in sentences: grouped by scene, in the order of the documents.
///
///     scene 'BYZ-38-t0r' (Profile)
///       constraint 'k3F-q1-Zab': Name Label.Leading = Superview.Leading + 16 → + 24
///       wC-hR: uninstalls constraint 'p2x': Long Button.Leading = Short Button.Trailing + 8
///       label 'abc' (Title): font system 17 → system semibold 20
///     1 scene: 3 modified
///     left out: 8 frames, 2 versions
package struct DifferenceReport: Sendable {
  package var difference: DocumentDifference
  package var groups: [Group] = []
  /// For each change of the difference, the group and line that report it.
  private(set) var places: [(group: Int, line: Int)] = []

  /// Sentences for changes that are reported among the details of another change.
  private var ownSentences: [Int: String] = [:]

  /// The sentences about one scene, or about changes outside of scenes.
  package struct Group: Sendable, Hashable {
    /// The root object of the scene; `nil` for the document itself.
    package var scene: ObjectID?
    package var title: String
    package var lines: [String]
    /// The details that each line leaves out: for an added view, its description.
    package var details: [[String]]

    /// All lines for a terminal, with details indented below the line to which they belong.
    package var text: [String] {
      zip(lines, details).flatMap { line, details in [line] + details.map { "  \($0)" } }
    }
  }

  package init(from a: LayoutDocument, to b: LayoutDocument) {
    self.init(DocumentDifference(from: a.tree, to: b.tree), from: a, to: b)
  }

  /// Reports the difference of the two documents, or a part of it.
  package init(
    _ difference: DocumentDifference, from a: LayoutDocument, to b: LayoutDocument
  ) {
    self.difference = difference
    var writer = SentenceWriter(difference: difference, a: DocumentSide(a), b: DocumentSide(b))
    writer.write()
    collect(writer)
  }

  private mutating func collect(_ writer: SentenceWriter) {
    var indexOfScene: [ObjectID?: Int] = [:]
    var placeOfSentence: [(group: Int, line: Int)] = []
    for sentence in writer.sentences {
      let group: Int
      if let known = indexOfScene[sentence.scene] {
        group = known
      } else {
        group = groups.count
        indexOfScene[sentence.scene] = group
        groups.append(Group(scene: sentence.scene, title: sentence.title, lines: [], details: []))
      }
      placeOfSentence.append((group, groups[group].lines.count))
      groups[group].lines.append(sentence.text)
      groups[group].details.append(sentence.details)
    }
    ownSentences = writer.ownSentences
    places = writer.sentenceOfChange.map { $0.map { placeOfSentence[$0] } ?? (-1, -1) }
  }

  /// The whole report, for a terminal.
  package var text: String {
    var lines: [String] = []
    for group in groups {
      lines.append(group.title)
      lines += group.text.map { "  \($0)" }
    }
    lines.append(summary)
    if let noiseSummary { lines.append(noiseSummary) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The totals: `2 scenes: 1 added, 3 modified`, or a sentence that there is no difference.
  package var summary: String {
    guard !difference.isEmpty else { return "no difference in layout" }
    var objects: [String: Set<ObjectID>] = [:]
    for change in difference.changes {
      objects[change.kind.name, default: []].insert(change.object)
    }
    let counts = ["added", "removed", "moved", "modified"].compactMap { name in
      objects[name].map { "\($0.count) \(name)" }
    }
    let scenes = groups.count { $0.scene != nil }
    let place = scenes == 0 ? "document" : scenes == 1 ? "1 scene" : "\(scenes) scenes"
    return "\(place): \(counts.joined(separator: ", "))"
  }

  /// `left out: 8 frames, 2 versions`; `nil` if nothing was left out.
  package var noiseSummary: String? { noiseCounts.map { "left out: \($0)" } }

  /// `8 frames, 2 versions`; `nil` if there are none.
  package var noiseCounts: String? {
    let counts = difference.noiseCounts
    guard !counts.isEmpty else { return nil }
    return counts.map { $0.noise.text(count: $0.count) }.joined(separator: ", ")
  }

  /// The sentence that reports a change.
  package func sentence(ofChange index: Int) -> String {
    if let own = ownSentences[index] { return own }
    let place = places[index]
    guard groups.indices.contains(place.group) else { return "" }
    return groups[place.group].lines[place.line]
  }

  /// The scene under which a change is listed; `nil` for the document itself.
  package func scene(ofChange index: Int) -> ObjectID? {
    let place = places[index]
    return groups.indices.contains(place.group) ? groups[place.group].scene : nil
  }
}

extension Change.Kind {
  /// `added`, `removed`, `moved` or `modified`.
  package var name: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .moved: "moved"
    case .modified: "modified"
    }
  }
}
