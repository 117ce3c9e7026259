import HostAccess
package import LayoutComparison
import LayoutEngine
package import LayoutModel
package import LayoutPreview
package import LayoutWorkbench
import PictureFiles

/// Draws a scene on one device.
extension ReviewedSides {
  package mutating func drawing(_ layout: ResolvedLayout, isNew: Bool) -> LayoutDrawing {
    let key = PreviewKey(isNew: isNew, texts: layout.environment.texts)
    let loaded = isNew ? reviewer.new : reviewer.old
    let preview =
      previews[key]
      ?? PreviewDocument(
        loaded.document, texts: key.texts,
        assets: isNew ? reviewer.assets.new : reviewer.assets.old)
    previews[key] = preview
    return LayoutDrawing(layout, of: preview, title: "")
  }

  /// The pictures of one device: none if both sides look the same, or one; or one in each
  /// appearance if colours differ.
  package mutating func pictures(
    _ old: LayoutDrawing, _ new: LayoutDrawing, marks: [ReviewMark]
  ) -> [ReviewedScene.Picture] {
    func picture(_ appearance: PreviewAppearance) -> ReviewPicture {
      ReviewPicture(
        before: old.layout.views.isEmpty ? nil : old,
        after: new.layout.views.isEmpty ? nil : new, marks: marks,
        appearance: appearance)
    }
    let appearances = reviewer.appearance.map { [$0] } ?? [.light, .dark]
    let drawn = appearances.map(picture)
    let different = drawn.filter { !$0.isDrawnEqual && !Self.hasSamePixels($0) }
    guard let first = different.first else { return [] }
    let showsAll = drawn.contains(where: \.hasOtherColors) && different.count > 1
    let isNamed = appearances.count > 1 && (showsAll || first.appearance == .dark)
    return (showsAll ? different : [first]).map {
      self.picture($0, new.layout.environment, appearance: isNamed ? $0.appearance : nil)
    }
  }

  package func picture(
    _ picture: ReviewPicture, _ environment: LayoutEnvironment, appearance: PreviewAppearance?
  ) -> ReviewedScene.Picture {
    var parts = [environment.device ?? "canvas", environment.orientation.rawValue]
    if let split = environment.split { parts.append(split) }
    if environment.device == nil {
      parts[0] =
        NumberText.rounded(environment.size.width) + "x"
        + NumberText.rounded(environment.size.height)
    }
    if let appearance { parts.append(appearance.rawValue) }
    return ReviewedScene.Picture(
      picture: picture, environment: environment,
      caption: environment.caption + (appearance.map { ", \($0.rawValue)" } ?? ""),
      fileName: parts.joined(separator: "-"), sheet: "", png: nil)
  }

  /// Whether both sides have the same pixels, if a library can draw them. Differences in white on
  /// white, or under a bar, are invisible.
  private static func hasSamePixels(_ picture: ReviewPicture) -> Bool {
    guard canWritePictures, picture.before != nil, picture.after != nil else { return false }
    do {
      let writer = PictureWriter(.png)
      func pixels(
        _ side: (((before: String?, after: String?)) -> String?)
      ) throws(CommandFailure) -> [UInt8] {
        try writer.bytes { fitting in
          side(fitting.map { picture.plain(fitting: $0) } ?? picture.plain) ?? ""
        }
      }
      return try pixels(\.before) == pixels(\.after)
    } catch {
      // If it can't be drawn as pixels, the written pictures are compared.
      return false
    }
  }

  /// The effects that a person reads, with the names that lists of views have. What comes or goes together with its
  /// superview, and the content view of a row that moves, say nothing that the superview does not say.
  func told(of effects: [LayoutDifference.Effect]) -> [LayoutDifference.Effect] {
    let kinds = Dictionary(effects.map { ($0.id, $0.kind) }) { first, _ in first }
    return effects.compactMap { effect in
      let isGone = effect.kind == .disappeared
      let document = isGone ? reviewer.old.document : reviewer.new.document
      guard let view = document.view(effect.id) else { return effect }
      if let above = view.parent.flatMap({ kinds[document.views[$0].id] }) {
        let comesOrGoes = isGone || effect.kind == .appeared
        if comesOrGoes ? above == effect.kind : Self.contentViews.contains(view.kind) { return nil }
      }
      var told = effect
      told.name = document.listedName(of: view)
      return told
    }
  }

  private static let contentViews: Set<ViewKind> = [
    .tableViewCellContentView, .collectionViewCellContentView,
  ]

  /// Marks for the views that move, then for views with other changes.
  ///
  /// - Parameters:
  ///   - told: the effects that get a mark.
  ///   - effects: all effects. Their views have no other marks.
  package func marks(
    _ told: [LayoutDifference.Effect], of effects: [LayoutDifference.Effect],
    _ rows: [DifferenceRow], _ layout: ResolvedLayout
  ) -> [ReviewMark] {
    let document = reviewer.new.document
    var marks = told.map(ReviewMark.init)
    var known = Set(effects.map(\.id))
    let views = Set(layout.views.map(\.id))
    for row in rows where row.path.map(Self.isSeen) ?? true {
      let id = ObjectID(row.id)
      guard views.contains(id), let view = document.view(id), known.insert(id).inserted else {
        continue
      }
      let what = row.path.map { "its \($0) is another" } ?? "is another"
      marks.append(
        ReviewMark(
          id: id, name: document.listedName(of: view), kind: .changed,
          text: Self.values(row) ?? what))
    }
    return marks
  }

  /// Whether a property may change how a view looks. Notes of designers and what tools read do not,
  /// so that a mark would point at nothing.
  private static func isSeen(_ path: String) -> Bool {
    !unseen.contains { path == $0 || path.hasPrefix($0 + "[") || path.hasPrefix($0 + ".") }
  }

  /// - Source: the identity inspector of Interface Builder, and what `UIView` draws of it: nothing.
  private static let unseen = [
    "attributedString[userComments]", "accessibility", "userLabel", "customClass", "customModule",
    "customModuleProvider", "restorationIdentifier", "storyboardIdentifier", "reuseIdentifier",
    "identifier", "tag", "misplaced", "verifyAmbiguity",
  ]

  /// The greatest length of a value beside a picture.
  private static let longest = 40

  private static func values(_ row: DifferenceRow) -> String? {
    guard let path = row.path else { return nil }
    func shown(_ value: String?) -> String {
      guard let value, !value.isEmpty else { return "not set" }
      return value.count > longest ? value.prefix(longest) + "…" : value
    }
    return "\(path) \(shown(row.old)) → \(shown(row.new))"
  }
}
