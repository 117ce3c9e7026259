import LayoutModel

/// The sizes of system symbols at regular weight and medium scale, in em, from public drawings of
/// them.
///
/// A symbol's image is wider than the drawing by its side bearings, and higher by a margin.
///
/// - Source: bounds of public drawings in units of 1/24 em; the side bearing on the left is used
///   for both sides. The ratios agree with those in documents for 12 of 14 symbols within 1.2
///   percent (folder and video were redrawn). Of recorded heights, 4 of 4 agree to a pixel
///   (chevron.right, envelope, lock, circles); of recorded widths, 5 of 7 within 0.4 points at 17
///   points.
enum SymbolOutlines {
  /// The outline of a symbol, or else of its family, or else of the symbol without `fill`.
  static func size(ofSymbol name: String) -> Size? {
    if let size = sizes[name] ?? family(of: name) { return size }
    for suffix in [".lefthalf.fill", ".leadinghalf.fill", ".fill"] where name.hasSuffix(suffix) {
      let plain = String(name.dropLast(suffix.count))
      return sizes[plain] ?? family(of: plain)
    }
    return nil
  }

  /// The outline of a family. All symbols in a circle have the same outline, and so do all in a
  /// square.
  private static func family(of name: String) -> Size? {
    if name == "circle" || name.hasSuffix(".circle") { return circle }
    if name == "square" || name.hasSuffix(".square") { return sizes["square.grid.2x2"] }
    return nil
  }

  /// The recorded size of a circle, such as 19.67 × 19 at 17 points and 3x. The drawing says 1.17 ×
  /// 1.114.
  static let circle = Size(width: 1.156, height: 1.112)

  /// The room above and below the drawing together, in em: 2 points at 17.
  ///
  /// - Source: circles, chevron.right, envelope and lock, 2.07 at most and 1.9 at least.
  private static let margin = 0.117

  private static let sizes: [String: Size] = {
    var sizes: [String: Size] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2, let width = Double(words[0]), let height = Double(words[1]) else {
        preconditionFailure("a row of outlines is '\(line)'")
      }
      for name in words.dropFirst(2) {
        sizes[String(name)] = Size(width: width / 24, height: height / 24 + margin)
      }
    }
    return sizes
  }()

  /// The symbols of each size: width with side bearings and height of the drawing in 1/24 em,
  /// followed by the symbols that have it. The widths of circles and squares follow from the ratios
  /// that documents record.
  private static let table = """
    24.89 25.17 arrow.clockwise arrow.counterclockwise
    23.74 22.13 arrow.up arrow.down
    28.11 17.76 arrow.left arrow.right
    26.78 23.58 bag
    27.08 24.21 bell
    23.07 26.18 bolt
    24.47 25.14 bookmark
    31.81 24.25 bubble.left bubble.right
    29.33 21.57 calendar
    34.76 22.34 camera
    31.83 23.04 cart
    26.17 20.03 checkmark
    27.77 23.9 clock globe
    33.52 20.02 creditcard
    26.06 4.44 ellipsis
    34.26 20.2 envelope
    29.34 22.26 exclamationmark.triangle
    36.81 20.08 eye
    36.81 21.5 eye.slash
    28.15 23 flag
    32.59 21.44 folder
    37.82 17.9 forward backward
    28.69 24.5 gearshape
    29.25 21.52 heart
    33.96 24.65 house
    29.69 12 line.3.horizontal line.horizontal.3
    29.59 17.13 list.bullet
    26.22 21.9 location
    22.58 22.99 lock
    28.29 23.13 magnifyingglass
    30.35 23.13 map
    31.3 22.55 message
    25.31 2.1 minus
    27.7 23.6 moon
    28.13 24.55 paperplane
    20.28 19.38 pause
    24.06 18.67 pencil
    26.45 21.7 person
    38.61 21.7 person.2
    50.79 21.7 person.3
    25.7 21.07 person.fill
    27.24 21.86 phone
    33.61 21.57 photo
    23.47 19.68 play
    25.31 19.34 plus
    18.72 22.33 questionmark
    29.59 19.96 slider.horizontal.3
    27.4 21.57 square.grid.2x2 stop
    30.8 24.9 star
    29.55 25.42 sun.max
    31.54 26.2 tag
    26.27 26.1 trash
    36.09 19.26 video
    24.56 18.79 xmark
    """
}
