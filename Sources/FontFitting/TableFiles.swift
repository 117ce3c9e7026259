import Foundation
import LayoutEngine
import LayoutModel

/// The fitted tables as files, the same bytes from the same documents.
package struct TableFiles {
  private let fit: AdvanceFit
  private let groups: Int
  private let documents: Int

  package init(_ fit: AdvanceFit, groups: Int, documents: Int) {
    self.fit = fit
    self.groups = groups
    self.documents = documents
  }

  package func write(to folder: String) throws {
    var files = SystemFontCut.allCases.map { ("advances-\($0).tsv", advances(of: $0)) }
    files += [("extended-factors.tsv", factors()), ("tracking.tsv", tracking())]
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
  }

  private func advances(of cut: SystemFontCut) -> String {
    let rows = SystemFontGlyphs.codePoints.enumerated().map { glyph, code in
      let digits = String(code, radix: 16, uppercase: true)
      return [String(repeating: "0", count: max(0, 4 - digits.count)) + digits]
        + SystemFontGlyphs.weights.indices.map { weight in
          rounded(fit.model.advance(glyph, cut, weight: weight, fit.parameters), 10_000)
        }
    }
    return table(
      """
      # Advances of the system font in the drawing \(cut), in 1/10,000 em.
      # A row for each character, by code point; a column for each weight.
      """, ["character"] + weights, rows)
  }

  /// The factors by which letters are wider than in Inter Regular, by cut and weight.
  private func factors() -> String {
    let rows = SystemFontCut.allCases.map { cut in
      ["\(cut)"]
        + SystemFontGlyphs.weights.indices.map { weight in
          rounded(fit.model.start.factor(cut, weight: weight), 10_000)
        }
    }
    return table(
      """
      # What advances-extended is multiplied by, in 1/10,000.
      # A row for each drawing of the system font; a column for each weight.
      """, ["cut"] + weights, rows)
  }

  private func tracking() -> String {
    func tracking(_ size: Int, hasTwoFonts: Bool) -> String {
      rounded(
        fit.model.tracking(Double(size), hasTwoFonts: hasTwoFonts, fit.parameters), 1000)
    }
    let rows = (6...100).map { size in
      ["\(size)", tracking(size, hasTwoFonts: true), tracking(size, hasTwoFonts: false)]
    }
    return table(
      "# Space after every character of the system font, in 1/1000 point, by size in points.",
      ["size", "upToXcode11", "fromXcode12"], rows)
  }

  private func table(_ title: String, _ columns: [String], _ rows: [[String]]) -> String {
    let lines = ([columns] + rows).map { $0.joined(separator: "\t") + "\n" }
    return """
      \(title)
      # Made by ninegrid-fit; do not edit by hand.
      # Source: ridge regression on \(fit.count) recorded widths in \(documents) public documents of \(groups) repositories,
      # towards the advances that the fonts themselves state.

      """ + lines.joined()
  }

  private var weights: [String] { SystemFontGlyphs.weights.map(\.rawValue) }

  private func rounded(_ value: Double, _ unit: Double) -> String {
    "\(Int((value * unit).rounded()))"
  }
}
