import ArgumentParser
import Diagnostics
import DocumentAccess
import ElementTree
import HostAccess
import LayoutModel
import LayoutPreview
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

/// Compares one document in two environments or states.
extension DiffCommand {
  func validateTransition() throws {
    if (from == nil) != (to == nil) {
      throw ValidationError("'--from' and '--to' go together; name both.")
    }
    if documents.count != 1 || git != nil || staged {
      throw ValidationError("'--from' and '--to' compare one document with itself; name one.")
    }
    guard transitionFormat != nil else {
      throw ValidationError(
        "'--from' and '--to' have the formats text, json, jsonl and csv; '-o' draws both.")
    }
    if effect || byEnvironment || all {
      throw ValidationError("'--from' and '--to' resolve by themselves; leave out other flags.")
    }
    let both = ["--device"] + environment.views.given
    if let option = environment.given.first(where: { !both.contains($0) }) {
      throw ValidationError(
        "'\(option)' would hold for both sides. Say it in '--from' and '--to', with commas.")
    }
    if environment.device.count > 1 {
      throw ValidationError("Name one '--device' for both sides, or one in each.")
    }
    for (text, option) in [(from, "--from"), (to, "--to")] { _ = try side(text ?? "", option) }
    try checkPicture()
  }

  private var transitionFormat: OutputFormat? { OutputFormat(rawValue: output.format.rawValue) }

  private func side(_ text: String, _ option: String) throws -> TransitionSide {
    try TransitionSide(text, option: option, device: environment.device.first)
  }

  func printTransition() throws {
    let context = (picture == nil ? CommandContext.current : CommandContext.current.lasting)
      .printing(csvSafe: output.csvSafe)
    guard let format = transitionFormat else { return }
    let read = try DocumentCatalog(store, in: context).single(documents[0])
    try context.report(read.errors)
    let named = [(from, "--from", fromSet), (to, "--to", toSet)]
    let sides = try named.map { text, option, settings in
      let loaded = try runtime.adding(settings).applied(to: read, environment.views)
      let side = try side(text ?? "", option)
      let localization = try Localization(side.options.texts, in: context)
      try context.report(side.options.notesOnSizeClasses())
      try context.report(localization.notes(on: [localization.subject(loaded)]))
      var options = side.options
      options.views = environment.views
      let requests = runtime.applied(to: try options.environments(for: .json))
      return TransitionWork.Side(
        loaded: loaded, request: requests[0], localization: localization,
        state: settings.map(\.text))
    }
    let work = TransitionWork(sides[0], sides[1], fillsContainers: picture != nil)
    if let picture {
      let writer = PictureWriter(PictureFormat(fileName: picture) ?? .svg)
      try writeFileAtomically(
        try writer.bytes { drawing(work, fitting: $0) }, to: context.absolutePath(picture),
        named: picture)
    }
    try TransitionPrinter(format: format, context: context).print(work)
    if !work.isEmpty { throw ExitCode.findings }
  }

  /// Draws both states of every scene on one sheet.
  private func drawing(_ work: TransitionWork, fitting: (any LetterFitting)?) -> String {
    let name = FilePaths.lastComponent(of: work.loaded.name)
    let drawings = work.scenes.flatMap { scene in
      [
        (scene.before, scene.embedded.before, work.loaded),
        (scene.after, scene.embedded.after, work.later),
      ].filter { !$0.0.views.isEmpty }.map { layout, embedded, loaded in
        var drawing = LayoutDrawing(layout, of: loaded.document, title: name)
        drawing.fillContainers(embedded)
        return drawing
      }
    }
    return ContactSheet(drawings, title: work.loaded.name).svg(fitting: fitting)
  }
}
