import Diagnostics
import HostAccess
import LayoutModel
import LayoutPreview
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

/// Writes the drawings: one file for all, or one for each.
extension RenderCommand {
  /// The pictures, each with its drawings. A rotation needs two.
  private func pictures(_ drawings: [LayoutDrawing]) -> [[LayoutDrawing]] {
    guard rotate else { return drawings.map { [$0] } }
    return stride(from: 0, to: drawings.count - 1, by: 2).map { [drawings[$0], drawings[$0 + 1]] }
  }

  private func svg(
    _ picture: [LayoutDrawing], _ options: PreviewOptions, fitting: (any LetterFitting)?
  ) -> String {
    guard picture.count == 2 else { return picture[0].svg(options, fitting: fitting) }
    return RotationDrawing(from: picture[0], to: picture[1]).svg(options)
  }

  private func options(for loaded: LoadedDocument, _ context: CommandContext) -> PreviewOptions {
    var layers = self.layers?.layers ?? []
    if constraints { layers.insert(.constraints) }
    if names { layers.insert(.names) }
    if margins { layers.insert(.margins) }
    if wireframe { layers.insert(.frames) }
    var options = PreviewOptions(
      layers: layers, showsColors: !wireframe,
      appearance: appearance ?? AppProjects(in: context).appearance(around: loaded.name))
    options.namesViews = true
    return options
  }

  func bytes(
    of drawings: [LayoutDrawing], as format: PictureFormat, _ loaded: LoadedDocument,
    _ missing: MissingLetters, _ context: CommandContext
  ) throws -> [UInt8] {
    switch format {
    case .text:
      return drawings.map { characters($0, context) + "\n" }.flatMap { Array($0.utf8) }
    case .svg, .png, .pdf:
      let options = options(for: loaded, context)
      return try PictureWriter(format, missing: missing).bytes { fitting in
        if segues {
          return StoryboardSheet(drawings, title: FilePaths.lastComponent(of: loaded.name))
            .svg(options, fitting: fitting)
        }
        if let only = pictures(drawings).first, pictures(drawings).count == 1, !sheet,
          across == nil
        {
          return svg(only, options, fitting: fitting)
        }
        var sheet = ContactSheet(drawings, title: FilePaths.lastComponent(of: loaded.name))
        if environment.allCells { sheet.noteCells(of: loaded.document) }
        return sheet.svg(options, fitting: fitting)
      }
    }
  }

  private func characters(
    _ drawing: LayoutDrawing, _ context: CommandContext
  ) -> String {
    TerminalDrawing(drawing).text(columns: columns(context))
  }

  func writeFiles(
    _ drawings: [LayoutDrawing], as format: PictureFormat, of loaded: LoadedDocument,
    to folder: String, _ missing: MissingLetters, _ context: CommandContext
  ) throws {
    var base = folder
    while base.count > 1, base.hasSuffix("/") { base.removeLast() }
    let pictures = pictures(drawings)
    let options = options(for: loaded, context)
    for picture in pictures {
      let name = fileName(of: picture[0]) + "." + format.fileExtension
      let bytes =
        format == .text
        ? Array((characters(picture[0], context) + "\n").utf8)
        : try PictureWriter(format, missing: missing).bytes { svg(picture, options, fitting: $0) }
      try ExportTarget.write(bytes, documentName: name, below: base, in: context)
    }
    let count = pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures"
    try context.note("\(count) written to '\(base)'")
  }

  /// The name of a picture's file without extension: `Main-BYZ-38-t0r-iphone-4.7-portrait`.
  private func fileName(of drawing: LayoutDrawing) -> String {
    let environment = drawing.environment
    var parts = [drawing.title.split(separator: ".").first.map(String.init) ?? "picture"]
    parts += [drawing.layout.scene.text]
    if let device = environment.device { parts += [device, environment.orientation.rawValue] }
    if let split = environment.split { parts.append(split) }
    if environment.device == nil {
      parts.append(
        NumberText.rounded(environment.size.width) + "x"
          + NumberText.rounded(environment.size.height))
    }
    if environment.hasImposedCell { parts.append(environment.cell.description) }
    switch across {
    case .textSizes: parts += environment.contentSizeCategory.map { [$0.shortName] } ?? []
    case .languages: parts += environment.texts.name.isEmpty ? [] : [environment.texts.name]
    case .directions: parts.append(environment.direction == .rightToLeft ? "rtl" : "ltr")
    case nil: break
    }
    let name = parts.joined(separator: "-")
    // Ids may contain anything, but the name of a file should be easy to type.
    return String(name.map { $0 == "/" || $0 == " " || $0.isControl ? "-" : $0 })
  }

  private func columns(_ context: CommandContext) -> Int {
    context.columns(of: context.standardOutput).map { min(max($0, 20), 400) } ?? 80
  }
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.contains { $0.isControl } }
}
