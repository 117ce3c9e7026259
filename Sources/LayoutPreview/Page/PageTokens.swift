/// Type, spacing, colours and icons that all our pages share.
///
/// Colours have a contrast of at least 4.5 to their background, in both appearances; a test checks
/// this. Spaces are multiples of 4 points, sizes of text are 12, 13, 15, 17 and 22.
enum PageTokens {
  /// The custom properties for light and dark appearance, and the style with which every page
  /// begins.
  static let style = """
    :root{\(declarations(.light))}
    @media (prefers-color-scheme:dark){:root{\(declarations(.dark))}}
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    body{margin:0;background:var(--back);color:var(--text);font:15px/1.45 -apple-system,"Segoe UI",Inter,Roboto,Helvetica,Arial,sans-serif;-webkit-text-size-adjust:100%}
    button,input,select{font:inherit;color:inherit}
    a{color:var(--accent);overflow-wrap:anywhere}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
    .icon{width:16px;height:16px;flex:none;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
    .skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;z-index:9;background:var(--back);padding:8px}
    """

  /// A colour of the pages in one appearance.
  struct Colour: Sendable {
    var name: String
    var light: String
    var dark: String
  }

  static let colours: [Colour] = [
    Colour(name: "back", light: "#ffffff", dark: "#15171b"),
    Colour(name: "soft", light: "#f4f5f7", dark: "#1f2329"),
    Colour(name: "line", light: "#d9dde3", dark: "#363c46"),
    Colour(name: "text", light: "#1d2129", dark: "#eceef1"),
    Colour(name: "dim", light: "#5b6472", dark: "#a2abb8"),
    Colour(name: "accent", light: "#0b5cd5", dark: "#7db0ff"),
    Colour(name: "chosen", light: "#e6effd", dark: "#21324c"),
    Colour(name: "error", light: "#c4261a", dark: "#ff8a80"),
    Colour(name: "warning", light: "#8f5300", dark: "#ffbf66"),
    Colour(name: "note", light: "#5b48c2", dark: "#b7a9ff"),
    Colour(name: "good", light: "#0a6e42", dark: "#6fd6a3"),
  ]

  /// The colours of light appearance, which are also used on paper.
  static let light = declarations(.light)
  static let dark = declarations(.dark)

  private static func declarations(_ appearance: PreviewAppearance) -> String {
    colours.map { "--\($0.name):\(appearance == .light ? $0.light : $0.dark)" }
      .joined(separator: ";")
  }

  /// Icons: shapes on a square of 16 points, drawn with lines of 1.6 points.
  enum Icon: String, CaseIterable {
    case sideBySide, slider, onion, flicker, marks, previous, next, search, list, grid, heat, cells,
      map
    case error, warning, note, change, document, close, approve

    private var path: String {
      switch self {
      case .sideBySide: "M2 3h5v10H2zM9 3h5v10H9z"
      case .slider: "M2 3h12v10H2zM8 1v14M5.5 6.5 4 8l1.5 1.5M10.5 6.5 12 8l-1.5 1.5"
      case .onion: "M2 5h8v8H2zM6 2h8v8H6z"
      case .flicker: "M9 1 3 9h5l-1 6 6-8H8z"
      case .marks: "M2 5V2h3M11 2h3v3M14 11v3h-3M5 14H2v-3M6 6h4v4H6z"
      case .previous: "M10 3 5 8l5 5"
      case .next: "m6 3 5 5-5 5"
      case .search: "M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM11 11l3.5 3.5"
      case .list: "M2 4h12M2 8h12M2 12h12"
      case .grid: "M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z"
      case .heat: "M2 2h12v12H2zM6 2v12M10 2v12M2 6h12M2 10h12"
      case .cells: "M2 2h12v12H2zM6 2v12M2 6h12M8.500 9h3v3h-3z"
      case .map: "M1.5 3h4v4h-4zM10.5 9h4v4h-4zM5.5 5H8v6h2.5"
      case .error: "M5 1.5h6L14.5 5v6L11 14.5H5L1.5 11V5zM8 5v3.5M8 11v.2"
      case .warning: "M8 2 14.5 13.5h-13zM8 6.5v3.5M8 11.800v.1"
      case .note: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.5V11M8 5v.1"
      case .change: "M3 5h9M9.5 2.5 12 5 9.5 7.5M13 11H4M6.5 8.5 4 11l2.5 2.5"
      case .document: "M4 1.5h5.5L13 5v9.5H4zM9.5 1.5V5H13"
      case .approve: "m3 8.5 3.5 3.5L13 4.5"
      case .close: "m4 4 8 8M12 4l-8 8"
      }
    }

    /// The markup of the shape. A text beside it has to state its meaning.
    var markup: String {
      "<svg class=\"icon\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
    }
  }
}
