import Diagnostics
import DocumentAccess
import HostAccess
import LayoutJSON
import LayoutModel
import LayoutWorkbench
import PlainText
import PreviewServer
import ProjectFolders
import Reports

extension ServeAPI {
  /// Checks every document on all devices, and reports the progress as server-sent events:
  /// `checked` for a document, `done` at the end. It ends when nobody listens any more.
  func check(_ request: PageRequest) async throws -> PageAnswer {
    let (served, jobs) = (served, spareCores)
    let entries = try served.entries()
    return .events { send in
      let projects = served.projects()
      var total = Counts()
      var number = 0
      var mostEnvironments = 0
      try await forEachInOrder(entries, jobs: jobs) { entry in
        Result {
          let loaded = try served.load(entry.reference)
          let requests = RequestedEnvironment.devices(of: projects.apps(around: loaded.name))
          return (try Counts(of: loaded, in: requests), requests.count)
        }
      } consume: { entry, result in
        if Task.isCancelled { return false }
        number += 1
        var counts = Counts()
        var failure: String?
        switch result {
        case .success(let (found, environments)):
          counts = found
          mostEnvironments = max(mostEnvironments, environments)
        case .failure(let error): failure = ErrorSentence(error).message
        }
        total.add(counts)
        send(
          "checked",
          Self.json { writer in
            writer.member("document", entry.name)
            writer.member("number", number)
            writer.member("count", entries.count)
            counts.append(to: &writer)
            writer.member("message", failure)
          })
        return true
      }
      send(
        "done",
        Self.json { writer in
          writer.member("count", entries.count)
          writer.member("environmentCount", mostEnvironments)
          total.append(to: &writer)
        })
    }
  }

  private static func json(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(body)
    return writer.bytes
  }

  /// The number of findings by severity.
  private struct Counts: Sendable {
    private var errors = 0
    private var warnings = 0
    private var notes = 0

    init() {}

    init(of loaded: LoadedDocument, in requests: [RequestedEnvironment]) throws {
      let check = DocumentCheck(
        rules: CheckRule.usual, requests: requests, localization: .none,
        listsNotes: true, listsUncertain: false)
      let findings = try check.report(
        on: loaded, scenes: Array(loaded.document.scenes.indices)
      ).findings
      func count(_ severity: Diagnostic.Severity) -> Int {
        findings.count { $0.severity == severity }
      }
      (errors, warnings, notes) = (count(.error), count(.warning), count(.note))
    }

    mutating func add(_ other: Counts) {
      errors += other.errors
      warnings += other.warnings
      notes += other.notes
    }

    func append(to writer: inout JSONWriter) {
      writer.member("errors", errors)
      writer.member("warnings", warnings)
      writer.member("notes", notes)
    }
  }
}
