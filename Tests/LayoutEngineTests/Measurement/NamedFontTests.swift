import LayoutEngine
import LayoutModel
import Testing

/// Fonts by PostScript name.
@Suite struct NamedFontTests {
  @Test(arguments: [
    ("HelveticaNeue", 1.165), ("HelveticaNeue-UltraLight", 1.144), ("HelveticaNeue-Thin", 1.18),
    ("HelveticaNeue-BoldItalic", 1.192), ("AvenirNext-DemiBold", 1.366), ("Poppins-Medium", 1.5),
    ("Montserrat-SemiBold", 1.219), ("RobotoCondensed-Bold", 1.172), ("Calibri", 1.221),
  ])
  func `a font whose tables are known is no estimate`(name: String, lineHeight: Double) {
    #expect(FontKnowledge(name: name, family: nil) == .known)
    #expect(abs(resolved(name).lineHeight - 100 * lineHeight) < 1e-9)
  }

  @Test(arguments: [
    "HelveticaNeue-CondensedBold", "Futura-CondensedMedium", "GillSans-Bold", "ProximaNova-Bold",
    "AGaramondPro-Regular", "Nonsense",
  ])
  func `others are`(name: String) {
    #expect(FontKnowledge(name: name, family: nil) == .estimated)
  }

  @Test(arguments: [
    ["HelveticaNeue-UltraLight", "HelveticaNeue-Thin", "HelveticaNeue-Light", "HelveticaNeue"],
    ["HelveticaNeue", "HelveticaNeue-Medium", "HelveticaNeue-Bold"],
    ["AvenirNext-UltraLight", "AvenirNext-Regular", "AvenirNext-Bold", "AvenirNext-Heavy"],
    ["Poppins-Regular", "Poppins-Medium", "Poppins-SemiBold", "Poppins-Bold"],
  ])
  func `heavier faces of a family are wider`(names: [String]) {
    let widths = names.map { width("Sign in again", $0) }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
  }

  @Test(arguments: ["Poppins-Thin", "Poppins-Black", "Gilroy-Heavy", "Oswald-ExtraLight"])
  func `a weight beyond the known ones is as wide as the nearest`(name: String) {
    #expect(width("Title", name) > 0)
    let nearest = ["Poppins-Thin": "Poppins-Regular", "Poppins-Black": "Poppins-Bold"]
    if let other = nearest[name] { #expect(width("Title", name) == width("Title", other)) }
  }

  @Test func `pairs of Helvetica Neue and Avenir Next are kerned, of others not`() {
    for name in ["HelveticaNeue", "HelveticaNeue-Bold", "AvenirNext-Medium"] {
      #expect(width("AT", name) < width("A", name) + width("T", name) - 1, "\(name)")
    }
    for name in ["Helvetica", "Poppins-Regular", "Menlo-Regular"] {
      #expect(abs(width("AT", name) - width("A", name) - width("T", name)) < 1e-9, "\(name)")
    }
  }

  @Test func `characters beyond ASCII are as wide as in Helvetica, in proportion`() {
    let ratio = width("Ж", "Poppins-Regular") / width("Ж", "Helvetica")
    let whole = String(String.UnicodeScalarView((0x20...0x7E).compactMap { Unicode.Scalar($0) }))
    #expect(abs(ratio - width(whole, "Poppins-Regular") / width(whole, "Helvetica")) < 1e-3)
  }
}

private func resolved(_ name: String) -> ResolvedFont {
  ResolvedFont(
    FontDescription(face: .named(name: name, family: nil), pointSize: 100),
    in: MeasurementContext(generation: XcodeGeneration(major: 15)))
}

private func width(_ text: String, _ name: String) -> Double {
  PreparedText(
    .plain(text), font: resolved(name),
    in: MeasurementContext(generation: XcodeGeneration(major: 15))
  ).naturalWidth
}
