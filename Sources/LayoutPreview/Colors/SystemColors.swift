import LayoutModel

/// The colours that UIKit names, as they are drawn.
enum SystemColors {
  /// `nil` for a name that UIKit does not have.
  static func color(named name: String, _ appearance: PreviewAppearance) -> PreviewColor? {
    guard let pair = SystemColorTable.colors[name] else { return nil }
    let color = appearance == .light ? pair.light : pair.dark
    return PreviewColor(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
