package import LayoutComparison
import LayoutModel

/// Joins storyboards, and gives scenes the bars that they would lose.
package struct JoinWork {
  package let join: StoryboardJoin
  private let partCount: Int

  /// - Throws: ``StructureFault`` if they can't be joined.
  package init(_ parts: [NamedDocument], into target: NamedDocument) throws {
    let first = try StoryboardJoin(parts, into: target)
    var lost: Set<ObjectID> = []
    let joined = BarsOfControllers(LayoutDocument(first.tree))
    for source in first.sources {
      lost.formUnion(BarsOfControllers(LayoutDocument(source.tree)).lost(in: joined).keys)
    }
    let kept = lost.intersection(first.simulating)
    join =
      kept.isEmpty ? first : try StoryboardJoin(parts, into: target, keepingBarsOf: kept)
    partCount = parts.count
  }

  /// The documents before, with the ids that their objects have in the joined one.
  package var sources: [LoadedDocument] {
    join.sources.map {
      LoadedDocument(name: $0.name, document: LayoutDocument($0.tree), diagnostics: [])
    }
  }

  package var summary: String {
    var text = "\(partCount == 1 ? "1 storyboard comes" : "\(partCount) storyboards come") into it"
    if !join.renamed.isEmpty {
      text += "; \(Self.sentence(onRenamed: join.renamed.count))"
    }
    return text
  }

  /// Says that objects get another id when their document becomes a part of another one.
  package static func sentence(onRenamed count: Int) -> String {
    count == 1
      ? "1 object gets another id, because an object of the storyboard has its id"
      : "\(count) objects get other ids, because objects of the storyboard have their ids"
  }
}
