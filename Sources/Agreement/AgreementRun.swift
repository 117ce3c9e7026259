import LayoutModel
package import PlatformRules

/// The documents of a manifest, which were found below a folder, resolved and compared.
package struct AgreementRun: Sendable {
  package private(set) var tally = AgreementTally()
  /// Each document that has views to compare, in the order of the manifest.
  package private(set) var documents: [(entry: Manifest.Entry, agreement: DocumentAgreement)] = []
  /// Documents that are missing, differ from the manifest, or can't be read, each with the reason.
  package private(set) var failures: [String] = []

  /// - Parameters:
  ///   - isBlind: whether the engine gets copies without the frames that are compared.
  ///   - book: the rules by which the documents are resolved.
  package init(
    _ manifest: Manifest, folder: String, isBlind: Bool = true, book: RuleBook = .standard
  ) {
    let folder = ManifestFolder(folder)
    for entry in manifest.documents {
      switch folder.tree(entry) {
      case .failure(let reason): failures.append("\(entry.place): \(reason.text)")
      case .success(let tree):
        let agreement = ComparedDocument(tree, isBlind: isBlind).agreement(by: book)
        tally.add(agreement, repository: entry.repository)
        if !agreement.views.isEmpty { documents.append((entry, agreement)) }
      }
    }
  }
}
