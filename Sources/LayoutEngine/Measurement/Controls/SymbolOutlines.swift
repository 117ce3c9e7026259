import LayoutModel

/// Widths and heights of system symbols at regular weight and medium scale, in em: the room that a
/// layout gives them, which is wider than the drawing by its side bearings and higher by a margin.
///
/// - Source: bounds of public drawings of the symbols in units of 1/24 em, the side bearing on the
///   left taken for both sides, 0.118 em added to the height; rounded to 0.01 em. Against the aspects
///   that documents record for them: 11 of 13 within 1.2 percent (calendar, camera, star, xmark,
///   magnifyingglass, squares, circles, triangle, bubble, chevron.down, gearshape), folder and video
///   off by 2 and 3 percent: they were redrawn. Against recorded sizes see ``SymbolProportions``.
enum SymbolOutlines {
  static func size(ofSymbol name: String) -> Size? {
    if let size = sizes[name] ?? family(of: name) { return size }
    // Filled symbols have the outline of the others.
    guard name.hasSuffix(".fill") else { return nil }
    return size(ofSymbol: String(name.dropLast(".fill".count)))
  }

  /// All symbols in a circle have the same outline, all in a square likewise.
  private static func family(of name: String) -> Size? {
    if name == "circle" || name.hasSuffix(".circle") { return circle }
    if name == "square" || name.hasSuffix(".square") { return square }
    return nil
  }

  static let circle = Size(width: 1.157, height: 1.112)
  private static let square = Size(width: 1.145, height: 1.017)

  private static let sizes: [String: Size] = {
    var sizes: [String: Size] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let width = Double(words[1]), let height = Double(words[2])
      else { preconditionFailure("a row of symbols is '\(line)'") }
      sizes[String(words[0])] = Size(width: width, height: height)
    }
    return sizes
  }()

  private static let table = """
    arrow.clockwise 1.04 1.17
    arrow.counterclockwise 1.04 1.17
    arrow.down 0.99 1.04
    arrow.left 1.17 0.86
    arrow.right 1.17 0.86
    arrow.up 0.99 1.04
    backward.fill 1.57 0.86
    bag 1.12 1.1
    bell 1.13 1.13
    bolt 0.96 1.21
    bookmark 1.02 1.17
    bubble.left 1.33 1.13
    bubble.right 1.33 1.13
    calendar 1.22 1.02
    camera 1.45 1.05
    cart 1.33 1.08
    checkmark 1.09 0.95
    clock 1.157 1.112
    creditcard 1.4 0.95
    ellipsis 1.09 0.305
    envelope 1.43 0.96
    exclamationmark.triangle 1.225 1.046
    eye 1.53 0.955
    eye.slash 1.53 1.015
    flag 1.17 1.08
    folder 1.36 1.02
    forward.fill 1.57 0.86
    gearshape 1.2 1.14
    globe 1.157 1.112
    heart 1.22 1.015
    house 1.41 1.145
    line.3.horizontal 1.24 0.62
    line.horizontal.3 1.24 0.62
    list.bullet 1.23 0.83
    location 1.09 1.03
    lock 0.94 1.08
    magnifyingglass 1.18 1.08
    map 1.26 1.08
    message 1.3 1.06
    minus 1.055 0.205
    moon 1.15 1.1
    paperplane 1.17 1.14
    pause 0.845 0.925
    pencil 1 0.9
    person 1.1 1.035
    person.2 1.61 1.02
    person.3 2.11 1.02
    person.fill 1.07 1
    phone 1.135 1.03
    photo 1.4 1.017
    play 0.975 0.94
    plus 1.055 0.925
    questionmark 0.78 1.05
    slider.horizontal.3 1.23 0.95
    square.grid.2x2 1.145 1.017
    star 1.28 1.156
    stop 1.15 1.017
    sun.max 1.23 1.18
    tag 1.31 1.21
    touchid 1.25 1.18
    trash 1.1 1.206
    video 1.5 0.95
    xmark 1.02 0.9
    """
}
