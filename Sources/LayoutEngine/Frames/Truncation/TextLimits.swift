import ElementTree
import LayoutModel

/// How a document allows a text to adapt if it has too little room.
package struct TextLimits: Hashable, Sendable {
  /// The smallest scale to which it may shrink, as a fraction of its own size; 1 if it may not
  /// shrink.
  package var minimumScale = 1.0
  /// The smallest size in points, if the document states that instead.
  package var minimumFontSize: Double?
  /// Whether a button's title may have several lines.
  package var titleWraps = false
  /// The width that insets take from a button's title, both sides together, in points. Insets below 0 give it room: a title
  /// below its image is moved there by insets, and has the width of the image, too.
  package var titleInset = 0.0

  package init() {}
}

extension TextLimits {
  /// - Source: Interface Builder leaves out `adjustsFontSizeToFit` if it is on and there is a
  ///   minimum beside it: `minimumScaleFactor`, or `minimumFontSize`, which is deprecated since iOS
  ///   6. A button that breaks lines (`wordWrap`, `characterWrap`) gives its title as many lines as
  ///   it needs.
  init(_ view: LayoutView, in cell: GridCell) {
    let element = view.element
    if element.flag("adjustsFontSizeToFit") != false {
      if let scale = view.number("minimumScaleFactor", in: cell), scale > 0 {
        minimumScale = min(scale, 1)
      } else {
        minimumFontSize = view.number("minimumFontSize", in: cell)
      }
    }
    guard view.kind == .button else { return }
    titleWraps = ["wordWrap", "characterWrap"].contains(element["lineBreakMode"])
    if let insets = element.child("inset", key: "titleEdgeInsets")?.insets {
      titleInset = insets.left + insets.right
    }
  }

  /// The scale to which a text of this size may shrink.
  package func scale(of pointSize: Double) -> Double {
    guard let minimumFontSize, minimumFontSize > 0, pointSize > 0 else { return minimumScale }
    return min(1, minimumFontSize / pointSize)
  }
}
