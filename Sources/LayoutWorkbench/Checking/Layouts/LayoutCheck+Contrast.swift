import Diagnostics
import ElementTree
import LayoutComparison
import LayoutEngine
import LayoutModel
import LayoutPreview

/// Finds texts that are hard to read on their background.
extension LayoutCheck {
  /// Texts with less contrast than the Web Content Accessibility Guidelines ask for, if both
  /// colours are certain.
  ///
  /// - Source: WCAG 2.2, 1.4.3 "Contrast (Minimum)": 4.5 to 1, and 3 to 1 for text of 18 points, or
  ///   of 14 in bold; disabled controls and pure decoration have no limit.
  func lowContrasts() -> [LayoutFault] {
    let painters = views.filter { $0.isSeen }
    return views.compactMap { view -> LayoutFault? in
      guard view.isSeen, view.isSettled, isRead(view), isOpaque(view.index) else { return nil }
      var worst: (ratio: Double, colors: KnownColors, text: PreviewColor, below: PreviewColor)?
      for known in colors {
        // Colours stated in numbers are the same in dark appearance, so they have been checked already.
        guard let (text, isTextDynamic) = textColor(view, known),
          let (below, isDynamic) = background(of: view, among: painters, known),
          known.appearance == .light || isTextDynamic || isDynamic
        else { continue }
        let ratio = Contrast.ratio(text.over(below), below)
        if ratio < worst?.ratio ?? limit(view) { worst = (ratio, known, text.over(below), below) }
      }
      guard let worst else { return nil }
      let contrast = LowContrast(
        view: subject(view.index), ratio: worst.ratio, needed: limit(view),
        isDark: worst.colors.appearance == .dark, text: worst.text.hex, below: worst.below.hex)
      return fault(contrast, at: view, extent: limit(view) - worst.ratio)
    }
  }

  private func isRead(_ view: SeenView) -> Bool {
    let source = source(view)
    guard source.kind == .label || source.kind == .textView, source.element["enabled"] != "NO",
      view.frame.width > Self.tolerance, view.frame.height > Self.tolerance,
      source.element.child("attributedString") == nil, source.element["highlighted"] != "YES"
    else { return false }
    return view.isReadOrTouched
  }

  private func isOpaque(_ index: Int) -> Bool {
    document.viewAndSuperviews(of: index).allSatisfy {
      document.views[$0].number("alpha", in: cell) ?? 1 == 1
    }
  }

  private func limit(_ view: SeenView) -> Double {
    let font = source(view).part("fontDescription", key: "fontDescription", in: cell)
    let size = font.flatMap { FontDescription.pointSize(of: $0) } ?? 17
    let isBold =
      font?["type"] == "boldSystem" || font?["name"]?.contains("Bold") ?? false
      || ["bold", "heavy", "black"].contains(font?["weight"] ?? "")
    let large = [
      "UICTFontTextStyleTitle0", "UICTFontTextStyleTitle1", "UICTFontTextStyleTitle2",
      "UICTFontTextStyleTitle3",
    ]
    return size >= 18 || isBold && size >= 14 || large.contains(font?["style"] ?? "") ? 3 : 4.5
  }

  private func textColor(_ view: SeenView, _ known: KnownColors) -> (PreviewColor, Bool)? {
    let source = source(view)
    guard let element = source.part("color", key: "textColor", in: cell) else {
      // A text view without a colour is black up to iOS 12, and a custom class may set its own.
      return source.kind == .label && source.customClass == nil ? (known.label, true) : nil
    }
    return known.color(element).map { ($0, KnownColors.isDynamic(element)) }
  }

  /// The colour below a text, if it is known for sure: only plain views with colours, starting with the one that
  /// covers everything below.
  private func background(
    of view: SeenView, among painters: [SeenView], _ known: KnownColors
  ) -> (PreviewColor, isDynamic: Bool)? {
    let frame = view.place.visible
    var layers: [PreviewColor] = []
    var isDynamic = false
    for painter in painters.reversed() where painter.index <= view.index {
      let common = painter.place.visible.intersection(frame)
      if common.width <= 0.5 || common.height <= 0.5 { continue }
      let source = source(painter)
      let isOwn = painter.index == view.index
      guard isOwn || Self.isPlain(source) else { return nil }
      guard let element = source.part("color", key: "backgroundColor", in: cell) else {
        // A custom class may draw anything. Roots, cells and the like have a colour of the system.
        if !isOwn, source.customClass != nil || source.parent == nil || Self.hasOwnColor(source) {
          return nil
        }
        continue
      }
      let color = known.color(element)
      if element["systemColor"] == "clearColor" || color?.alpha == 0 { continue }
      guard let color, source.customClass == nil || isOwn,
        source.number("alpha", in: cell) ?? 1 == 1,
        common.width >= frame.width - 0.5, common.height >= frame.height - 0.5
      else { return nil }
      isDynamic = isDynamic || KnownColors.isDynamic(element)
      layers.append(color)
      if color.alpha >= 1 {
        var seen = layers.removeLast()
        for layer in layers.reversed() { seen = layer.over(seen) }
        return (seen, isDynamic)
      }
    }
    return nil
  }

  private static func isPlain(_ view: LayoutView) -> Bool {
    [
      .view, .stackView, .scrollView, .tableView, .collectionView, .tableViewCell,
      .tableViewCellContentView, .collectionViewCell, .collectionViewCellContentView,
    ].contains(view.kind) && view.element["image"] == nil
  }

  private static func hasOwnColor(_ view: LayoutView) -> Bool {
    [.tableView, .tableViewCell, .collectionView].contains(view.kind)
  }
}

/// A text that is hard to read on what is below it.
private struct LowContrast: DiagnosticFault {
  var view: NamedObject
  /// What it has and needs, to 1.
  var ratio: Double
  var needed: Double
  /// Whether it is so in dark appearance.
  var isDark: Bool
  /// The colours.
  var text: String
  var below: String

  var statement: Diagnostic.Statement {
    .init(
      .contrast, .warning,
      "the text of \(view) has a contrast of \(Contrast.text(ratio)) to 1"
        + (isDark ? " in dark appearance" : "")
        + " (\(text) on \(below)), and needs \(Contrast.text(needed))",
      hint: "take a darker or lighter colour, for the text or for what is below it",
      objects: [view.id.text])
  }
}

extension Diagnostic.Code {
  /// A text can hardly be read on what is below it.
  static let contrast = Self(rawValue: "contrast")
}
