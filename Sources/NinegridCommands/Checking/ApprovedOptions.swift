import ArgumentParser
import HostAccess
import LayoutWorkbench
import ProjectFolders

/// The options for approved layouts.
struct ApprovedOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write the frames of all scenes to this folder, for '--verify' to compare with.",
      valueName: "folder"))
  var record: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Report what has moved since the layouts in this folder were recorded, on the same devices, systems, text sizes and directions. Other rules run only if they are named.",
      valueName: "folder"))
  var verify: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "With '--record' and '--verify': only layouts with this text in the name of the document, scene or environment; repeatable.",
      valueName: "text"))
  var only: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "With '--verify': a view that may move, by id or name; repeatable.", valueName: "view"))
  var ignore: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "With '--verify': by how many points a frame may differ; half a point unless the configuration says otherwise.",
      valueName: "points"))
  var tolerance: Double?

  func validate() throws {
    if record != nil, verify != nil {
      throw ValidationError("'--record' approves what is there, and '--verify' compares. Give one.")
    }
    if record == nil, verify == nil, !only.isEmpty {
      throw ValidationError("'--only' belongs to '--record' and '--verify'.")
    }
    if verify == nil, !ignore.isEmpty {
      throw ValidationError("'--ignore' belongs to '--verify'.")
    }
    guard tolerance.map({ $0 >= 0 && $0 <= 1000 }) ?? true else {
      throw ValidationError("'--tolerance' is from 0 to 1000 points.")
    }
  }

  func check(
    with configuration: CheckConfiguration, in context: CommandContext
  ) -> ApprovedCheck? {
    guard let name = record ?? verify else { return nil }
    return ApprovedCheck(
      folder: ApprovedFolder(name, in: context), only: only,
      comparison: ApprovedComparison(
        tolerance: tolerance ?? configuration.tolerance ?? ApprovedComparison.usualTolerance,
        ignored: Set(ignore + configuration.ignoredViews)))
  }
}
