import DataTables
import FontFitting
import Foundation
import LayoutEngine
import LayoutModel
import TestSupport
import Testing

@Suite struct AdvanceFitTests {
  /// Widths of words in a font whose characters are all wider than the start values by `extra` em.
  private func widths(extra: Double, weight: FontWeight = .regular) -> [WidthObservation] {
    let nothing = AdvanceFit([])
    let words = [
      "Label", "Button", "Title", "Settings", "Cancel", "Continue", "Name", "Password", "Sign In",
      "Forgot your password?", "Remember me", "Privacy Policy", "12:30", "Done", "Edit", "Delete",
    ]
    return words.enumerated().compactMap { index, text in
      var observation = WidthObservation(
        text, weight: weight, pointSize: 17, generation: XcodeGeneration(major: 14), width: 0,
        unit: 0.5)
      observation.group = "group \(index % 4)"
      guard let start = nothing.width(of: observation) else { return nil }
      let natural = start + extra * 17 * Double(text.count)
      observation.width = (natural * 2).rounded(.up) / 2
      return observation
    }
  }

  @Test(arguments: [FontWeight.regular, .semibold, .bold])
  func `a font that is a little wider is found`(weight: FontWeight) throws {
    let observations = widths(extra: 0.006, weight: weight)
    let fit = AdvanceFit(observations)
    #expect(fit.count == observations.count)
    for observation in observations {
      let width = try #require(fit.width(of: observation))
      #expect(abs(width - observation.width + 0.25) < 0.4, "\(observation.text)")
    }
  }

  @Test func `a width that is no text's is overruled by the others`() throws {
    var observations = widths(extra: 0)
    observations[0].width += 40
    let width = try #require(AdvanceFit(observations).width(of: observations[0]))
    #expect(observations[0].width - width > 39)
  }

  @Test func `a width that something else may decide counts only near the text's`() {
    var observations = widths(extra: 0)
    for index in observations.indices { observations[index].isFree = false }
    observations[0].width *= 1.2
    #expect(AdvanceFit(observations).count == observations.count - 1)
  }

  @Test func `no group is judged by itself`() {
    // Wider by so much that only a fit on the others brings them within half a point.
    let report = crossValidated(widths(extra: 0.004))
    #expect(report.text(title: "t").hasPrefix("t: 16 widths"))
  }

  @Test func `the same observations give the same tables`() throws {
    let observations = widths(extra: 0.003)
    let folder = try TemporaryFolder()
    var texts: [[String]] = []
    for name in ["a", "b"] {
      try folder.write("", to: "\(name)/place")
      let target = folder.url.appendingPathComponent(name)
      try TableFiles(AdvanceFit(observations), groups: 4, documents: 1).write(to: target.path)
      texts.append(
        try ["advances-text2020", "advances-display2017", "extended-factors", "tracking"].map {
          try String(contentsOf: target.appendingPathComponent($0 + ".tsv"), encoding: .utf8)
        })
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].allSatisfy { $0.contains("# Made by ninegrid-fit") })
    // What is written can be read as the tables that the program carries.
    let weights = SystemFontGlyphs.weights.map(\.rawValue)
    for text in texts[0].prefix(2) {
      var rows = try TableRows(DataTable(file: "a.tsv", text: text), ["character"] + weights)
      var codes: [UInt32] = []
      while rows.next() {
        codes.append(UInt32(try rows.hexadecimal()))
        for _ in weights { _ = try rows.integer() }
      }
      #expect(codes == SystemFontGlyphs.codePoints)
    }
  }
}
