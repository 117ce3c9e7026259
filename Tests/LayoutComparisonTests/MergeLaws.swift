import Diagnostics
import ElementTree
import LayoutComparison
import LayoutModel

/// The laws of differences and merges on one base with sides that were edited apart from each other: what is broken, in
/// sentences.
struct MergeLaws {
  let base: DocumentTree
  let ours: DocumentTree
  let theirs: DocumentTree
  let merge: DocumentMerge

  init(base: DocumentTree, ours: DocumentTree, theirs: DocumentTree) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
  }

  /// All that hold for two sides.
  var faults: [String] {
    difference + unchangedSide + nothingLost + resources + soundness + symmetry
  }

  /// Applying a difference to its base gives the other side.
  var difference: [String] {
    [("ours", ours), ("theirs", theirs)].flatMap { name, side -> [String] in
      let difference = DocumentDifference(from: base, to: side)
      let (tree, diagnostics) = base.applying(difference, includingNoise: true)
      var faults = diagnostics.map { "applying \(name): \($0.message)" }
      let rest = DocumentDifference(from: tree, to: side)
      faults += (rest.changes + rest.noise).map { "applying \(name) leaves \($0)" }
      return faults
    }
  }

  /// An unchanged side changes nothing.
  var unchangedSide: [String] {
    var faults: [String] = []
    func check(_ merge: DocumentMerge, _ expected: DocumentTree, _ what: String) {
      if merge.tree != expected || !merge.conflicts.isEmpty { faults.append(what) }
    }
    check(DocumentMerge(base: base, ours: base, theirs: theirs), theirs, "unchanged ours")
    check(DocumentMerge(base: base, ours: ours, theirs: base), ours, "unchanged theirs")
    check(DocumentMerge(base: base, ours: ours, theirs: ours), ours, "sides that are one")
    return faults
  }

  /// Each change is in the result or in a conflict; what the document lists because it uses it has a law of its own.
  var nothingLost: [String] {
    let result = ObjectTable(merge.tree.root)
    let leftOut = merge.conflicts.flatMap(\.leftOut)
    func lost(_ side: DocumentTree) -> [Change] {
      DocumentDifference(from: base, to: side).changes
        .filter { !$0.isOfResources && !result.shows($0) }
    }
    // What theirs removed and what stays in a conflict stays with all entries of masks that name it.
    let staying = Set(leftOut.compactMap { $0.isRemoval ? $0.object : nil })
    let other = lost(merge.theirs).filter { change in
      !leftOut.contains { $0 == change || $0.movesAlike(change) }
        && change.removedMaskEntry.map { !staying.contains($0) } ?? true
    }
    return lost(ours).map { "ours is lost: \($0)" } + other.map { "theirs is lost: \($0)" }
  }

  /// What Xcode derives is derived again: where all sides list just the resources that they use, so does the result.
  var resources: [String] {
    let sides = [base, ours, merge.theirs].map { ListedResources($0) }
    let result = ListedResources(merge.tree)
    let known = sides.reduce(into: Set<String>()) { $0.formUnion($1.listed) }
    return known.sorted().compactMap { name in
      let areExact = sides.allSatisfy { $0.lists(name) == $0.uses(name) }
      guard areExact, result.lists(name) != result.uses(name) else { return nil }
      return "\(name) is \(result.uses(name) ? "used" : "not used"), but listed otherwise"
    }
  }

  /// No id twice, and no reference to nothing, that no side had.
  var soundness: [String] {
    let faults = DocumentFaults(merge.tree)
      .subtracting([DocumentFaults(ours), DocumentFaults(theirs)])
    return (faults.isEmpty ? [] : ["the result has faults: \(faults)"])
      + merge.diagnostics.map { "the result has diagnostics: \($0.message)" }
  }

  /// Sides that change places conflict alike, and give the same but for the order in which both add to one list.
  var symmetry: [String] {
    let (one, other) = (merge, DocumentMerge(base: base, ours: theirs, theirs: ours))
    guard one.conflicts.isEmpty == other.conflicts.isEmpty else {
      return ["\(one.conflicts.count) conflicts, \(other.conflicts.count) with sides changed"]
    }
    guard one.conflicts.isEmpty else { return [] }
    return Self.changes(from: one.tree, to: other.tree).map { "changed sides differ: \($0)" }
  }

  /// It does not matter which two of three sides come together first; nothing is said where they conflict.
  func associativity(with third: DocumentTree) -> [String] {
    let first = merge
    let last = DocumentMerge(base: base, ours: theirs, theirs: third)
    guard first.conflicts.isEmpty, last.conflicts.isEmpty else { return [] }
    let left = DocumentMerge(base: base, ours: first.tree, theirs: third)
    let right = DocumentMerge(base: base, ours: ours, theirs: last.tree)
    guard left.conflicts.isEmpty, right.conflicts.isEmpty else { return [] }
    return Self.changes(from: left.tree, to: right.tree).map { "order matters: \($0)" }
  }

  private static func changes(from a: DocumentTree, to b: DocumentTree) -> [Change] {
    DocumentDifference(from: a, to: b).changes.filter { !$0.isReordering }
  }
}

/// The resources of a document by element and name, and whether it uses them.
private struct ListedResources {
  private(set) var listed: Set<String> = []
  private var values: Set<String> = []

  init(_ tree: DocumentTree) {
    for part in tree.root.children {
      if part.name == "resources" {
        listed.formUnion(part.children.map { "\($0.name) \($0["name"] ?? "")" })
      } else {
        part.forEach { element in values.formUnion(element.attributes.map(\.value)) }
      }
    }
  }

  func lists(_ name: String) -> Bool { listed.contains(name) }
  func uses(_ name: String) -> Bool {
    values.contains(String(name.drop { $0 != " " }.dropFirst()))
  }
}

extension Change {
  fileprivate var isRemoval: Bool { if case .removed = kind { true } else { false } }

  /// The object of which a mask does not say any more where it is installed.
  fileprivate var removedMaskEntry: ObjectID? {
    guard case .modified(let path, _, nil) = kind, let last = path.element.steps.last,
      ["include", "exclude"].contains(last.name)
    else { return nil }
    return last.value.map { ObjectID($0) }
  }

  /// Changes an entry of the document's resources.
  fileprivate var isOfResources: Bool {
    guard object == ObjectTable.document, case .modified(let path, _, _) = kind else {
      return false
    }
    return path.element.steps.first?.name == "resources"
  }

  /// Moves one object to one parent: a merge may say another place there.
  fileprivate func movesAlike(_ other: Change) -> Bool {
    guard case .moved(_, let to) = kind, case .moved(_, let place) = other.kind else {
      return false
    }
    return object == other.object && to.parent == place.parent
  }

  /// Only another place in the same list: where both sides put something into one gap, either may be first.
  fileprivate var isReordering: Bool {
    if case .moved(let from, let to) = kind {
      from.parent == to.parent && from.slot == to.slot
    } else {
      false
    }
  }
}

extension ObjectTable {
  /// Whether a document is as a change leaves it.
  func shows(_ change: Change) -> Bool {
    switch change.kind {
    case .added: self[change.object] != nil
    case .removed: self[change.object] == nil
    case .moved(let from, let to):
      from.parent == to.parent && from.slot == to.slot
        || self[change.object]?.placement?.parent == to.parent
    case .modified(let path, _, let new): value(path, of: change.object) == new
    }
  }

  private func value(_ path: PropertyPath, of id: ObjectID) -> PropertyValue? {
    guard let shell = self[id]?.shell else { return nil }
    var part: DocumentElement? = shell
    for step in path.element.steps {
      let alike = (part?.children).map { Array($0) } ?? []
      let matching = alike.filter { child in
        child.name == step.name && (step.attribute.map { child[$0] == step.value } ?? true)
      }
      part = matching.count >= step.ordinal ? matching[step.ordinal - 1] : nil
    }
    guard let part else { return nil }
    switch path.leaf {
    case .attribute(let name): return part[name].map(PropertyValue.text)
    case .text: return part.text.isEmpty ? nil : .text(part.text)
    case .kind: return .text(part.name)
    case .whole: return .element(part)
    }
  }
}

extension MergeLaws {
  /// A generated document, and two generated edits of it.
  init(seed: UInt64) {
    var generator = GeneratedTree(seed: seed)
    let base = generator.document()
    let ours = generator.edited(base)
    self.init(base: base, ours: ours, theirs: generator.edited(base))
  }
}
