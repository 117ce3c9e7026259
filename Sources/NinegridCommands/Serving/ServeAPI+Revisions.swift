import DocumentAccess
import ElementTree
import LayoutComparison
import LayoutJSON
import LayoutModel
import LayoutStore
import LayoutWorkbench
import PreviewServer
import Reports

extension ServeAPI {
  /// The revisions of a document, the latest first; none for a file.
  func revisions(_ request: PageRequest) async throws -> PageAnswer {
    let key = try request.documentKey()
    var log: [StoredRevision] = []
    if case .stored(let name, _) = try served.reference(key.document) {
      log = try served.presentStore().log(name)
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("document", key.document)
      writer.list("revisions", log) { revision, writer in
        writer.member("revision", revision.number)
        writer.member("time", revision.time)
        writer.member("kind", revision.kind.rawValue)
        writer.member("edits", revision.edits)
      }
    }
    return .json(writer.bytes)
  }

  /// The differences between two revisions, in sentences.
  func comparison(_ request: PageRequest) async throws -> PageAnswer {
    let key = try request.documentKey()
    guard let from = try request.number("from") else {
      throw ServeFailure.missingParameter(name: "from")
    }
    let (old, new) = (
      LiveDocuments.Key(document: key.document, revision: from),
      LiveDocuments.Key(document: key.document, revision: try request.number("to"))
    )
    let before = try await live.use(old) { $0.document }
    let after = try await live.use(new) { $0.document }
    let report = DifferenceReport(from: before, to: after)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("document", key.document)
      writer.member("summary", report.summary)
      writer.member("noise", report.noiseSummary)
      Self.append(report, to: &writer)
    }
    return .json(writer.bytes)
  }

  /// Writes the sentences of a difference, scene by scene.
  static func append(_ report: DifferenceReport, to writer: inout JSONWriter) {
    writer.list("groups", report.groups) { group, writer in
      writer.member("scene", group.scene?.text)
      writer.member("title", group.title)
      writer.member("lines", group.text)
    }
  }
}
