import ArgumentParser
import Diagnostics
import LayoutModel
import LayoutPreview

/// One document in two environments.
extension DiffCommand {
  func validateTransition() throws {
    guard let from, let to else {
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
    for (text, option) in [(from, "--from"), (to, "--to")] { _ = try side(text, option) }
    try checkPicture()
  }

  private var transitionFormat: OutputFormat? { OutputFormat(rawValue: output.format.rawValue) }

  private func side(_ text: String, _ option: String) throws -> TransitionSide {
    try TransitionSide(text, option: option, device: environment.device.first)
  }

  func printTransition(_ from: String, _ to: String) throws {
    let context = (picture == nil ? CommandContext.current : CommandContext.current.lasting)
      .printing(output.csv)
    guard let format = transitionFormat else { return }
    let loaded = try runtime.applied(
      to: DocumentCatalog(store, in: context).single(documents[0]), environment.views)
    try context.report(loaded.errors)
    let sides = try [(from, "--from"), (to, "--to")].map { text, option in
      let side = try side(text, option)
      let localization = try Localization(side.options.texts, in: context)
      try context.report(side.options.notesOnSizeClasses())
      try context.report(localization.notes(on: [localization.subject(loaded)]))
      var options = side.options
      options.views = environment.views
      let requests = runtime.applied(to: try options.environments(for: .json))
      return (request: requests[0], localization: localization)
    }
    let work = TransitionWork(
      loaded, from: (sides[0].request, sides[0].localization),
      to: (sides[1].request, sides[1].localization))
    if let picture {
      let writer = PictureWriter(PictureFormat(fileName: picture) ?? .svg)
      try writeFileAtomically(
        try writer.bytes { drawing(work, fitting: $0) }, to: context.absolutePath(picture),
        named: picture)
    }
    try TransitionPrinter(format: format, context: context).print(work)
    if !work.isEmpty { throw ExitCode.findings }
  }

  /// Both states of every scene on one sheet.
  private func drawing(_ work: TransitionWork, fitting: (any LetterFitting)?) -> String {
    let layouts = work.scenes.flatMap { [$0.before, $0.after] }.filter { !$0.views.isEmpty }
    let drawings = layouts.map { layout in
      LayoutDrawing(
        layout, of: work.loaded.document, title: FilePaths.lastComponent(of: work.loaded.name))
    }
    return ContactSheet(drawings, title: work.loaded.name).svg(fitting: fitting)
  }
}
