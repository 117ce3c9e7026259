package import Diagnostics
import ElementTree
import LayoutModel

/// The three documents of a merge.
package struct MergeSides {
  package let base: LoadedDocument
  package let ours: LoadedDocument
  package let theirs: LoadedDocument

  /// Errors that the versions already had, each once. They do not change how a merge ends, because it has not
  /// caused them.
  package var faults: [Diagnostic] {
    var told: Set<AnyHashable> = []
    return [ours, theirs].flatMap(\.diagnostics).compactMap { found in
      guard found.severity == .error, told.insert(found.fault.key).inserted else {
        return nil
      }
      return found.with(.warning)
    }
  }

  /// - Throws: a ``CommandFailure`` for documents that can't be read or are of different kinds, or if two of
  ///   them have no object in common.
  package init(base: MergeInput, ours: MergeInput, theirs: MergeInput) throws {
    self.ours = try Self.read(ours, like: nil)
    let kind = self.ours.tree.kind
    self.base = try Self.read(base, like: kind)
    self.theirs = try Self.read(theirs, like: kind)
    for (input, loaded) in [(base, self.base), (theirs, self.theirs)]
    where loaded.tree.kind != kind {
      throw DocumentFailure.differentKinds(
        one: ours.name, kind: kind.rawValue, other: input.name,
        otherKind: loaded.tree.kind.rawValue)
    }
    let ids = Set(self.base.document.items.keys)
    guard !ids.isEmpty else { return }
    for (input, side) in [(ours, self.ours), (theirs, self.theirs)]
    where !side.document.items.isEmpty && ids.isDisjoint(with: side.document.items.keys) {
      throw DocumentFailure.unrelated(base: base.name, side: input.name)
    }
  }

  /// Reads a version. The base is empty if both sides added the file.
  private static func read(_ input: MergeInput, like kind: DocumentKind?) throws -> LoadedDocument {
    let isBlank = input.bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if isBlank, let kind { return .blank(kind, named: input.name) }
    return try readDocument(sniffing: input.bytes, named: input.name)
  }
}
