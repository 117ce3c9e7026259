import ArgumentParser
import DocumentAccess
import HostAccess
import LayoutStore
import LayoutWorkbench
import PreviewServer

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show layouts on a local page, which resolves them while you drag.",
    discussion: """
      Serves the named documents, or all of the store, on a page that only this machine can open, and prints its \
      address. The page draws a scene at any size, on one device or on all devices of the app. For each view, it says \
      which constraints place it, whether they hold, and why. It lists the findings of 'check', and compares \
      revisions. Documents of the store can be edited: constants, properties, pins and stack views. Before a change is \
      saved as a revision, the page says what moves and what breaks on all devices. Files can't be edited. The page \
      follows what others change.

        ninegrid serve
        ninegrid serve App --port 0
        ninegrid serve store:Main.storyboard --read-only

      The address contains a token, and nobody gets an answer without it; a script sends it as 'Authorization: \
      Bearer'. GET /api/openapi.json describes the requests. Control-C ends the server.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files, folders, or names in the store ('store:name' is never a file); all of the store by default.",
      valueName: "doc"))
  var documents: [String] = []

  @OptionGroup var store: StoreOptions
  @OptionGroup var assets: AssetOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "One more localization for the language picker. Those beside the documents are always there; repeatable.",
      valueName: "file"))
  var strings: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The port to listen at; 0 means any free port. (default: 4949)", valueName: "number"),
    transform: { text in
      guard let port = UInt16(text) else {
        throw ValidationError("A port is a whole number from 0 to 65535.")
      }
      return port
    })
  var port: UInt16 = 4949

  @Flag(name: .long, help: "Save nothing.")
  var readOnly = false

  func validate() throws {
    for name in strings where LocalizationFormat(fileName: name) == nil {
      throw ValidationError("'\(name)' is not a .strings, .xcstrings, .xliff or .xlf file.")
    }
  }

  func run() async throws {
    let context = CommandContext.current
    let served = try ServedDocuments(
      documents, store, assets: assets, localizations: strings, isReadOnly: readOnly, in: context)
    defer { served.store?.close() }
    let api = ServeAPI(served, in: context)
    let server = PreviewServer(port: port) { await api.answer(to: $0) }
    context.catchInterruption()
    try await server.run(until: { context.interruption.isRequested }) { address in
      try context.print(address)
      try context.flush()
      try context.note("control-C ends it")
    }
  }
}
