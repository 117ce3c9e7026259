import ElementTree
import LayoutEngine
import LayoutModel
import PlatformRules

extension ViewShapes {
  /// The look of a bar in the picture's system.
  struct BarLook {
    /// The colour of the bar; `nil` if the content shows through.
    var fill: PreviewColor?
    var hasLine: Bool
    var title: PreviewColor
    var tint: PreviewColor
    /// Whether items stand on panes that float above the content.
    var isGlass: Bool
  }

  /// - Source: Apple, `UINavigationBarAppearance`: since iOS 15 a bar above content that has not scrolled is clear.
  ///   On glass, items have the colour of labels unless the bar says otherwise (recorded, iOS 26).
  func barLook(_ bar: LayoutView?) -> BarLook {
    let own = bar.flatMap { colors.color($0.part("color", key: "barTintColor", in: cell)) }
    let isBlack = bar?.element["barStyle"]?.hasPrefix("black") ?? false
    let isClear = looks.barsAreClear && own == nil && !isBlack
    let standard =
      colors.appearance == .light
      ? PreviewColor(red: 0.975, green: 0.975, blue: 0.975)
      : PreviewColor(red: 0.086, green: 0.086, blue: 0.086)
    let attributes = bar?.element.child("textAttributes", key: "titleTextAttributes")
    let stated = colors.color(attributes?.child("color", key: "textColor"))
    let isGlass = looks.barsAreGlass
    let fill =
      own ?? (isBlack ? .black : isClear && (isGlass || bar?.kind != .tabBar) ? nil : standard)
    let title = stated ?? (isBlack ? .white : colors.label)
    let ownTint = bar.flatMap { colors.color($0.part("color", key: "tintColor", in: cell)) }
    return BarLook(
      fill: options.showsColors || isGlass ? fill : standard, hasLine: !isClear, title: title,
      tint: isGlass ? ownTint ?? colors.label : bar.map { tint(of: $0) } ?? colors.tint,
      isGlass: isGlass)
  }

  /// Draws a pane of glass. It has nearly the colour of the content below it, light or dark, with a
  /// faint edge and shadow.
  ///
  /// - Returns: the colour of the pane.
  /// - Source: recorded on a white screen, iOS 26: (252, 252, 252) with a faint wide shadow. Apple,
  ///   Human Interface Guidelines, Materials: glass of bars is light or dark by what is under it.
  ///   drawn: the limit from which it is dark.
  @discardableResult func drawPane(
    _ pane: Rect, fill: PreviewColor? = nil, _ svg: inout SVGWriter
  ) -> PreviewColor {
    let below = svg.surface(at: pane.center)
    let isLight =
      below.map { $0.alpha < 1 ? colors.appearance == .light : !$0.isDark }
      ?? (colors.appearance == .light)
    let glass =
      fill
      ?? (isLight
        ? PreviewColor(red: 0.988, green: 0.988, blue: 0.988)
        : PreviewColor(red: 0.11, green: 0.11, blue: 0.118))
    guard pane.width > 2, pane.height > 2 else { return glass }
    let radius = pane.height / 2
    for spread in [4.0, 2.0] {
      let shadow = Rect(x: pane.x, y: pane.y + 1, width: pane.width, height: pane.height)
        .inset(-spread)
      svg.rect(shadow, fill: "#000000", radius: radius + spread, opacity: 0.018)
    }
    svg.fill(pane, glass, radius: radius)
    let edge = (isLight ? PreviewColor.black : .white).faded(to: isLight ? 0.08 : 0.16)
    svg.rect(
      pane.inset(0.25), stroke: edge.over(glass).hex, width: 0.5, radius: radius - 0.25)
    return glass
  }

  /// The colour of content on a pane: its tint, or black or white if the tint is too similar to the
  /// pane.
  ///
  /// If code sets the colours of a bar, its document often has white tints. On glass nobody would
  /// see these.
  ///
  /// - Source: Apple, Human Interface Guidelines, Materials: symbols on glass become light or dark
  ///   by what is under them. drawn: the limit from which a tint is too similar.
  func colorOnPane(_ tint: PreviewColor, _ pane: PreviewColor) -> PreviewColor {
    let seen = tint.over(pane)
    let distance = max(
      abs(seen.red - pane.red), abs(seen.green - pane.green), abs(seen.blue - pane.blue))
    guard distance < 0.2 else { return tint }
    return pane.isLight ? .black : .white
  }
}
