import Diagnostics
import DocumentAccess
import LayoutJSON
import LayoutModel
import LayoutWorkbench
import PreviewServer
import Reports

extension ServeAPI {
  /// The findings of `check`: as designed, or on all devices with `everywhere=true`.
  func findings(_ request: PageRequest) async throws -> PageAnswer {
    let key = try request.documentKey()
    let (loaded, apps) = try await live.use(key) { ($0.loaded, $0.project.apps) }
    let requests =
      request["everywhere"] == "true"
      ? RequestedEnvironment.devices(of: apps)
      : [.asDesigned(.init())]
        + GridCell.finals.map { .environment(LayoutEnvironment(standingFor: $0)) }
    let check = DocumentCheck(
      rules: CheckRule.usual, requests: requests, localization: .none,
      listsNotes: true, listsUncertain: false)
    let report = try check.report(on: loaded, scenes: Array(loaded.document.scenes.indices))
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("environmentCount", requests.count)
      writer.list("findings", report.findings) { finding, writer in
        writer.member("rule", finding.rule.id)
        writer.member("severity", finding.severity.rawValue)
        writer.member("scene", finding.scene.text)
        writer.member("id", finding.object.text)
        writer.member("name", finding.name)
        writer.member("kind", finding.kind)
        // The page names the devices itself, as people do.
        writer.member("message", finding.message)
        writer.member("hint", finding.hint)
        writer.member("objects", finding.objects)
        writer.key("spoken")
        writer.spoken(finding.message, hint: finding.hint, objects: finding.objects)
        writer.list("environments", finding.environments) { environment, writer in
          writer.member("device", environment.isAsDesigned ? nil : environment.device)
          writer.member("orientation", environment.orientation.rawValue)
          writer.member("split", environment.split)
          writer.member("sizeClass", environment.cell.description)
          writer.member("title", Self.title(of: environment))
        }
        writer.member("line", finding.location?.line)
      }
    }
    return .json(writer.bytes)
  }
}
