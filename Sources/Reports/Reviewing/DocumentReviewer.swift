package import DocumentAccess
package import LayoutComparison
import LayoutModel
package import LayoutPreview
package import LayoutWorkbench
package import ProjectFolders

/// Compares the scenes of two versions of a document by their pictures.
///
/// Both versions are resolved on all devices of the app. For each changed scene, the devices are sorted with the
/// worst first, and drawn until there is one of each size class. A device on which both sides look the same has
/// no picture.
package struct DocumentReviewer {
  package let pair: ReviewedPair
  /// The versions after the changes of code. They have the names of their files, with which their projects are
  /// found.
  package let old: LoadedDocument
  package let new: LoadedDocument
  package let requests: [RequestedEnvironment]
  package let localization: Localization
  package let assets: (old: ProjectAssets?, new: ProjectAssets?)
  /// The only appearance that the app has; `nil` for both appearances.
  package let appearance: PreviewAppearance?
  /// The most devices that are drawn for a scene.
  package let mostDevices: Int

  package init(
    pair: ReviewedPair,
    old: LoadedDocument,
    new: LoadedDocument,
    requests: [RequestedEnvironment],
    localization: Localization,
    assets: (old: ProjectAssets?, new: ProjectAssets?),
    appearance: PreviewAppearance?,
    mostDevices: Int
  ) {
    self.pair = pair
    self.old = old
    self.new = new
    self.requests = requests
    self.localization = localization
    self.assets = assets
    self.appearance = appearance
    self.mostDevices = mostDevices
  }

  /// A pixel at the largest scale, in points. A smaller move is not seen.
  package static let tolerance = 0.34
  /// How many devices are drawn before a scene counts as unchanged: moved views may lie under other views.
  package static let mostAttempts = 12

  package func review() throws -> DocumentReview {
    var result = DocumentReview(name: pair.title, path: pair.name)
    let byScene = Dictionary(grouping: pair.rows) { $0.scene ?? "" }
    result.changedScenes = byScene.keys.count { !$0.isEmpty }
    result.unseen = Self.sentences(byScene[""] ?? [])
    guard new.document.properties.isTouch, old.document.properties.isTouch else {
      result.unseen = Self.sentences(pair.rows)
      return result
    }
    var sides = ReviewedSides(self)
    let pairs = ScenePairs(from: old.document, to: new.document)
    let findings = try NewFindings(self)
    var told: Set<String> = []
    for (before, after) in pairs.pairs {
      let id = new.document.scenes[after].id.text
      told.insert(id)
      told.insert(old.document.scenes[before].id.text)
      let own = byScene[id] ?? []
      if let scene = sides.changed(before, after, own, findings) {
        result.scenes.append(scene)
      } else {
        if !own.isEmpty {
          let title = new.document.title(of: new.document.scenes[after])
          result.unseen += Self.sentences(own).map { "\(title): \($0)" }
        }
        result.findings += findings.ofScene(id)
      }
    }
    for (positions, state) in [(pairs.added, ReviewedScene.State.added), (pairs.removed, .removed)]
    {
      let document = state == .added ? new.document : old.document
      for position in positions {
        let id = document.scenes[position].id.text
        told.insert(id)
        if let scene = sides.whole(position, state, findings) {
          result.scenes.append(scene)
        } else {
          result.unseen += Self.sentences(byScene[id] ?? [])
        }
      }
    }
    for id in byScene.keys.sorted() where !id.isEmpty && !told.contains(id) {
      result.unseen += Self.sentences(byScene[id] ?? [])
    }
    result.findings += findings.ofDocument(except: told)
    return result
  }

  package static func sentences(_ rows: [DifferenceRow]) -> [String] {
    var seen: Set<String> = []
    return rows.map(\.sentence).filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
