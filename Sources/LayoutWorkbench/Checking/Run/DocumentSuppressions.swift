import ElementTree
import LayoutModel

/// The suppressions that concern one document, and which of them are needed.
package struct DocumentSuppressions {
  private let suppressions: [Suppression]
  private let document: LayoutDocument
  package private(set) var used: Set<Int> = []

  /// - Parameters:
  ///   - configured: the suppressions of the configuration.
  ///   - path: the path of the document, relative to the folder of the configuration.
  package init(_ configured: [Suppression], of loaded: LoadedDocument, path: String) {
    document = loaded.document
    let concerned = configured.filter { $0.document?.matches(path) ?? true }
    suppressions = concerned + DocumentNotes.suppressions(in: loaded.tree.root)
  }

  /// The findings that are not suppressed.
  package mutating func filtered(_ findings: [CheckFinding]) -> [CheckFinding] {
    if suppressions.isEmpty { return findings }
    return findings.filter { finding in
      let own = suppressions.indices.filter { isMeant(finding, by: suppressions[$0]) }
      used.formUnion(own)
      return own.isEmpty
    }
  }

  /// The suppressions that suppressed nothing, although one of their rules ran and their object
  /// exists.
  package func unused(rules: [CheckRule]) -> [Suppression] {
    suppressions.indices.filter { index in
      let suppression = suppressions[index]
      return !used.contains(index)
        && (suppression.rules.isEmpty
          || suppression.rules.contains { id in rules.contains { $0.id == id } })
        && (suppression.isInDocument || suppression.object.map { isHere($0) } ?? true)
    }.map { suppressions[$0] }
  }

  /// The suppressions that suppressed something.
  package var needed: [Suppression] { used.sorted().map { suppressions[$0] } }

  private func isHere(_ object: String) -> Bool {
    document.items[ObjectID(object)] != nil
      || document.constraints.contains { $0.id.text == object }
  }

  private func isMeant(_ finding: CheckFinding, by suppression: Suppression) -> Bool {
    if !suppression.rules.isEmpty, !suppression.rules.contains(finding.rule.id) { return false }
    guard let object = suppression.object else { return true }
    if finding.object.text == object || finding.scene.text == object { return true }
    guard let outer = document.view(ObjectID(object)) else { return false }
    // A note on a view is about everything in it, including constraints of its views.
    return finding.objects.first.flatMap { view(of: $0) }.map {
      document.isView($0, inside: outer.index)
    } ?? false
  }

  private func view(of id: String) -> Int? {
    if let view = document.view(ObjectID(id)) { return view.index }
    guard let constraint = document.constraints.firstIndex(where: { $0.id.text == id }) else {
      return nil
    }
    return document.constraintOwners[constraint]
  }
}
