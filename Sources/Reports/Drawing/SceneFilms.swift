package import HostAccess
import LayoutComparison
package import LayoutModel
package import LayoutPreview
package import LayoutWorkbench
package import ProjectFolders

/// Filmstrips of a document's scenes: a picture after each revision that changed their look.
///
/// The states of the document are read from the newest one back, two at a time. Each scene is followed by its views
/// (``ScenePairs``), so that another id or name does not end its film. All pictures are of one device, and show the images
/// of the present catalogues.
package struct SceneFilms {
  /// A state of the document in its history.
  package struct State {
    package var version: DocumentVersion
    package var loaded: LoadedDocument

    package init(version: DocumentVersion, loaded: LoadedDocument) {
      (self.version, self.loaded) = (version, loaded)
    }
  }

  private let request: RequestedEnvironment
  private let localization: Localization
  private let assets: ProjectAssets?
  private let appearance: PreviewAppearance?
  /// The most pictures of a scene.
  private let most: Int
  private var tracks: [Track] = []

  /// The most revisions of a document that are looked at, because each must be read and resolved.
  package static let mostRevisions = 200

  package init(
    on request: RequestedEnvironment, _ localization: Localization, assets: ProjectAssets?,
    appearance: PreviewAppearance?, most: Int
  ) {
    self.request = request
    self.localization = localization
    self.assets = assets
    self.appearance = appearance
    self.most = most
  }

  /// A scene that is followed back through the history.
  private struct Track {
    var id: ObjectID
    /// The position in the state that was read last.
    var position: Int
    var shown: Shown
    /// The pictures, the newest first.
    var frames: [ReportPage.Film.Frame] = []
    var isDone = false
    var note: String?
  }

  private struct Shown {
    var svg: String
    /// The layouts of the scene, and of the column beside it if it is in a split view.
    var layouts: [ResolvedLayout]

    /// The lines of the drawing without the sentences for people who can't see it. These also count views that are not
    /// drawn.
    var shapes: [Substring] {
      svg.split(separator: "\n").filter { !$0.hasPrefix("  <title>") && !$0.hasPrefix("  <desc>") }
    }
  }

  /// The films of some scenes. A scene without an older look has none.
  ///
  /// - Parameters:
  ///   - newest: the present document, with the scenes of the report.
  ///   - older: the number of older states.
  ///   - state: returns an older state, from 0 for the latest of them; `nil` for an unreadable one, which is skipped.
  package mutating func films(
    of scenes: [ObjectID], in newest: State, older: Int, state: (Int) throws -> State?
  ) rethrows -> [ObjectID: ReportPage.Film] {
    var newer = newest
    var resolving = DocumentResolving(newest.loaded, localization: localization)
    tracks = scenes.compactMap { id in
      guard let position = newest.loaded.document.scene(id)?.index,
        let shown = shown(position, &resolving)
      else { return nil }
      return Track(id: id, position: position, shown: shown)
    }
    for index in 0..<min(older, Self.mostRevisions) where tracks.contains(where: { !$0.isDone }) {
      guard let before = try state(index) else { continue }
      step(from: newer, to: before)
      newer = before
    }
    for index in tracks.indices where !tracks[index].isDone {
      add(newer.version, ["first picture"], to: index)
      if older > Self.mostRevisions {
        tracks[index].note = "Only the last \(Self.mostRevisions) revisions were looked at."
      }
    }
    var result: [ObjectID: ReportPage.Film] = [:]
    for track in tracks where track.frames.count > 1 {
      result[track.id] = ReportPage.Film(
        frames: track.frames.reversed(), device: track.shown.layouts[0].environment.caption,
        note: track.note)
    }
    return result
  }

  private mutating func step(from newer: State, to older: State) {
    var partners: [Int: Int] = [:]
    for pair in ScenePairs(from: older.loaded.document, to: newer.loaded.document).pairs {
      partners[pair.new] = pair.old
    }
    var resolving = DocumentResolving(older.loaded, localization: localization)
    for index in tracks.indices where !tracks[index].isDone {
      guard let position = partners[tracks[index].position],
        let before = shown(position, &resolving)
      else {
        add(newer.version, ["the scene is new"], to: index)
        tracks[index].isDone = true
        continue
      }
      tracks[index].position = position
      guard before.shapes != tracks[index].shown.shapes else { continue }
      let changes = zip(before.layouts, tracks[index].shown.layouts).flatMap { old, new in
        LayoutDifference.between(old, new, tolerance: DocumentReviewer.tolerance).effects
          .map { effect in
            let mark = ReviewMark(effect)
            return "\(mark.name): \(mark.text)"
          }
      }
      add(
        newer.version, changes.isEmpty ? ["looks different, and nothing moves"] : changes, to: index
      )
      tracks[index].shown = before
      if tracks[index].frames.count >= most {
        tracks[index].isDone = true
        tracks[index].note =
          "Older changes are left out: '--history' takes up to \(Self.mostFrames)."
      }
    }
  }

  /// The largest number of pictures that an option may name.
  package static let mostFrames = 50

  private mutating func add(_ version: DocumentVersion, _ changes: [String], to index: Int) {
    tracks[index].frames.append(
      ReportPage.Film.Frame(
        svg: tracks[index].shown.svg, day: version.time.map { String($0.prefix { $0 != "T" }) },
        commit: version.commit.map { String($0.prefix(8)) }, author: version.author,
        message: version.message, changes: changes))
  }

  /// A scene as the report draws it. In a split view it includes the column beside it.
  private func shown(_ scene: Int, _ resolving: inout DocumentResolving) -> Shown? {
    let document = resolving.loaded.document
    let columns = SplitColumnScenes(document, scenes: Array(document.scenes.indices))
    let screen = columns.screen(of: scene, in: request)
    var drawing = drawing(scene, screen?.request ?? request, &resolving)
    guard !drawing.layout.views.isEmpty else { return nil }
    drawing.split = screen?.beside(drawing.layout) { self.drawing($0, $1, &resolving) }
    var options = PreviewOptions(showsTitle: false, appearance: appearance)
    options.showsBackdrop = false
    return Shown(svg: drawing.svg(options), layouts: drawing.layouts)
  }

  private func drawing(
    _ scene: Int, _ request: RequestedEnvironment, _ resolving: inout DocumentResolving
  ) -> LayoutDrawing {
    let layout = resolving.layout(scene: scene, in: request)
    let preview = PreviewDocument(
      resolving.loaded.document, texts: layout.environment.texts, assets: assets)
    var drawing = LayoutDrawing(layout, of: preview, title: "")
    drawing.fillContainers(resolving.embedded(in: scene, request))
    return drawing
  }
}
