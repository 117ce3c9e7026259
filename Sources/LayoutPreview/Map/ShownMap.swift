import LayoutModel

/// A map with the pictures of a report: the entries that show the scenes, and the ends of the
/// arrows.
struct ShownMap {
  let map: AppMap
  /// For each scene of the map, the entry of the page that shows it; `nil` if none does.
  let numbers: [Int?]
  let sheet: AppMap.Sheet
  /// For each scene, the part of its picture that the card shows, and the frames in it.
  private let pictures: [Int: (box: Rect, frames: [ObjectID: Rect])]

  /// The size of a card: the picture, and below it the scene's name and that of its document.
  private static let card = Size(width: 148, height: 276)
  private static let nameHeight = 76.0

  init(_ map: AppMap, _ entries: [ReportPage.Entry]) {
    self.map = map
    var known: [String: ReportPage.Entry] = [:]
    for entry in entries {
      guard let scene = entry.scene else { continue }
      known[entry.document + "\n" + scene.id.text] = entry
    }
    var pictures: [Int: (box: Rect, frames: [ObjectID: Rect])] = [:]
    let shown = map.scenes.map { known[$0.document + "\n" + $0.id.text] }
    for (scene, entry) in shown.enumerated() {
      guard let own = entry?.scene, let picture = own.pictures.first,
        let box = Self.viewBox(picture.svg)
      else { continue }
      var frames: [ObjectID: Rect] = [:]
      for (view, frame) in zip(own.views, picture.frames) { frames[view.id] = frame }
      pictures[scene] = (box, frames)
    }
    self.pictures = pictures
    numbers = shown.map { $0?.number }
    sheet = map.sheet { _ in Self.card }
  }

  /// The first `viewBox` of a picture.
  private static func viewBox(_ svg: String) -> Rect? {
    guard let start = svg.firstRange(of: "viewBox=\"") else { return nil }
    let parts = svg[start.upperBound...].prefix { $0 != "\"" }.split(separator: " ")
      .compactMap { Double($0) }
    guard parts.count == 4, parts[2] > 0, parts[3] > 0 else { return nil }
    return Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  // MARK: Arrows

  /// All segues except those of containers, as one drawing over the sheet.
  var arrows: String {
    var frames: [Int: Rect] = [:]
    for box in sheet.boxes { frames[box.scene] = box.frame }
    var svg = SVGWriter()
    svg.begin(
      "svg",
      [
        "class": "arrows", "width": sheet.size.width, "height": sheet.size.height,
        "aria-hidden": "true",
      ])
    for segue in map.segues where segue.kind != .contains {
      guard let from = frames[segue.source], let to = frames[segue.destination] else { continue }
      draw(segue, from: start(segue, from, to: to), to: to, around: from, &svg)
    }
    svg.end()
    return svg.text
  }

  /// The start of an arrow: the middle of the control on the card. If the scene itself starts the
  /// segue, it is the middle of the edge at the side of the destination.
  private func start(_ segue: AppMap.Segue, _ card: Rect, to target: Rect) -> Point {
    guard let picture = pictures[segue.source], let control = segue.control,
      let frame = picture.frames[control]
    else {
      return Point(
        x: target.maxX <= card.x ? card.x : card.maxX, y: card.y + card.height / 2)
    }
    // The browser fits the whole picture into the middle of the card.
    let room = Rect(
      x: card.x + 8, y: card.y + 8, width: card.width - 16,
      height: card.height - Self.nameHeight - 16)
    let scale = min(room.width / picture.box.width, room.height / picture.box.height)
    let place = Point(
      x: room.midX + (frame.midX - picture.box.midX) * scale,
      y: room.midY + (frame.midY - picture.box.midY) * scale)
    return Point(
      x: min(max(place.x, room.x), room.maxX), y: min(max(place.y, room.y), room.maxY))
  }

  /// How far apart the ends of a segue to its own scene are.
  private static let loop = 32.0

  private func draw(
    _ segue: AppMap.Segue, from start: Point, to target: Rect, around card: Rect,
    _ svg: inout SVGWriter
  ) {
    let isForward = target.x >= card.maxX
    let isBack = target.maxX <= card.x
    var end = Point(
      x: isForward ? target.x - 1 : target.maxX + 1,
      y: min(max(start.y, target.y + 20), target.maxY - 20))
    if target == card {
      // A segue to its own scene comes back a bit further down, or up at the end of the card.
      end.y += end.y + Self.loop > target.maxY - 20 ? -Self.loop : Self.loop
    }
    // An arrow within a column makes a curve at the right side.
    let reach = isForward || isBack ? max(24, abs(end.x - start.x) / 2) : 48
    let first = Point(
      x: isBack ? start.x - reach : max(start.x, isForward ? start.x : card.maxX) + reach,
      y: start.y)
    let second = Point(x: isForward ? end.x - reach : end.x + reach, y: end.y)
    func text(_ point: Point) -> String { "\(point.x.svgText ?? "0") \(point.y.svgText ?? "0")" }
    svg.element(
      "path",
      [
        "class": "segue \(segue.kind.rawValue)",
        "d": "M\(text(start))C\(text(first)) \(text(second)) \(text(end))",
      ])
    svg.element("circle", ["class": "end", "cx": start.x, "cy": start.y, "r": 3])
    let side = isForward ? -7.0 : 7
    let head = [end, Point(x: end.x + side, y: end.y - 4), Point(x: end.x + side, y: end.y + 4)]
    svg.element(
      "path", ["class": "end", "d": "M" + head.map(text).joined(separator: "L") + "z"])
  }
}

extension AppMap {
  /// The kinds of segues that have arrows, in their order.
  var usedKinds: [Kind] {
    let used = Set(segues.map(\.kind))
    return Kind.allCases.filter { used.contains($0) && $0 != .contains }
  }
}

extension AppMap.Kind {
  var title: String {
    switch self {
    case .contains: "contains"
    case .embed: "embedded"
    case .show: "show"
    case .modal: "presented"
    case .popover: "popover"
    case .custom: "custom"
    }
  }
}
