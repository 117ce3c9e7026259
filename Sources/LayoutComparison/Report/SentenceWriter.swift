import ElementTree
import LayoutModel

/// Turns changes into sentences. Several changes of one object become one sentence. A change that
/// follows from another one, such as the removal of a removed view's constraints, shares its
/// sentence.
struct SentenceWriter {
  struct Sentence {
    var scene: ObjectID?
    var title: String
    var text: String
    /// The details that the sentence leaves out about an added view.
    var details: [String] = []
  }

  let difference: DocumentDifference
  let a: DocumentSide
  let b: DocumentSide
  var sentences: [Sentence] = []
  /// For each change, the sentence that reports it.
  var sentenceOfChange: [Int?]
  /// A sentence of its own for each change that is listed below another sentence.
  private(set) var ownSentences: [Int: String] = [:]
  /// Objects that are reported with another one: their new or former ancestor, or the view that
  /// they hold.
  private(set) var folds = Folding()

  init(difference: DocumentDifference, a: DocumentSide, b: DocumentSide) {
    self.difference = difference
    self.a = a
    self.b = b
    sentenceOfChange = Array(repeating: nil, count: difference.changes.count)
  }

  mutating func write() {
    folds = Folding(difference, a, b)
    let indices = difference.changes.indices
    var modified: [ObjectID: [Int]] = [:]
    for index in indices {
      if case .modified = difference.changes[index].kind {
        modified[difference.changes[index].object, default: []].append(index)
      }
    }
    var sentenceOfObject: [ObjectID: Int] = [:]
    for index in indices {
      let change = difference.changes[index]
      switch change.kind {
      case .added:
        guard folds.added[change.object] == nil else { continue }
        if folds.held[change.object] != nil {
          ownSentences[index] = added(change.object)
          continue
        }
        sentenceOfObject[change.object] = say(
          added(change.object), about: change.object, b, [index])
      case .removed:
        guard folds.removed[change.object] == nil else { continue }
        sentenceOfObject[change.object] = say(
          removed(change.object), about: change.object, a, [index])
      case .moved(let from, let to):
        say(moved(change.object, from, to), about: change.object, b, [index])
      case .modified:
        if let group = modified.removeValue(forKey: change.object) {
          writeModified(change.object, group)
        }
      }
    }
    // Folded changes are listed with the object to which they belong.
    for index in indices where sentenceOfChange[index] == nil {
      let change = difference.changes[index]
      let cause: ObjectID? =
        switch change.kind {
        case .added: folds.added[change.object] ?? folds.held[change.object]
        case .removed: folds.removed[change.object]
        case .modified(let path, let old, let new):
          folds.cause(ofMaskEntry: path) ?? folds.cause(ofReference: old, new)
        case .moved: nil
        }
      sentenceOfChange[index] = cause.flatMap { sentenceOfObject[folds.held[$0] ?? $0] }
    }
    writeDetails(sentenceOfObject)
  }

  @discardableResult
  mutating func say(
    _ text: String, about object: ObjectID, _ side: DocumentSide, _ changes: [Int]
  ) -> Int {
    let scene = side.scene(of: object)
    let title = scene.map(side.describe) ?? "document"
    sentences.append(Sentence(scene: scene?.id, title: title, text: text))
    for index in changes { sentenceOfChange[index] = sentences.count - 1 }
    return sentences.count - 1
  }

  // MARK: Structure

  private func added(_ id: ObjectID) -> String {
    if let old = folds.recreated[id] {
      return "\(phrase(id, b)) is the former '\(old)' with another id"
    }
    var text = "added \(phrase(id, b))"
    let place = b.table[id]?.placement
    if let place, isPlaceWorthTelling(id, b) {
      text += " to \(b.name(of: place.parent))"
      if let after = place.after,
        ["subviews", "items", "cells"].contains(place.slot.steps.last?.name)
      {
        text += " after \(b.uniqueName(of: after))"
      }
    }
    return text + folds.contents(added: id) + installation(of: id)
  }

  /// The cells in which an added object is installed, if not in all.
  func installation(of id: ObjectID) -> String {
    guard let installation = b.installation(of: id) else { return "" }
    let cells = installation.finalCells
    if cells.count == GridCell.finals.count { return "" }
    let names = cells.map(\.description).joined(separator: ", ")
    return cells.isEmpty ? ", installed nowhere" : ", installed in \(names)"
  }

  private func removed(_ id: ObjectID) -> String {
    var text = "removed \(phrase(id, a))"
    if let place = a.table[id]?.placement, isPlaceWorthTelling(id, a) {
      text += " from \(a.name(of: place.parent))"
    }
    return text + folds.contents(removed: id)
  }

  private func moved(_ id: ObjectID, _ from: Placement, _ to: Placement) -> String {
    let what = phrase(id, b)
    if from.parent != to.parent {
      return "moved \(what) from \(a.name(of: from.parent)) to \(b.name(of: to.parent))"
    }
    if from.slot != to.slot {
      return "moved \(what) in \(b.name(of: to.parent)) from \(a.role(of: id)) to \(b.role(of: id))"
    }
    let position = to.after.map { "after \(b.uniqueName(of: $0))" } ?? "to the first place"
    return "moved \(what) \(position) in \(b.name(of: to.parent))"
  }

  private func isPlaceWorthTelling(_ id: ObjectID, _ side: DocumentSide) -> Bool {
    guard let record = side.table[id], let parent = record.placement?.parent else { return false }
    if record.shell.name == "constraint" || record.shell.name == "scene" { return false }
    if parent == ObjectTable.document { return false }
    return !side.isConnection(id) && side.table[parent]?.shell.name != "scene"
  }

  /// The object with its most important facts: a constraint's equation, a connection's ends.
  func phrase(_ id: ObjectID, _ side: DocumentSide) -> String {
    let name = side.describe(id)
    if let equation = side.equation(id) { return "\(name): \(equation.text)" }
    if side.isConnection(id), let record = side.table[id], let parent = record.placement?.parent {
      let ends = record.shell["destination"].map { " → \(side.name(of: ObjectID($0)))" } ?? ""
      return "\(name): \(side.name(of: parent))\(ends)"
    }
    return name
  }
}
