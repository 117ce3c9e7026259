import LayoutEngine
import LayoutModel

/// The look of the pieces of a text, besides their size and weight.
struct TextStyling {
  var color: PreviewColor
  var anchor: SVGWriter.Anchor = .start
  /// For each run, its family, and whether it is italic. The last entry counts for all further
  /// runs.
  var faces: [Face] = [Face()]
  /// For each run, its own colour, if it has one.
  var colors: [PreviewColor?] = []

  struct Face: Hashable {
    var family: String?
    var isItalic = false
    /// The decoration of the text: a line through it, or one below it.
    var decoration: String?
  }

  func face(_ run: Int) -> Face { faces.isEmpty ? Face() : faces[min(run, faces.count - 1)] }

  func color(_ run: Int) -> PreviewColor {
    colors.indices.contains(run) ? colors[run] ?? color : color
  }
}

extension TextStyling.Face {
  /// The family of a font that a document names. The system font has none.
  init(_ font: FontDescription?) {
    self.init()
    switch font?.face {
    case .system(_, let italic): isItalic = italic
    case .named(let name, let family):
      isItalic = name.hasSuffix("Italic") || name.hasSuffix("Oblique") || name.hasSuffix("It")
      let plain = family ?? name.split(separator: "-").first.map(String.init) ?? name
      if !plain.hasPrefix("."), !plain.hasPrefix("SF") { self.family = plain }
    default: break
    }
  }

  /// The list for SVG's `font-family`. The fonts of all pictures come last.
  var familyList: String? {
    family.map { "'" + $0.filter { !"'\"\\;{}<>".contains($0) } + "', " + fontStack }
  }
}

extension FontWeight {
  /// The value of SVG's `font-weight`; `nil` for regular.
  var svgWeight: String? {
    switch self {
    case .thin: "100"
    case .ultraLight: "200"
    case .light: "300"
    case .regular: nil
    case .medium: "500"
    case .semibold: "600"
    case .bold: "700"
    case .heavy: "800"
    case .black: "900"
    }
  }
}
