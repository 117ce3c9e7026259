import HostAccess
import LayoutModel
import LayoutPreview
import LayoutWorkbench
import PictureFiles
import ProjectFolders
import Reports

/// What a review does with one pair of documents; several are under way at once.
struct ReviewWork: Sendable {
  let library: AssetLibrary
  let drawsPNG: Bool
  private let environment: EnvironmentOptions
  private let runtime: RuntimeOptions
  private let localization: Localization
  private let projects: AppProjects
  private let appearance: PreviewAppearance?
  private let mostDevices: Int

  /// - Throws: ``CommandFailure`` where texts, fonts or assets that are named are not there.
  init(_ command: ReviewCommand, in context: CommandContext) throws {
    environment = command.environment
    runtime = command.runtime
    appearance = command.appearance
    mostDevices = command.pictures
    library = try AssetLibrary(command.assets, in: context)
    localization = try Localization(command.environment.texts, in: context)
    projects = AppProjects(in: context)
    drawsPNG = canWritePictures
  }

  struct Outcome: Sendable {
    var review: DocumentReview
    var unknown: [UnknownObjects]
  }

  func review(_ pair: ReviewedPair) throws -> Outcome {
    let place = pair.newPlace
    let (old, new, unknown) = try runtime.applied(to: pair.old, pair.new, environment.views)
    var places = environment
    if environment.isDefault { places.allDevices = true }
    let requests = runtime.applied(
      to: try places.environments(
        for: environment.asDesigned ? new.tree.kind : .json, of: projects.apps(around: place)))
    let reviewer = DocumentReviewer(
      pair: pair, old: old, new: new, requests: requests, localization: localization,
      assets: (
        library.assets(around: pair.oldPlace), library.assets(around: place)
      ),
      appearance: appearance ?? projects.appearance(around: place), mostDevices: mostDevices)
    var review = try reviewer.review()
    for index in review.scenes.indices { try draw(&review.scenes[index], of: pair) }
    return Outcome(review: review, unknown: unknown)
  }

  /// Makes the files of a scene's pictures.
  private func draw(_ scene: inout ReviewedScene, of pair: ReviewedPair) throws {
    for index in scene.pictures.indices {
      let picture = scene.pictures[index]
      let heading = ReviewPicture.Heading(
        title: scene.title, document: pair.name, detail: picture.caption)
      scene.pictures[index].sheet = picture.picture.sheet(heading)
      if drawsPNG {
        scene.pictures[index].png = try PictureWriter(.png).bytes {
          picture.picture.sheet(heading, fitting: $0)
        }
      }
    }
  }
}
