package import LayoutModel
package import LayoutWorkbench
import ProjectFolders

/// The texts of a document in its languages. Each is read when it is first needed, and again when its file has
/// changed.
package struct ProjectTexts {
  private let project: DocumentProject
  private var known: [String: (stamp: ServedDocuments.Stamp?, localization: Localization)] = [:]

  package init(_ project: DocumentProject) { self.project = project }

  /// Puts the texts of a language into an environment, and sets the direction of the language's
  /// script.
  ///
  /// - Throws: ``ServeFailure`` for a language that the document does not have, and faults of its file.
  package mutating func apply(
    _ code: String, of document: LoadedDocument, to environment: inout LayoutEnvironment
  ) throws {
    guard let language = project.languages.languages.first(where: { $0.code == code }) else {
      throw ServeFailure.invalidParameter(
        name: "language of this document", value: code,
        wanted: project.languages.languages.map(\.code).joined(separator: ", "))
    }
    let stamp = try language.stamp()
    if known[code] == nil || known[code]?.stamp != stamp {
      known[code] = (stamp, try language.localization(in: project.context))
    }
    guard let localization = known[code]?.localization else { return }
    environment.texts = localization.texts(for: document, isPad: environment.isPad)
    if language.isRightToLeft { environment.direction = .rightToLeft }
  }
}
