import DocumentAccess
import HostAccess
import LayoutJSON
import LayoutStore
import LayoutWorkbench
import PlainText
import PreviewServer
import Reports

extension ServeAPI {
  /// Reports changes to a page, as server-sent events: `version` when a document has another version, `gone` when it can no
  /// longer be read, and `documents` when the list of documents has changed. The first two are also sent once at the
  /// beginning.
  ///
  /// The server looks at the file or at the store, so other writers need not report anything: another page, the command
  /// `edit`, Xcode or git.
  func events(_ request: PageRequest) async throws -> PageAnswer {
    let name = request["document"]
    if let name { _ = try served.reference(name) }
    let served = served
    return .events { send in
      var (last, list): (VersionEvent?, Int?) = (nil, nil)
      var tick = 0
      while true {
        if let name {
          let now = VersionEvent(of: name, in: served)
          if now != last { send(now.name, now.data(document: name)) }
          last = now
        }
        // A list of thousands of files takes longer to read, and fewer people wait for it.
        if tick % Self.ticksOfList == 0 {
          let now = served.listVersion
          if let list, now != list { send("documents", Array("{}".utf8)) }
          list = now
        }
        tick += 1
        try await Task.sleep(for: Self.period)
      }
    }
  }

  /// The time between two looks: shorter than a person notices who saves in one window and looks at another.
  private static let period = Duration.milliseconds(250)
  private static let ticksOfList = 8

  /// The event about one document.
  private enum VersionEvent: Equatable {
    case version(String, revision: Int?)
    case gone(String)

    init(of name: String, in served: ServedDocuments) {
      do {
        let reference = try served.reference(name)
        let stamp = try served.stamp(of: reference)
        var revision: Int?
        if case .stored(let stored, let pinned) = reference {
          revision = try pinned ?? served.presentStore().log(stored).first?.number
        }
        self = .version(stamp.text, revision: revision)
      } catch {
        self = .gone(ErrorSentence(error).message)
      }
    }

    var name: String {
      switch self {
      case .version: "version"
      case .gone: "gone"
      }
    }

    func data(document: String) -> [UInt8] {
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("document", document)
        switch self {
        case .version(let text, let revision):
          writer.member("version", text)
          writer.member("revision", revision)
        case .gone(let message): writer.member("message", message)
        }
      }
      return writer.bytes
    }
  }
}
