import Foundation
import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// Fonts by PostScript name.
@Suite struct NamedFontTests {
  @Test(arguments: try LineHeightCase.all())
  func `a line is as high as ascender and descender, and a label rounds it up`(
    _ line: LineHeightCase
  ) throws {
    let font = resolved(line.name)
    #expect(abs(font.lineHeight - 100 * (line.ascender + line.descender)) < 0.06)
    #expect(abs(font.ascender - 100 * line.ascender) < 0.06)
    let label = LabelContent(
      text: .plain("Label"),
      font: FontDescription(face: .named(name: line.name, family: nil), pointSize: 17))
    let measured = StandardLeafMeasurer().measure(
      .label(label), in: MeasurementContext(generation: XcodeGeneration(major: 15), scale: 2))
    #expect(measured.intrinsicHeight == line.labelHeight)
  }

  @Test func `no Latin font of iOS is unknown`() throws {
    let names = try fontCases("system-fonts.txt").flatMap { $0.split(separator: " ") }
    #expect(names.count > 90)
    let unknown = names.filter { FontKnowledge(name: String($0), family: nil) == .unknown }
    #expect(unknown == [])
  }

  @Test(arguments: [
    "HelveticaNeue", "HelveticaNeue-Thin", "AvenirNext-DemiBold", "Poppins-Medium", "Calibri",
    "Montserrat-SemiBold", "RobotoCondensed-Bold", "Futura-Medium", "Verdana-Bold",
    "Chalkduster", "AmericanTypewriter", "Palatino-Roman", "Manrope-Bold", "PTSans-Narrow",
    "SourceSans3-Regular",
    "Barlow-Medium", "TitilliumWeb-SemiBold", "Hind-Light",
  ])
  func `a font whose widths and heights are known is no estimate`(name: String) {
    #expect(FontKnowledge(name: name, family: nil) == .known)
  }

  @Test(arguments: [
    "HelveticaNeue-CondensedBold", "Futura-CondensedMedium", "GillSans", "GillSans-Bold",
    "ProximaNova-Bold",
    "AGaramondPro-Regular", "Zapfino", "WorkSans-Bold", "NunitoSans-Regular", "Papyrus",
    "Barlow-Bold", "Poppins-Black", "Baskerville-Bold",
  ])
  func `others are`(name: String) {
    #expect(FontKnowledge(name: name, family: nil) == .estimated)
  }

  @Test func `a file of San Francisco's text cut of iOS 9 has no tracking`() {
    let text = "Status of everybody"
    #expect(small(text, "SFUIText-Regular") - small(text, ".SFUIText-Regular") > 2)
  }

  @Test(arguments: ["Nonsense", "Interstate-Bold", "Playball", "Timeless", "Latothin"])
  func `a name that only begins like a font is another one`(name: String) {
    #expect(FontKnowledge(name: name, family: nil) == .unknown)
    #expect(
      width("Title", name) == width("Title", name.contains("Bold") ? "Helvetica-Bold" : "Helvetica")
    )
  }

  @Test(arguments: [
    ".SFNSMono-Regular", ".AppleSystemUIFontMonospaced-Bold", "SFMono-Semibold", ".SFMono-Light",
  ])
  func `the system's monospaced font is monospaced by each of its names`(name: String) {
    #expect(width("iiii", name) == width("WWWW", name))
    #expect(FontKnowledge(name: name, family: nil) == .estimated)
  }

  @Test func `italics are only known where they are as wide as the upright face`() {
    for name in ["Georgia-Italic", "Lato-BoldItalic", "YSDisplay-MediumItalic"] {
      #expect(FontKnowledge(name: name, family: nil) == .estimated, "\(name)")
    }
    for name in ["Arial-ItalicMT", "Helvetica-Oblique", "Avenir-MediumOblique", "Menlo-Italic"] {
      #expect(FontKnowledge(name: name, family: nil) == .known, "\(name)")
    }
  }

  @Test(arguments: [
    ["PingFangSC-Semibold", "PingFangSC-Bold", "PingFangSC-Regular"],
    ["HiraginoSans-W6", "HiraginoSans-Bold", "HiraginoSans-W3"],
    ["HelveticaNeue-Ultralight", "HelveticaNeue-UltraLight", "HelveticaNeue"],
    ["ArialRoundedMTBold-Regular", "ArialRoundedMT", "Arial-Bold"],
    ["BlackOpsOne-Regular", "Helvetica", "Helvetica-Bold"],
  ])
  func `the style of a name tells the weight, in large or small letters`(names: [String]) {
    #expect(width("Title", names[0]) == width("Title", names[1]))
    #expect(width("Title", names[0]) != width("Title", names[2]))
  }

  @Test func `a family that is drawn after a known one has widths of its own`() {
    for name in [
      "InterDisplay-Regular", "MerriweatherSans-Bold", "UbuntuMono-Regular", "RobotoFlex-Regular",
      "OpenSans-CondensedLight", "BebasNeueBook",
    ] {
      #expect(FontKnowledge(name: name, family: nil) == .estimated, "\(name)")
    }
    #expect(FontKnowledge(name: "Brand", family: "Inter Tight") == .estimated)
    for name in [
      "TimesNewRomanPS-BoldMT", "Arial-BoldMT", "TrebuchetMS", "TitilliumWeb-SemiBold",
      "Lato-Hairline", "Avenir-HeavyOblique", "STIXTwoText_Bold", "BebasNeueRegular",
    ] {
      #expect(FontKnowledge(name: name, family: nil) == .known, "\(name)")
    }
    #expect(width("Title", "InterDisplay-Bold") < width("Title", "Inter-Bold"))
    #expect(resolved("BebasNeueRegular").lineHeight < resolved("BebasNeue-Regular").lineHeight)
  }

  @Test func `where the name tells nothing, the family does`() {
    #expect(FontKnowledge(name: "Brand", family: "Open Sans") == .known)
    #expect(FontKnowledge(name: "Brand", family: "Avenir Next Condensed") == .estimated)
    #expect(resolved("GillSansMT").lineHeight != resolved("GillSans").lineHeight)
    #expect(resolved("Exo2-Regular").lineHeight != resolved("Exo-Regular").lineHeight)
  }

  @Test(arguments: [
    ["HelveticaNeue-UltraLight", "HelveticaNeue-Thin", "HelveticaNeue-Light", "HelveticaNeue"],
    ["HelveticaNeue", "HelveticaNeue-Medium", "HelveticaNeue-Bold"],
    ["AvenirNext-UltraLight", "AvenirNext-Regular", "AvenirNext-Bold", "AvenirNext-Heavy"],
    ["Poppins-Regular", "Poppins-Medium", "Poppins-SemiBold", "Poppins-Bold"],
    ["GillSans-Light", "GillSans", "GillSans-SemiBold", "GillSans-Bold", "GillSans-UltraBold"],
    ["Verdana", "Verdana-Bold"], ["TrebuchetMS", "TrebuchetMS-Bold"],
    ["Manrope-Light", "Manrope-Medium", "Manrope-ExtraBold"], ["Futura-Medium", "Futura-Bold"],
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

  @Test func `pairs of Helvetica Neue, Avenir Next and Barlow are kerned, of others not`() {
    for name in ["HelveticaNeue", "HelveticaNeue-Bold", "AvenirNext-Medium", "Barlow-Medium"] {
      #expect(width("AT", name) < width("A", name) + width("T", name) - 1, "\(name)")
    }
    for name in ["Helvetica", "Poppins-Regular", "Menlo-Regular"] {
      #expect(abs(width("AT", name) - width("A", name) - width("T", name)) < 1e-9, "\(name)")
    }
  }

  @Test func `letters with accents are as wide as those without`() {
    for name in ["Poppins-Regular", "Georgia-Bold", "HelveticaNeue-Thin"] {
      for (accented, plain) in [("ìíîïī", "iiiii"), ("ÿýŷ", "yyy"), ("Ééě", "Eee"), ("ñÇ", "nC")] {
        #expect(abs(width(accented, name) - width(plain, name)) < 1e-9, "\(accented) in \(name)")
      }
    }
  }

  @Test func `Helvetica lends letters of Vietnamese to Helvetica Neue`() {
    for (lent, name) in [("ế", "HelveticaNeue"), ("ựẨ", "HelveticaNeue-Bold")] {
      let helvetica = name == "HelveticaNeue" ? "Helvetica" : "Helvetica-Bold"
      #expect(abs(width(lent, name) - width(lent, helvetica)) < 1e-9, "\(lent) in \(name)")
    }
    #expect(width("ế", "Georgia") == width("e", "Georgia"))
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

/// Points of a line at 14 points in Xcode 8, where the system's tracking takes some away.
private func small(_ text: String, _ name: String) -> Double {
  let font = FontDescription(face: .named(name: name, family: nil), pointSize: 14)
  let context = MeasurementContext(generation: XcodeGeneration(major: 8), scale: 2)
  return StandardLeafMeasurer().measure(
    .label(LabelContent(text: .plain(text), font: font)), in: context
  ).intrinsicWidth ?? 0
}

private func width(_ text: String, _ name: String) -> Double {
  PreparedText(
    .plain(text), font: resolved(name),
    in: MeasurementContext(generation: XcodeGeneration(major: 15))
  ).naturalWidth
}

/// A line of `Cases/Fonts/line-heights.txt`.
struct LineHeightCase: CustomStringConvertible, Sendable {
  var name: String
  /// In em.
  var ascender: Double
  /// In em, positive.
  var descender: Double
  /// In 17 points, on a screen of scale 2, in points.
  var labelHeight: Double

  var description: String { name }

  static func all() throws -> [LineHeightCase] {
    try fontCases("line-heights.txt").map { line in
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().prefix(4).compactMap { Double($0) }
      try #require(numbers.count == 4 && words.count > 5, "\(line)")
      return LineHeightCase(
        name: String(words[0]), ascender: numbers[0] / numbers[2],
        descender: numbers[1] / numbers[2], labelHeight: numbers[3])
    }
  }
}

/// The lines of a file in `Cases/Fonts`, without comments.
func fontCases(_ name: String) throws -> [Substring] {
  let file = testFolder().deletingLastPathComponent()
    .appendingPathComponent("Cases/Fonts/\(name)")
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    .filter { !$0.hasPrefix("#") }
}
