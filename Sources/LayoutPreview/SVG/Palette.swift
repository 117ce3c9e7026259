/// The colours of the pictures, for a light background.
enum Palette {
  static let backdrop = "#f6f7f9"
  static let screen = "#ffffff"
  static let bezel = "#23272e"
  static let title = "#1d2129"
  static let caption = "#6a7280"
  /// Text without a colour of its own.
  static let text = "#22262d"
  static let placeholder = "#a3a9b3"
  /// Controls, as iOS tints them.
  static let tint = "#2f6fed"
  static let on = "#34c759"
  static let off = "#e3e5ea"
  static let outline = "#c6ccd6"
  static let faintOutline = "#dde1e7"
  static let plainView = "#e9edf3"
  static let image = "#eef1f5"
  static let imageLines = "#b9c1cd"
  static let separator = "#d5d8de"
  static let safeArea = "#4c8bf5"
  static let margin = "#e0559b"
  static let constraint = "#1f5fe0"
  static let optionalConstraint = "#7b8dad"
  static let conflict = "#d92d20"
  static let ambiguous = "#e58a00"
  static let note = "#7a5af8"
}
