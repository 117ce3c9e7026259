package import DocumentAccess
package import LayoutComparison
import LayoutModel
package import LayoutPreview
package import LayoutWorkbench
package import ProjectFolders

/// Compares the scenes of two versions of a document by their pictures.
///
/// Both versions are resolved on all devices of the app. Of each scene that is another one the devices are put in
/// order, the worst first, and drawn until one of each size class is there. What is drawn equal is no picture.
package struct DocumentReviewer {
  package let pair: ReviewedPair
  /// As code has changed them; named as files are, so that their projects are found.
  package let old: LoadedDocument
  package let new: LoadedDocument
  package let requests: [RequestedEnvironment]
  package let localization: Localization
  package let assets: (old: ProjectAssets?, new: ProjectAssets?)
  /// The only one that the app has; `nil` for both.
  package let appearance: PreviewAppearance?
  /// Devices of a scene that are drawn at most.
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

  /// A pixel of the largest scale: what moves by less is not seen.
  package static let tolerance = 0.34
  /// Devices that are tried before a scene counts as drawn equal: what moves may lie under something else.
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
