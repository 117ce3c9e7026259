/// A symbol as lines in a square of 24 units. It is our own drawing of what a system symbol's name
/// describes.
struct SymbolGlyph: Hashable {
  /// The lines, in the form of an SVG path.
  var path: String
  /// Whether the lines are the edge of a filled area.
  var isFilled = false
  /// The circle or square around the symbol.
  var frame: Frame?
  /// Whether a line goes through the symbol.
  var isStruck = false
  /// Whether lines are thicker, because points stand for dots.
  var isDotted = false

  enum Frame: Hashable { case circle, square }

  /// The glyph of a system symbol; `nil` if the package has no drawing of it.
  init?(named name: String) {
    var words = name.split(separator: ".").map(String.init)
    isFilled = words.contains("fill")
    isStruck = words.contains("slash") && words.count > 1
    if words.count > 1 {
      words.removeAll { ["fill", "slash", "rectangle", "badge"].contains($0) }
    }
    if words.count > 1, let last = words.last, last == "circle" || last == "square" {
      frame = last == "circle" ? .circle : .square
      words.removeLast()
    }
    // A name is looked up as it is, such as `speaker.wave.2`, and then without its last parts:
    // `person.crop` becomes `person`.
    var path: String?
    while path == nil, !words.isEmpty {
      let key = words.joined(separator: ".")
      path = Self.paths[key]
      isDotted = Self.dotted.contains(key)
      words.removeLast()
    }
    guard let path else { return nil }
    self.path = path
  }

  private static let dotted: Set<String> = ["ellipsis"]

  private static let paths: [String: String] = {
    var paths: [String: String] = [:]
    for line in table.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else {
        preconditionFailure("a row of symbols is '\(line)'")
      }
      for name in line[..<space].split(separator: ",") {
        paths[String(name)] = String(line[line.index(after: space)...])
      }
    }
    return paths
  }()

  private static let table = """
    plus M12 4v16M4 12h16
    minus M4 12h16
    xmark,multiply M5 5l14 14M19 5L5 19
    checkmark M4 13l5 6L20 5
    chevron.right,chevron.forward M9 4l8 8-8 8
    chevron.left,chevron.backward M15 4l-8 8 8 8
    chevron.up M4 15l8-8 8 8
    chevron.down M4 9l8 8 8-8
    arrow.right,arrow.forward M3 12h18M14 5l7 7-7 7
    arrow.left,arrow.backward M21 12H3M10 5l-7 7 7 7
    arrow.up M12 21V3M5 10l7-7 7 7
    arrow.down M12 3v18M5 14l7 7 7-7
    arrow.clockwise,arrow.triangle.2.circlepath,goforward M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5
    arrow.counterclockwise,gobackward M5 12a7 7 0 1 0 2-5l-2 2M5 4v5h5
    arrowshape.turn.up.left M10 5L3 11l7 6v-4c6 0 9 2 11 6 0-7-4-10-11-10z
    magnifyingglass M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12M14.5 14.5L21 21
    house,homekit M3 11l9-8 9 8M5.5 9.5V20h5v-6h3v6h5V9.5
    person M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 20c0-4 3.5-6 8-6s8 2 8 6z
    person.2,person.3 M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2 19c0-3.500 3-5 7-5s7 1.500 7 5zM16 5a3.500 3.500 0 0 1 0 7M18 14c2.500.500 4 2 4 5h-3
    heart M12 20C5 15 3 12 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 12 19 15 12 20z
    star M12 3l2.700 5.800 6.300.800-4.600 4.400 1.200 6.300L12 17.200 6.400 20.300l1.200-6.300L3 9.600l6.300-.800z
    bell M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 20a2 2 0 0 0 4 0
    gear,gearshape M12 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M5.600 18.400l2.100-2.100M16.300 7.700l2.100-2.100
    trash M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13
    square.and.arrow.up M8 9H5v12h14V9h-3M12 15V3M8 7l4-4 4 4
    square.and.arrow.down M8 9H5v12h14V9h-3M12 3v12M8 11l4 4 4-4
    square.and.pencil M13 5H4v15h15v-9M9 15l1-4 9-9 3 3-9 9z
    pencil M4 20l1-5L16 4l4 4L9 19z
    folder M3 6h6l2 2h10v11H3z
    book,book.closed,books M12 6c-2-1.500-5-2-9-2v14c4 0 7 .500 9 2 2-1.500 5-2 9-2V4c-4 0-7 .500-9 2v14
    bookmark M6 3h12v18l-6-5-6 5z
    camera M3 8h4l2-3h6l2 3h4v12H3zM12 10a4 4 0 1 0 0 8a4 4 0 1 0 0-8
    photo M3 5h18v14H3zM3 17l5-6 4 5 3-3 6 5
    play M7 4l13 8-13 8z
    pause M8 5v14M16 5v14
    stop M6 6h12v12H6z
    forward M3 6l9 6-9 6zM12 6l9 6-9 6z
    backward M21 6l-9 6 9 6zM12 6l-9 6 9 6z
    ellipsis M5 12h.010M12 12h.010M19 12h.010
    line.3.horizontal,line.horizontal.3,text.alignleft M4 6h16M4 12h16M4 18h16
    list.bullet,list.dash,list.number M8 6h13M8 12h13M8 18h13M3.500 6h.010M3.500 12h.010M3.500 18h.010
    slider.horizontal.3,slider M3 7h18M3 17h18M15 4v6M8 14v6
    info M12 11v7M12 6.500v.010
    questionmark M8 8a4 4 0 1 1 5 4c-1 .500-1 1-1 2.500M12 18.500v.010
    exclamationmark M12 5v9M12 18.500v.010
    exclamationmark.triangle M12 3l10 18H2zM12 9v6M12 18v.010
    lock M6 11h12v10H6zM8 11V8a4 4 0 0 1 8 0v3
    key M8 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 12h10v4M18 12v3
    envelope,mail M3 6h18v13H3zM3 7l9 7 9-7
    phone M6 3l3 5-2 2c1 3 3 5 6 6l2-2 5 3c0 3-2 4-4 4C9 21 3 14 3 7c0-2 1-4 3-4z
    message,bubble,text.bubble,bubble.left M4 4h16v12H11l-5 4v-4H4z
    calendar M4 5h16v16H4zM4 10h16M8 3v4M16 3v4
    clock,timer,alarm,stopwatch M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7v5l4 2
    globe,network,safari M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18
    location M21 3L3 11l8 2 2 8z
    paperplane M21 3L3 10l7 3 3 8z
    mappin,map M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8a2 2 0 1 0 0 4a2 2 0 1 0 0-4
    eye M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6
    mic M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3M6 11a6 6 0 0 0 12 0M12 17v4
    speaker M6 9h4l5-5v16l-5-5H6z
    speaker.wave.2,speaker.wave.3,speaker.wave.1 M3 9h4l5-5v16l-5-5H3zM15 9c1.500 2 1.500 4 0 6M18 6c3 4 3 8 0 12
    video M3 6h12v12H3zM15 11l6-4v10l-6-4z
    tag M3 3h9l9 9-9 9-9-9zM7.500 7.500v.010
    cart,bag M2 4h3l3 11h10l3-8H6M9 19.500v.010M17 19.500v.010
    bolt M13 2L5 14h6l-1 8 9-13h-6z
    sun.max,sun M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2
    moon M20 14a8.500 8.500 0 1 1-10-10a7 7 0 0 0 10 10z
    wifi M3 9c5-5 13-5 18 0M6 13c3-3.500 9-3.500 12 0M9 16.500c2-2 4-2 6 0M12 20v.010
    square.grid.2x2 M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z
    square.stack,rectangle.stack M4 9h16v11H4zM6 6h12M8 3h8
    doc,note,newspaper M6 3h8l4 4v14H6zM14 3v4h4
    paperclip,link M9 13l6-6a3 3 0 0 1 4 4l-8 8a5 5 0 0 1-7-7l8-8
    creditcard M3 5h18v14H3zM3 9h18
    chart.bar,chart M4 20V12h4v8M10 20V4h4v16M16 20V8h4v12M3 20h18
    circle,record,smallcircle M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18
    square,app M4 4h16v16H4z
    qrcode M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M18 14h2v2M14 18h2v2M20 20h.010
    wand M4 20L15 9M15 4v3M20 9h-3M18.500 5.500l-2 2
    """
}
