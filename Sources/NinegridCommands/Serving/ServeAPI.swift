import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutComparison
import LayoutJSON
import LayoutModel
import LayoutStore
import LayoutWorkbench
import PlainText
import PreviewServer

/// Answers the requests of the page; `Schemas/serve-1.openapi.json` describes them.
struct ServeAPI: Sendable {
  let live: LiveDocuments
  let index = SearchIndex()
  let thumbnails = Thumbnails()
  private let context: CommandContext

  init(_ served: ServedDocuments, in context: CommandContext) {
    live = LiveDocuments(served)
    self.context = context
  }

  /// The present time, in the form that the store keeps.
  func timestamp() -> String { context.timestamp }

  /// The number of cores for long work. One core is left for the page.
  var spareCores: Int { max(1, context.processorCount - 1) }

  var served: ServedDocuments { live.served }

  private typealias Handler = @Sendable (ServeAPI, PageRequest) async throws -> PageAnswer

  private static let handlers: [(method: String, path: String, answer: Handler)] = [
    ("GET", "/api/session", { try await $0.session($1) }),
    ("GET", "/api/documents", { try await $0.documents($1) }),
    ("GET", "/api/document", { try await $0.document($1) }),
    ("GET", "/api/version", { try await $0.version($1) }),
    ("GET", "/api/thumbnail", { try await $0.thumbnail($1) }),
    ("GET", "/api/search", { try await $0.search($1) }),
    ("GET", "/api/layout", { try await $0.layout($1) }),
    ("GET", "/api/drawing", { try await $0.drawing($1) }),
    ("GET", "/api/devices", { try await $0.devices($1) }),
    ("GET", "/api/tile", { try await $0.tile($1) }),
    ("GET", "/api/view", { try await $0.view($1) }),
    ("GET", "/api/constraints", { try await $0.constraints($1) }),
    ("GET", "/api/explanation", { try await $0.explanation($1) }),
    ("GET", "/api/findings", { try await $0.findings($1) }),
    ("GET", "/api/check", { try await $0.check($1) }),
    ("GET", "/api/events", { try await $0.events($1) }),
    ("GET", "/api/revisions", { try await $0.revisions($1) }),
    ("GET", "/api/comparison", { try await $0.comparison($1) }),
    ("POST", "/api/edit", { try await $0.edit($1) }),
    ("POST", "/api/restore", { try await $0.restore($1) }),
  ]

  /// The routes in order: `GET /api/layout` and the others.
  static var routes: [String] { handlers.map { "\($0.method) \($0.path)" } }

  /// The answer to a request; `nil` if there is nothing at its address.
  func answer(to request: PageRequest) async -> PageAnswer? {
    guard
      let handler = Self.handlers.first(where: {
        $0.path == request.path && $0.method == request.method
      })
    else { return nil }
    do {
      return try await handler.answer(self, request)
    } catch {
      return Self.answer(to: error)
    }
  }

  private static func answer(to error: any Error) -> PageAnswer {
    var sentence: ErrorSentence
    var status: Int
    switch error {
    case let error as ServeFailure: (sentence, status) = (error.sentence, error.status)
    case let error as EditFault:
      (sentence, status) = (ErrorSentence(error.message, hint: error.hint), 422)
    case let error as CommandFailure:
      (sentence, status) = (ErrorSentence(error), 422)
      if case .noSuchFile = error { status = 404 }
    case let error as DocumentFailure:
      (sentence, status) = (ErrorSentence(error), 422)
      if case .unknownScene = error { status = 404 }
      if case .documents(let diagnostics) = error {
        sentence = ErrorSentence(diagnostics.map(\.text).joined(separator: "\n"))
      }
    case let error as StoreError:
      (sentence, status) = (ErrorSentence(error), 503)
      if case .unknownDocument = error { status = 404 }
      if case .unknownRevision = error { status = 404 }
    case is ValidationError, is UnknownDevice: (sentence, status) = (ErrorSentence(error), 400)
    case is CancellationError:
      (sentence, status) = (ErrorSentence("the answer took too long, and was given up"), 503)
    default: (sentence, status) = (ErrorSentence(error), 500)
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("error")
      writer.object { writer in
        writer.member("message", sentence.message)
        if let hint = sentence.hint { writer.member("hint", hint) }
      }
    }
    return .json(writer.bytes, status: status)
  }
}

extension PageRequest {
  /// The value of a parameter that must be there.
  func required(_ name: String) throws -> String {
    guard let value = self[name] else { throw ServeFailure.missingParameter(name: name) }
    return value
  }

  /// The value of a parameter that is a number from 1.
  func number(_ name: String) throws -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), number > 0 else {
      throw ServeFailure.invalidParameter(name: name, value: text, wanted: "a number from 1 on")
    }
    return number
  }

  /// The document of the request.
  func documentKey() throws -> LiveDocuments.Key {
    LiveDocuments.Key(
      document: try required("document"), revision: try number("revision"),
      draft: try number("draft"))
  }
}

extension LiveDocument {
  /// The scene that a request names; the document's opening scene if it names none.
  func scene(_ request: PageRequest) throws -> Int {
    if let id = request["scene"] { return try loaded.scene(named: id).index }
    guard let opening = document.openingScene else {
      throw DocumentFailure.nothingToDraw(document: loaded.name)
    }
    return opening
  }

  /// The view that a request names.
  func view(_ request: PageRequest, scene: Int) throws -> LayoutView {
    let id = try request.required("id")
    guard let view = document.view(ObjectID(id)), view.scene == scene else {
      throw ServeFailure.unknownView(id: id, scene: document.scenes[scene].id.text)
    }
    return view
  }
}
