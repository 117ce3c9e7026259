import LayoutModel
package import PlatformRules
import Synchronization

/// The surroundings of a document. They record the questions that were asked about them.
package final class RecordedSurroundings: DocumentSurroundings {
  private let surroundings: any DocumentSurroundings
  private let asked = Mutex<[SurroundingsQuestion]>([])

  package init(_ surroundings: any DocumentSurroundings) { self.surroundings = surroundings }

  /// The questions, in the order in which they were first asked.
  package var questions: [SurroundingsQuestion] { asked.withLock { $0 } }

  private func note(_ question: SurroundingsQuestion) {
    asked.withLock { asked in
      if !asked.contains(question) { asked.append(question) }
    }
  }

  package var assets: AssetNames {
    note(.assets)
    return surroundings.assets
  }

  package func catalogue(_ name: String) -> AssetNames {
    note(.catalogue(name))
    return surroundings.catalogue(name)
  }

  package var sources: SourceIndex {
    note(.sources)
    return surroundings.sources
  }

  package func swiftClasses(in included: [String], without excluded: [String]) -> Set<String> {
    note(.swiftClasses(included: included, excluded: excluded))
    return surroundings.swiftClasses(in: included, without: excluded)
  }

  package func storyboards(named name: String) -> [FoundStoryboard]? {
    note(.storyboards(name))
    return surroundings.storyboards(named: name)
  }

  package var identifiers: DocumentIdentifiers? {
    note(.identifiers)
    return surroundings.identifiers
  }

  package func namesModule(_ name: String) -> Bool? {
    note(.module(name))
    return surroundings.namesModule(name)
  }

  package var oldestSystem: SystemRelease? {
    note(.oldestSystem)
    return surroundings.oldestSystem
  }

  package var localizations: [FoundLocalization] {
    note(.localizations)
    return surroundings.localizations
  }
}

extension DocumentSurroundings {
  /// A digest of the answer to a question. Different answers have different digests.
  package func digest(of question: SurroundingsQuestion) -> String {
    switch question {
    case .assets: assets.digest
    case .catalogue(let name): catalogue(name).digest
    case .sources: sources.digest
    case .swiftClasses(let included, let excluded):
      Fingerprint.text(of: swiftClasses(in: included, without: excluded).sorted())
    case .storyboards(let name):
      Fingerprint.text(
        of: storyboards(named: name)?.flatMap { found in
          ["\(found.hasInitialController)", "\(found.identifiers.count)"]
            + found.identifiers.sorted()
        } ?? ["no project"])
    case .identifiers:
      Fingerprint.text(of: identifiers?.digestTexts ?? ["no project"])
    case .module(let name):
      Fingerprint.text(of: [namesModule(name).map { "\($0)" } ?? "no project"])
    case .oldestSystem: Fingerprint.text(of: [oldestSystem.map { "\($0.major)" } ?? "-"])
    case .localizations:
      Fingerprint.text(
        of: localizations.flatMap {
          [$0.name, "\($0.isOfDocument)", "\($0.keys.count)"] + $0.keys.sorted()
        })
    }
  }
}
