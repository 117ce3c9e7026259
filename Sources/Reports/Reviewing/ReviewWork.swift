package import DocumentAccess
import ElementTree
package import HostAccess
import LayoutModel
package import LayoutPreview
package import LayoutWorkbench
import PictureFiles
package import ProjectFolders

/// Reviews one pair of documents; several run at once.
package struct ReviewWork: Sendable {
  package let library: AssetLibrary
  package let drawsPNG: Bool
  private let environment: any EnvironmentChoice
  private let runtime: any RuntimeChoice
  private let localization: Localization
  private let projects: AppProjects
  private let appearance: PreviewAppearance?
  private let mostDevices: Int

  /// - Throws: ``CommandFailure`` if named texts, fonts or assets do not exist.
  package init(
    _ environment: any EnvironmentChoice, _ runtime: any RuntimeChoice, _ assets: any AssetChoice,
    appearance: PreviewAppearance?, mostDevices: Int, in context: CommandContext
  ) throws {
    self.environment = environment
    self.runtime = runtime
    self.appearance = appearance
    self.mostDevices = mostDevices
    library = try AssetLibrary(assets, in: context)
    localization = try Localization(environment.textChoice, in: context)
    projects = AppProjects(in: context)
    drawsPNG = canWritePictures
  }

  package struct Outcome: Sendable {
    package var review: DocumentReview
    package var unknown: [UnknownObjects]

    package init(review: DocumentReview, unknown: [UnknownObjects]) {
      self.review = review
      self.unknown = unknown
    }
  }

  package func review(_ pair: ReviewedPair) throws -> Outcome {
    let place = pair.newPlace
    let (old, new, unknown) = try runtime.applied(to: pair.old, pair.new, environment.viewChoice)
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
