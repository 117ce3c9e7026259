import ElementTree
import LayoutModel
import PlatformRules

extension LeafReader {
  /// The font in which a text is drawn: Helvetica Neue if iOS does not have the font that the text
  /// asks for.
  ///
  /// On a Mac, San Francisco's fonts have names of their own (SF Pro, SF Mono) and can be chosen.
  /// iOS has no font of such a name, and falls back to the regular weight of Helvetica Neue. A font
  /// with a file in the project exists, but the canvas does not use it for attributed text.
  ///
  /// - Source: documents outside the corpus. Labels with a font description that is not a custom
  ///   font of their document, `(840)` in SFProText-Bold, a date in SFPro-Regular: 2 of 2, 33 and
  ///   97 points wide instead of 43 and 100.5. Attributed text, in SFMono-Bold (129.7 instead of
  ///   173.3), SFProText-Regular and SFProText-Semibold: 3 of 3 labels and buttons in 2 documents,
  ///   one of which includes that last font. A custom font keeps its own lines: SFProDisplay-Bold,
  ///   2 lines at 29 points are 69.5 high, not 68 (1 of 1). Those of SF Compact, SF UI and New York
  ///   were not seen. Files of SF Pro Text and SF Pro Rounded do not: see
  ///   ``TextRules/leavesOutFilesOfSanFrancisco``. Files of fonts about which nothing is known do not
  ///   either: see ``TextRules/leavesOutUnknownFiles``.
  func drawn(_ font: FontDescription, isAttributed: Bool = false) -> FontDescription {
    guard case .named(let name, let family) = font.face,
      traits.measurement.fonts?[name] == nil,
      isLacking(name, isAttributed: isAttributed) || isUnknownFile(name, family: family)
    else { return font }
    return FontDescription(
      face: .named(name: "HelveticaNeue", family: "Helvetica Neue"), pointSize: font.pointSize)
  }

  /// Whether a text asks for one of San Francisco's fonts that iOS does not have.
  private func isLacking(_ name: String, isAttributed: Bool) -> Bool {
    guard Self.macPrefixes.contains(where: { name.hasPrefix($0) }) else { return false }
    return isAttributed && traits.isAsDesigned || !properties.customFonts.contains(name)
      || isLeftOut(name)
  }

  /// Whether the canvas is to be taken for one without this font. The project has a file of it, but
  /// neither its widths nor its lines are known.
  private func isUnknownFile(_ name: String, family: String?) -> Bool {
    properties.customFonts.contains(name)
      && traits.measurement.rules.holds(TextRules.leavesOutUnknownFiles)
      && FontKnowledge(name: name, family: family) == .unknown
  }

  /// Whether the canvas does not draw in this font, although the project has a file of it.
  private func isLeftOut(_ name: String) -> Bool {
    Self.leftOutPrefixes.contains { name.hasPrefix($0) }
      && traits.measurement.rules.holds(TextRules.leavesOutFilesOfSanFrancisco)
  }

  private static let leftOutPrefixes = ["SFProText", "SFProRounded"]

  /// Whether a text asks for a font with a file in the project, and the user has provided none. If
  /// that font was not installed, the canvas has drawn Helvetica Neue, and the document doesn't
  /// state this.
  ///
  /// - Source: 78 views in 5 documents of 3 repositories, with texts in Open Sans and Myriad
  ///   Pro among them, have the line height of Helvetica Neue, 1.165 of their size; others have their
  ///   own. Widths are those of Helvetica Neue's regular weight with its kerning, to the pixel, in bold
  ///   fonts, too: 55 labels of 8 repositories in Open Sans, Rubik, Roboto, Myriad Pro, Montserrat and
  ///   two fonts that are not listed.
  var asksForCustomFont: Bool { asksForCustomFont(view.element) }

  private func asksForCustomFont(_ element: DocumentElement) -> Bool {
    if element.name == "fontDescription" || element.name == "font", let name = element["name"],
      properties.customFonts.contains(name), traits.measurement.fonts?[name] == nil
    {
      return true
    }
    return element.children.contains(where: asksForCustomFont)
  }

  private static let macPrefixes = ["SFPro", "SFMono", "SFCompact", "SFUI", "NewYork"]
}
