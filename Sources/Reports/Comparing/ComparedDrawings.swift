package import DocumentAccess
import ElementTree
package import LayoutComparison
import LayoutEngine
package import LayoutModel
package import LayoutPreview
package import LayoutWorkbench
import PlainText
package import ProjectFolders

/// Draws the scenes of a compared document that change, before and after. Differences stand out, and the rest is pale.
package struct ComparedDrawings {
  /// The scenes, in the order of the document after, followed by the removed ones.
  package private(set) var scenes: [Scene] = []
  package let rows: [DifferenceRow]

  package struct Scene {
    package var id: ObjectID
    package var title: String
    /// A pair of pictures for each environment.
    package var pairs: [Pair]
    /// The changes in the scene.
    package var rows: [DifferenceRow]
    /// The views of the layout after; of the one before if there is none after.
    package var views: [ResolvedView]

    package init(
      id: ObjectID,
      title: String,
      pairs: [Pair],
      rows: [DifferenceRow],
      views: [ResolvedView]
    ) {
      self.id = id
      self.title = title
      self.pairs = pairs
      self.rows = rows
      self.views = views
    }
  }

  /// The pictures of both sides; `nil` for a side without the scene.
  package struct Pair {
    package var before: LayoutDrawing?
    package var after: LayoutDrawing?

    package init(before: LayoutDrawing? = nil, after: LayoutDrawing? = nil) {
      self.before = before
      self.after = after
    }
  }

  package init(
    _ compared: ComparedPair, _ environment: any EnvironmentChoice, _ runtime: any RuntimeChoice,
    _ localization: Localization, _ library: AssetLibrary
  ) throws {
    rows = compared.report.rows(from: compared.old.document, to: compared.new.document)
    let (old, new, _) = try runtime.applied(
      to: compared.old, compared.new, environment.viewChoice)
    let requests = runtime.applied(to: try environment.environments(for: new.tree.kind))
    // Both sides have one name, because the pictures belong together.
    let title = FilePaths.lastComponent(of: compared.pair.name)
    let before = Self.drawings(of: old, in: requests, localization, library, "before", title)
    let after = Self.drawings(of: new, in: requests, localization, library, "after", title)
    var seen: Set<ObjectID> = []
    for drawing in after + before where seen.insert(drawing.layout.scene).inserted {
      add(
        drawing.layout.scene, before.filter { $0.layout.scene == drawing.layout.scene },
        after.filter { $0.layout.scene == drawing.layout.scene })
    }
  }

  private static func drawings(
    of loaded: LoadedDocument, in requests: [RequestedEnvironment], _ localization: Localization,
    _ library: AssetLibrary, _ caption: String,
    _ title: String
  ) -> [LayoutDrawing] {
    guard loaded.document.properties.isTouch else { return [] }
    let assets = library.assets(around: loaded.name)
    var resolving = DocumentResolving(loaded, localization: localization)
    var preview: PreviewDocument?
    var drawings: [LayoutDrawing] = []
    for scene in resolving.scenes {
      for request in requests {
        let layout = resolving.layout(scene: scene, in: request)
        guard !layout.views.isEmpty else { continue }
        let texts = layout.environment.texts
        if preview?.texts != texts {
          preview = PreviewDocument(loaded.document, texts: texts, assets: assets)
        }
        guard let preview else { continue }
        var drawing = LayoutDrawing(layout, of: preview, title: title)
        drawing.fillContainers(resolving.embedded(in: scene, request))
        drawing.caption = caption
        drawings.append(drawing)
      }
    }
    return drawings
  }

  /// A pixel at the largest scale, in points. A smaller move is not seen.
  private static let tolerance = 0.34

  private mutating func add(
    _ id: ObjectID, _ before: [LayoutDrawing], _ after: [LayoutDrawing]
  ) {
    let own = rows.filter { $0.scene == id.text }
    let shown = after.isEmpty ? before : after
    guard let first = shown.first else { return }
    var moves = false
    let pairs = shown.indices.map { index in
      var pair = Pair(
        before: before.indices.contains(index) ? before[index] : nil,
        after: after.indices.contains(index) ? after[index] : nil)
      guard let old = pair.before?.layout, let new = pair.after?.layout else { return pair }
      let effects = LayoutDifference.between(old, new, tolerance: Self.tolerance).effects
      moves = moves || !effects.isEmpty
      let changed = effects.map(\.id.text) + own.map(\.id)
      pair.before?.emphasise(changed, as: .note)
      pair.after?.emphasise(changed, as: .note)
      pair.before?.isRestDimmed = true
      pair.after?.isRestDimmed = true
      return pair
    }
    guard !own.isEmpty || moves else { return }
    scenes.append(
      Scene(
        id: id, title: first.sceneName, pairs: pairs, rows: own, views: first.layout.views))
  }
}
