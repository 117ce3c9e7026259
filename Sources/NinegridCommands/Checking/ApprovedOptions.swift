import ArgumentParser
import HostAccess
import LayoutWorkbench
import ProjectFolders

/// Layouts that somebody has approved.
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
      "Tell what has moved since the layouts in this folder were recorded; other rules run if they are named.",
      valueName: "folder"))
  var verify: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Of '--record' and '--verify': only layouts whose document, scene or environment has this in its name; repeatable.",
      valueName: "text"))
  var only: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Of '--verify': a view that may move, by id or name; repeatable.", valueName: "view"))
  var ignore: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp("Of '--verify': how far a frame may be off.", valueName: "points"))
  var tolerance = 0.5

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
    guard tolerance >= 0, tolerance <= 1000 else {
      throw ValidationError("'--tolerance' is from 0 to 1000 points.")
    }
  }

  func check(in context: CommandContext) -> ApprovedCheck? {
    guard let name = record ?? verify else { return nil }
    return ApprovedCheck(
      folder: ApprovedFolder(name, in: context), only: only,
      comparison: ApprovedComparison(tolerance: tolerance, ignored: Set(ignore)))
  }
}
