import LayoutModel

/// A scene in one environment before and after a change.
///
///     let picture = ReviewPicture(before: old, after: new, marks: marks)
///     if !picture.isDrawnEqual { write(picture.sheet()) }
///
/// Both sides show the same part of the plane, so that one can be laid over the other.
package struct ReviewPicture: Sendable {
  /// The earlier state; `nil` for a new scene.
  package let before: LayoutDrawing?
  /// The later state; `nil` for a removed scene.
  package let after: LayoutDrawing?
  package private(set) var marks: [ReviewMark]
  package let appearance: PreviewAppearance?
  /// The seen parts of the marked views, before and after.
  private(set) var places: [(before: Rect?, after: Rect?)]
  /// The part of the plane that both show.
  let part: Rect

  /// - Precondition: there is at least one side.
  package init(
    before: LayoutDrawing?, after: LayoutDrawing?, marks: [ReviewMark],
    appearance: PreviewAppearance?
  ) {
    precondition(before != nil || after != nil, "a picture of nothing")
    self.before = before
    self.after = after
    self.appearance = appearance
    let options = PreviewOptions(showsTitle: false)
    let (old, new) = (before.map(Frames.init), after.map(Frames.init))
    let parts = [before, after].compactMap { $0?.pictureRect(options) }
    part = parts.dropFirst().reduce(parts[0]) { $0.union($1) }
    var told: [ReviewMark] = []
    var places: [(before: Rect?, after: Rect?)] = []
    for var mark in marks {
      guard let last = new?[mark.id] ?? old?[mark.id] else { continue }
      if let beyond = last.beyond { mark.text += ", \(beyond.placeWords)" }
      told.append(mark)
      places.append((before: old?[mark.id]?.shown, after: new?[mark.id]?.shown))
    }
    // A list that has room for some of them begins with those that the picture shows.
    func isShown(_ index: Int) -> Bool { places[index].before != nil || places[index].after != nil }
    let order = told.indices.filter(isShown) + told.indices.filter { !isShown($0) }
    self.marks = order.map { told[$0] }
    self.places = order.map { places[$0] }
    if !told.indices.contains(where: isShown) { markDifferences() }
  }

  /// Marks what looks different where no view stands for it, such as an item of a bar.
  private mutating func markDifferences() {
    guard let old = side(before), let new = side(after), old != new else { return }
    for place in DrawnDifference(old, new, in: part).places {
      marks.append(ReviewMark(id: "", name: "Here", kind: .changed, text: place.sentence))
      places.append((before: place.area, after: place.area))
    }
  }

  /// Whether both sides look exactly the same. Marks do not count.
  package var isDrawnEqual: Bool { side(before) == side(after) }

  /// Both sides without marks, as SVG documents; `nil` if a side does not exist.
  package var plain: (before: String?, after: String?) { (side(before), side(after)) }

  /// The same for a page that has a ground of its own, light or dark.
  var bare: (before: String?, after: String?) {
    (side(before, hasBackdrop: false), side(after, hasBackdrop: false))
  }

  /// The same for a renderer that can't set letters to a length.
  package func plain(fitting: any LetterFitting) -> (before: String?, after: String?) {
    (side(before, fitting: fitting), side(after, fitting: fitting))
  }

  private func side(
    _ drawing: LayoutDrawing?, fitting: (any LetterFitting)? = nil, hasBackdrop: Bool = true
  ) -> String? {
    guard let drawing else { return nil }
    var svg = SVGWriter(fitting: fitting)
    svg.beginPicture(part, title: "", hasBackdrop: hasBackdrop)
    draw(drawing, &svg)
    svg.end()
    return svg.text
  }

  func draw(
    _ drawing: LayoutDrawing, _ svg: inout SVGWriter
  ) {
    let scene = drawing.placedScene
    drawing.draw(
      scene, drawing.deviceFrame(scene),
      PreviewOptions(showsTitle: false, appearance: appearance), &svg)
  }

  /// The approximate width of a side on a page. Marks have the same size in all pictures.
  private static let shownWidth = 520.0

  /// The marks alone, to be laid over one side or over both.
  func overlay(_ side: MarkDrawing.Side) -> String {
    var svg = SVGWriter()
    svg.begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": part.width, "height": part.height,
        "viewBox": [part.x, part.y, part.width, part.height].map { $0.svgText ?? "0" }
          .joined(separator: " "), "font-family": fontStack,
      ])
    MarkDrawing(self, scale: min(1, Self.shownWidth / part.width)).draw(side, &svg)
    svg.end()
    return svg.text
  }
}

/// The places of a drawing's visible views.
private struct Frames {
  struct Place {
    /// The part on the screen or beside it; `nil` if nothing of the view is seen.
    var shown: Rect?
    /// The edge of the screen beyond which the view lies.
    var beyond: ScreenEdge?
  }

  private var places: [ObjectID: Place] = [:]

  init(_ drawing: LayoutDrawing) {
    let views = drawing.layouts.flatMap(\.views)
    let area = drawing.seenRect
    for (view, frame) in zip(views, drawing.screenFrames) where places[view.id] == nil {
      guard let frame else { continue }
      let edge = ScreenEdge(before: frame, of: area)
      places[view.id] = Place(shown: edge == nil ? frame.intersection(area) : nil, beyond: edge)
    }
  }

  subscript(id: ObjectID) -> Place? { places[id] }
}

extension ReviewPicture {
  /// Whether the two sides have different colours. Such a change should be checked in light and
  /// dark appearance.
  package var hasOtherColors: Bool { Self.colors(side(before)) != Self.colors(side(after)) }

  private static func colors(_ svg: String?) -> Set<Substring> {
    guard let svg else { return [] }
    var colors: Set<Substring> = []
    for part in svg.split(separator: "\"") where part.first == "#" { colors.insert(part) }
    return colors
  }
}
