import DataTables
import EmbeddedTables
import LayoutModel
import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct TableDamageTests {
  private typealias Reader = (DataTable) throws(TableFault) -> Void

  private func advances(_ faces: [String], of characters: [Int]) -> Reader {
    { table throws(TableFault) in
      _ = try AdvanceTable(table, faces: faces, characters: characters)
    }
  }

  @Test func `damage in a table of advances is told with its line`() {
    let own = SystemFontGlyphs.codePoints.map { Int($0) }
    let extended = GlyphTables.codePoints(GlyphList.extended)
    let weights = SystemFontGlyphs.weights.map(\.rawValue)
    for table in [
      EmbeddedTable.systemFontAdvancesText2015, .systemFontAdvancesText2017,
      .systemFontAdvancesText2020, .systemFontAdvancesDisplay2015, .systemFontAdvancesDisplay2017,
      .systemFontAdvancesDisplay2020,
    ] {
      #expect(unnoticedDamage(in: table, advances(weights, of: own)) == [])
    }
    #expect(
      unnoticedDamage(in: .systemFontAdvancesExtended, advances(["advance"], of: extended)) == [])
    for table in [EmbeddedTable.advancesHelvetica, .advancesHelveticaNeue] {
      #expect(
        unnoticedDamage(in: table, advances(["regular", "bold"], of: own + extended)) == [])
    }
    #expect(
      unnoticedDamage(in: .advancesDingbats) { table throws(TableFault) in
        _ = try DingbatAdvances.read(table)
      } == [])
  }

  @Test func `damage in a table of kerning is told with its line`() {
    let glyphs = GlyphTables.shared.glyphs
    for table in [
      EmbeddedTable.systemFontKerningText, .systemFontKerningTextBold,
      .systemFontKerningDisplay2015, .systemFontKerningDisplay, .systemFontKerningDisplayBold,
      .systemFontKerningCyrillic, .kerningHelveticaNeue, .kerningHelveticaNeueBold,
      .kerningAvenirNext, .kerningBarlow, .kerningMontserrat, .kerningMontserratBold,
      .kerningRoboto, .kerningRobotoBold,
    ] {
      #expect(
        unnoticedDamage(in: table) { table throws(TableFault) in
          var pairs = KerningPairs(glyphs: glyphs, count: GlyphTables.shared.rowLength)
          _ = try pairs.read(table, unit: 1000)
        } == [])
    }
  }

  @Test func `damage in a table of fonts by name is told with its line`() {
    for table in [
      EmbeddedTable.facesTranscribed, .facesClosed, .facesGrotesque, .facesHumanist,
      .facesGeometric, .facesSerif, .facesPublished,
    ] {
      #expect(
        unnoticedDamage(in: table, names: ["family"]) { table throws(TableFault) in
          _ = try NamedFaces([table])
        } == [])
    }
    #expect(
      unnoticedDamage(in: .fonts, names: ["prefix"]) { table throws(TableFault) in
        _ = try NamedFontEntry.read(table)
      } == [])
  }

  @Test func `damage in the tables of sizes and of line breaks is told with its line`() {
    #expect(
      unnoticedDamage(in: .systemFontTextStyles, names: ["style"]) { table throws(TableFault) in
        _ = try TextStyle.read(table)
      } == [])
    #expect(
      unnoticedDamage(in: .systemFontTracking) { table throws(TableFault) in
        _ = try GlyphAdvances.readTracking(table)
      } == [])
    #expect(
      unnoticedDamage(in: .systemFontExtendedFactors) { table throws(TableFault) in
        _ = try GlyphTables.extendedFactors(table)
      } == [])
    #expect(
      unnoticedDamage(in: .lineBreak) { table throws(TableFault) in
        _ = try LineBreakClasses(table)
      } == [])
  }
}
