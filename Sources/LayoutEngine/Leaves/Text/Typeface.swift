package import LayoutModel

/// The source of a font's advances.
package enum Typeface: Hashable, Sendable {
  case system(FontWeight)
  /// One drawing of the system font that an app includes, such as `SFUIDisplay-Bold`. It is the
  /// same at every size, and its advances get no tracking.
  case systemCut(FontWeight, SystemFontCut)
  /// Advances of Helvetica, times a factor.
  case helvetica(isBold: Bool, factor: Double)
  /// The system font of Xcode 5 and 6.
  case systemHelveticaNeue(isBold: Bool)
  /// Advances between those of two faces of ``NamedFaces``, times a factor. `share` is the share of
  /// the heavier face.
  case named(lighter: Int, heavier: Int, share: Double, factor: Double)
  /// All characters have the same advance, in em.
  case monospaced(advance: Double)
}
