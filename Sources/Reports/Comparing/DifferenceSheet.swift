import Diagnostics
package import DocumentAccess
package import HostAccess
import LayoutModel
import LayoutPreview
package import LayoutWorkbench
package import ProjectFolders

/// Draws the differences as one sheet: the scenes that change, before and after.
package struct DifferenceSheet {
  private let environment: any EnvironmentChoice
  private let runtime: any RuntimeChoice
  private let library: AssetLibrary
  private let localization: Localization
  private var drawings: [LayoutDrawing] = []
  private let name: String
  private let format: PictureFormat

  /// - Parameter name: the file to write, by the name that the person used.
  package init(
    _ name: String, _ environment: any EnvironmentChoice, _ runtime: any RuntimeChoice,
    _ assets: any AssetChoice, in context: CommandContext
  ) throws {
    self.name = name
    self.environment = environment
    self.runtime = runtime
    format = PictureFormat(fileName: name) ?? .svg
    if format != .svg { try PictureWriter.checkLibrary() }
    library = try AssetLibrary(assets, in: context)
    localization = try Localization(environment.textChoice, in: context)
  }

  package mutating func add(_ compared: ComparedPair) throws {
    guard compared.isDifferent else { return }
    let compared = try ComparedDrawings(compared, environment, runtime, localization, library)
    for scene in compared.scenes {
      drawings += scene.pairs.flatMap { [$0.before, $0.after].compactMap(\.self) }
    }
  }

  /// Writes the file, or reports that there is nothing to draw.
  package func write(in context: CommandContext) throws {
    guard !drawings.isEmpty else {
      return try context.note("no scene changes its looks; '\(name)' is not written")
    }
    try context.report(library.diagnostics)
    let bytes = try PictureWriter(format).bytes { fitting in
      ContactSheet(drawings, title: "Layout changes").svg(fitting: fitting)
    }
    try writeFileAtomically(bytes, to: context.absolutePath(name), named: name)
  }
}
