import Foundation
import LayoutModel

/// The sizes of the drawings of system symbols at medium scale and regular weight, in em.
///
/// A document states only the aspect of a symbol:
/// `<image catalog="system" width="128" height="123">` is a drawing fitted into a square of 128
/// pixels.
enum SymbolProportions {
  /// The size that was recorded at this scale, or else the size from public drawings, or else a
  /// size that was recorded at another scale. Without any, the aspect decides.
  static func proportions(of symbol: SymbolContent) -> Size {
    let name = plainName(symbol.name)
    let entries = measured.filter { $0.name == name }
    let isLarge = symbol.scale == .large
    if let known = entries.first(where: { $0.isLarge == isLarge }) { return known.size }
    if let outline = SymbolOutlines.size(ofSymbol: name) {
      return adjusted(outline, to: aspect(of: symbol))
    }
    if let known = entries.first { return known.size }
    guard let aspect = aspect(of: symbol) else { return SymbolOutlines.circle }
    let height = Self.height(ofAspect: aspect)
    return Size(width: height / aspect, height: height)
  }

  /// The height of a symbol in em, if only its aspect is known.
  ///
  /// Symbols are drawn to fit a line, so heights differ less than widths.
  ///
  /// - Source: a power of the aspect, fitted to the heights of the 82 symbols of both tables that
  ///   are not simple marks such as an arrow, `plus` or `xmark`: 45 of them agree within a point at
  ///   17 points.
  private static func height(ofAspect aspect: Double) -> Double { 1.12 * pow(aspect, 0.3) }

  /// The name without regard to text direction: a symbol that follows the direction has the same
  /// drawing as the one to the left or right.
  ///
  /// - Source: Apple, Human Interface Guidelines, Right to left: `chevron.forward` is `chevron.right` where text runs
  ///   to the right.
  private static func plainName(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part == "backward" ? "left" : part == "forward" ? "right" : part
    }
    // The symbols of media players have `backward` and `forward` in their own names.
    return ["chevron", "arrow"].contains(parts.first) ? parts.joined(separator: ".") : name
  }

  /// An outline with the aspect of the document's drawing. If the drawing has another shape, the
  /// symbol was redrawn.
  private static func adjusted(_ outline: Size, to aspect: Double?) -> Size {
    guard let aspect, abs(outline.height / outline.width / aspect - 1) > sameShape else {
      return outline
    }
    return Size(width: outline.width, height: outline.width * aspect)
  }

  /// A difference below this is no other shape: drawings are recorded in whole pixels of 128, and
  /// outlines are known to about a percent.
  private static let sameShape = 0.03

  private static func aspect(of symbol: SymbolContent) -> Double? {
    guard let drawing = symbol.drawingSize, drawing.width > 0, drawing.height > 0 else {
      return nil
    }
    return drawing.height / drawing.width
  }

  private struct Entry {
    let name: String
    var isLarge = false
    let size: Size
  }

  /// Recorded sizes divided by point size, scale and weight. If something else decided one side,
  /// this side follows from the drawing's aspect.
  private static let measured: [Entry] = [
    Entry(name: "chevron.right", size: Size(width: 0.72, height: 0.965)),
    Entry(name: "chevron.left", size: Size(width: 0.72, height: 0.965)),
    Entry(name: "chevron.down", size: Size(width: 1.075, height: 0.59)),
    Entry(name: "chevron.up", size: Size(width: 1.075, height: 0.59)),
    Entry(name: "greaterthan", size: Size(width: 0.93, height: 0.784)),
    Entry(name: "lessthan", size: Size(width: 0.93, height: 0.784)),
    Entry(name: "key.fill", size: Size(width: 0.854, height: 1.333)),
    Entry(name: "scalemass", size: Size(width: 1.224, height: 1.157)),
    Entry(name: "lines.measurement.vertical", size: Size(width: 1.11, height: 1.137)),
    Entry(name: "figure.run", size: Size(width: 1.075, height: 1.196)),
    Entry(name: "figure.boxing", size: Size(width: 1.211, height: 1.314)),
    Entry(name: "figure.strengthtraining.traditional", size: Size(width: 1.413, height: 1.314)),
    Entry(name: "brain", size: Size(width: 1.455, height: 1.216)),
    Entry(name: "square.and.pencil", size: Size(width: 1.2, height: 1.13)),
    Entry(name: "memories", size: Size(width: 1.29, height: 1.11)),
    Entry(name: "timer", size: Size(width: 1.16, height: 1.16)),
    Entry(name: "gear", isLarge: true, size: Size(width: 1.235, height: 1.177)),
    Entry(name: "gearshape", size: Size(width: 1.22, height: 1.17)),
    Entry(name: "person", size: Size(width: 1.095, height: 1.035)),
    Entry(name: "person.3", isLarge: true, size: Size(width: 2.11, height: 1.09)),
    Entry(name: "line.3.horizontal", isLarge: true, size: Size(width: 1.17, height: 0.58)),
    Entry(name: "calendar", isLarge: true, size: Size(width: 1.15, height: 0.95)),
    Entry(name: "die.face.3", isLarge: true, size: Size(width: 1.135, height: 1.01)),
    Entry(name: "touchid", isLarge: true, size: Size(width: 1.24, height: 1.18)),
    // The recorded width is 1.02 in Xcode 13, and 1.05 in Xcode 15.
    Entry(name: "square.and.arrow.up", isLarge: true, size: Size(width: 1.035, height: 1.19)),
    Entry(
      name: "square.and.arrow.up.on.square.fill", isLarge: true,
      size: Size(width: 1.36, height: 1.44)),
    Entry(name: "trash", size: Size(width: 1.11, height: 1.21)),
    Entry(name: "doc.on.doc", isLarge: true, size: Size(width: 1.22, height: 1.35)),
    Entry(name: "doc.text.fill", isLarge: true, size: Size(width: 1, height: 1.09)),
    Entry(name: "arrowshape.turn.up.left", size: Size(width: 1.23, height: 1.02)),
    Entry(name: "arrowshape.turn.up.right", size: Size(width: 1.23, height: 1.02)),
    Entry(
      name: "exclamationmark.triangle", isLarge: true, size: Size(width: 1.31, height: 1.115)),
    Entry(name: "cloud.drizzle", size: Size(width: 1.28, height: 1.25)),
    Entry(name: "gamecontroller.fill", size: Size(width: 1.73, height: 1.07)),
    Entry(name: "wand.and.stars", isLarge: true, size: Size(width: 1.25, height: 1.115)),
    Entry(name: "hand.raised.fill", size: Size(width: 1.4, height: 1.21)),
    Entry(name: "mic.slash.fill", size: Size(width: 1, height: 1.2)),
    Entry(name: "mic.fill", size: Size(width: 1.07, height: 1.25)),
    Entry(name: "video.slash.fill", size: Size(width: 1.5, height: 1.35)),
    Entry(name: "speaker.slash.fill", size: Size(width: 1.08, height: 1.2)),
    Entry(name: "video.fill", size: Size(width: 1.5, height: 0.92)),
    Entry(name: "checkmark.seal.fill", isLarge: true, size: Size(width: 1.27, height: 1.311)),
    Entry(name: "photo.on.rectangle", size: Size(width: 1.454, height: 1.102)),
    Entry(name: "exclamationmark.bubble.fill", size: Size(width: 1.318, height: 1.132)),
    Entry(name: "iphone", size: Size(width: 1.017, height: 1.162)),
    Entry(name: "music.note", size: Size(width: 0.827, height: 1.103)),
    Entry(name: "externaldrive.fill.badge.minus", size: Size(width: 1.517, height: 1.103)),
    Entry(
      name: "exclamationmark.arrow.trianglehead.2.clockwise.rotate.90",
      size: Size(width: 1.214, height: 1.147)),
    Entry(name: "checkmark.shield.fill", isLarge: true, size: Size(width: 1.248, height: 1.151)),
    Entry(
      name: "exclamationmark.octagon.fill", isLarge: true, size: Size(width: 1.29, height: 1.129)),
    Entry(
      name: "dot.radiowaves.left.and.right", isLarge: true, size: Size(width: 1.525, height: 1.06)),
    Entry(name: "xmark.rectangle", isLarge: true, size: Size(width: 1.335, height: 0.995)),
    Entry(name: "questionmark.diamond", size: Size(width: 1.305, height: 1.264)),
    Entry(name: "ellipsis", size: Size(width: 1.14, height: 0.3)),
  ]
}
