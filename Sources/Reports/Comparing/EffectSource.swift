import Diagnostics
package import DocumentAccess
import ElementTree
package import HostAccess
import LayoutComparison
import LayoutModel
package import LayoutWorkbench
package import PlainText
import ProjectFolders

/// Resolves both sides of a comparison in the environments that the options of `diff --effect`
/// name.
package struct EffectSource {
  package let options: any EnvironmentChoice
  package let isByEnvironment: Bool
  private let runtime: any RuntimeChoice
  private let localization: Localization
  private let context: CommandContext
  /// The projects whose devices are used if none is named.
  private let projects: AppProjects

  package init(
    _ options: any EnvironmentChoice, _ runtime: any RuntimeChoice, isByEnvironment: Bool,
    in context: CommandContext
  ) throws {
    self.options = options
    self.runtime = runtime
    self.isByEnvironment = isByEnvironment
    self.context = context
    projects = AppProjects(in: context)
    localization = try Localization(options.textChoice, in: context)
    try context.report(options.notesOnSizeClasses())
  }

  private func requests(_ compared: ComparedPair) throws -> [RequestedEnvironment] {
    if options.asDesigned {
      return runtime.applied(to: try options.environments(for: compared.new.tree.kind))
    }
    // Text size, direction and hidden views hold on every device, so they name no environment.
    var places = options
    if options.isDefault { places.allDevices = true }
    let apps = projects.apps(around: compared.new.name)
    return runtime.applied(to: try places.environments(for: .json, of: apps))
  }

  /// A printer for one document; for all documents if they share their environments.
  package func printer(_ format: OutputFormat, for compared: ComparedPair) throws -> EffectPrinter {
    EffectPrinter(
      format, environmentCount: try requests(compared).count, isByEnvironment: isByEnvironment,
      in: context)
  }

  /// Resolves both sides, and adds the views that move.
  package func add(_ compared: ComparedPair, to printer: inout EffectPrinter) throws {
    try context.report(localization.notes(on: [localization.subject(compared.new)]))
    let (old, new, _) = try runtime.applied(to: compared.old, compared.new, options.viewChoice)
    var comparison = try EffectComparison(
      from: old, to: new, in: try requests(compared), localization: localization)
    try comparison.forEachDifference { try printer.add($0, of: new) }
  }
}
