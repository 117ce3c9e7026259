import Diagnostics
import LayoutComparison
import LayoutEngine
import LayoutModel

/// Checks a document in which views were put into a container, or taken out of one. It resolves the document on every device
/// and looks for layouts that had a solution before.
package enum EmbeddingProof {
  /// - Throws: ``EditFault/unsatisfiable(place:conflict:)`` for the first layout that has no solution any more.
  package static func check(_ before: LoadedDocument, _ after: LoadedDocument) throws {
    let requests = [.asDesigned(.init())] + RequestedEnvironment.everyDevice()
    var new = DocumentResolving(after, findsTruncations: false)
    var old = DocumentResolving(before, findsTruncations: false)
    for scene in after.document.scenes.indices {
      for request in requests {
        let layout = new.layout(scene: scene, in: request)
        guard layout.status == .unsatisfiable,
          old.layout(scene: scene, in: request).status != .unsatisfiable
        else { continue }
        let conflict = layout.diagnostics.first { $0.severity == .error }?.message
        throw EditFault.unsatisfiable(
          place: layout.environment.title, conflict: conflict ?? "constraints exclude each other")
      }
    }
  }
}
