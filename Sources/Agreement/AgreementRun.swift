import Foundation
import InterfaceBuilder
import LayoutModel

/// The documents of a manifest, found below a folder, resolved and compared.
package struct AgreementRun: Sendable {
  package private(set) var tally = AgreementTally()
  /// Each document with views that are compared, in the order of the manifest.
  package private(set) var documents: [(entry: Manifest.Entry, agreement: DocumentAgreement)] = []
  /// Documents that are not there, are others than the manifest says, or can't be read, with the reason.
  package private(set) var failures: [String] = []

  /// - Parameter isBlind: the engine gets copies without the frames that are compared.
  package init(_ manifest: Manifest, folder: String, isBlind: Bool = true) {
    for entry in manifest.documents {
      switch Self.tree(entry, folder: folder) {
      case .failure(let reason): failures.append("\(entry.place): \(reason.text)")
      case .success(let tree):
        let agreement = DocumentAgreement(tree, isBlind: isBlind)
        tally.add(agreement, repository: entry.repository)
        if !agreement.views.isEmpty { documents.append((entry, agreement)) }
      }
    }
  }

  private struct Reason: Error {
    var text: String
  }

  private static func tree(_ entry: Manifest.Entry, folder: String) -> Result<DocumentTree, Reason>
  {
    let file = URL(fileURLWithPath: folder).appendingPathComponent(entry.place)
    do {
      let bytes = Array(try Data(contentsOf: file))
      guard sha256(bytes) == entry.sha256 else {
        return .failure(Reason(text: "the bytes are not those of commit \(entry.commit)"))
      }
      return .success(
        try readInterfaceBuilder(bytes, kind: DocumentKind(fileName: entry.path)))
    } catch let error as InterfaceBuilderError {
      return .failure(Reason(text: error.description))
    } catch {
      return .failure(Reason(text: "there is no such file, or it can't be read"))
    }
  }
}
