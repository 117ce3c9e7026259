import ElementTree
import HostAccess
package import LayoutComparison
import LayoutModel
package import LayoutWorkbench
import PlainText
import ProjectFolders

/// The storyboards that will be joined.
package struct JoinSources {
  package struct Source {
    package var loaded: LoadedDocument
    package var reference: DocumentReference

    package init(_ reference: DocumentReference, load: (DocumentReference) throws -> LoadedDocument)
      rethrows
    {
      loaded = try load(reference)
      self.reference = reference
    }

    package var named: NamedDocument {
      NamedDocument(
        name: loaded.name, storyboardName: StoryboardFile.name(of: loaded.name), tree: loaded.tree)
    }
  }

  package let target: Source
  package private(set) var parts: [Source] = []
  private let catalog: DocumentCatalog

  package var isFile: Bool { if case .file = target.reference { true } else { false } }

  /// - Parameters:
  ///   - arguments: the storyboard, and the storyboards to join into it. If only one is named, it
  ///     is joined with those to which it refers.
  ///   - load: reads one storyboard.
  package init(
    _ arguments: [String], _ catalog: DocumentCatalog,
    load: (DocumentReference) throws -> LoadedDocument
  ) throws {
    self.catalog = catalog
    var sources: [Source] = []
    for argument in arguments {
      let reference = try catalog.singleReference(argument)
      guard !sources.contains(where: { $0.reference.identity == reference.identity }) else {
        continue
      }
      sources.append(try Source(reference, load: load))
    }
    for source in sources { try source.loaded.checkIsTouchStoryboard() }
    target = sources[0]
    parts = Array(sources.dropFirst())
    if arguments.count == 1 { try follow(load) }
    guard !parts.isEmpty else {
      throw StructureFault(
        "'\(target.loaded.name)' refers to no storyboard beside it",
        hint: "name the storyboards to join")
    }
  }

  /// Adds the storyboards beside the target to which references lead.
  private mutating func follow(_ load: (DocumentReference) throws -> LoadedDocument) throws {
    let place = DocumentPlace(
      target.reference, named: target.loaded.name, folder: nil, catalog.context)
    var known = [target.named.storyboardName]
    var waiting = [target]
    while let source = waiting.popLast() {
      for name in source.named.referredStoryboards where !known.contains(name) {
        known.append(name)
        let (path, shown) = place.path(of: name, .storyboard)
        let reference: DocumentReference
        switch path {
        case .file(let path):
          guard FileKind(path) == .file else { continue }
          reference = .file(FoundFile(path: path, name: shown, folder: nil))
        case .stored(let stored):
          guard try catalog.storedNames().contains(stored) else { continue }
          reference = .stored(name: stored, revision: nil)
        }
        let part = try Source(reference, load: load)
        parts.append(part)
        waiting.append(part)
      }
    }
  }

  /// Searches other documents beside the target for references to storyboards that would be
  /// removed.
  ///
  /// - Returns: messages for the person.
  /// - Throws: ``StructureFault`` if there is such a reference.
  package func checkUnused() throws -> [String] {
    guard case .file(let file) = target.reference else {
      return ["the joined storyboards stay in the store; 'ninegrid remove' removes them"]
    }
    let names = Set(parts.map(\.named.storyboardName))
    let own = Set(([target] + parts).map(\.reference.identity))
    let folder = FilePaths.parent(of: file.path)
    let finder = try DocumentFinder(in: folder, named: FilePaths.parent(of: file.name))
    var messages = finder.unreadable.map {
      "the folder '\($0.name)' can't be read; documents in it may refer to a storyboard that is gone"
    }
    for other in finder.found where !own.contains(DocumentReference.file(other).identity) {
      guard let loaded = try? readDocument(at: other.path, named: other.name) else {
        messages.append("'\(other.name)' can't be read; it may refer to a storyboard that is gone")
        continue
      }
      let named = NamedDocument(name: other.name, storyboardName: "", tree: loaded.tree)
      if let name = named.referredStoryboards.first(where: names.contains) {
        throw StructureFault(
          "'\(other.name)' refers to '\(name)', which would be gone",
          hint: "name it, too, or leave the files with --keep")
      }
    }
    messages.append(
      "take the files that are gone out of the target in Xcode; code that names them must name the other one"
    )
    return messages
  }
}
