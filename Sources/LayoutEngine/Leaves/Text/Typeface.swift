package import LayoutModel

/// Whose advances a font has.
package enum Typeface: Hashable, Sendable {
  case system(FontWeight)
  /// One drawing of the system font that an app brings along, as `SFUIDisplay-Bold`: it is the same at every size, and
  /// no tracking is added to its advances.
  case systemCut(FontWeight, SystemFontCut)
  /// Advances of Helvetica, times a factor.
  case helvetica(isBold: Bool, factor: Double)
  /// The system font of Xcode 5 and 6.
  case systemHelveticaNeue(isBold: Bool)
  /// Advances between those of two faces of ``NamedFaces``, times a factor; `share` is that of the
  /// heavier one.
  case named(lighter: Int, heavier: Int, share: Double, factor: Double)
  /// Every character has one advance, in em.
  case monospaced(advance: Double)
}
