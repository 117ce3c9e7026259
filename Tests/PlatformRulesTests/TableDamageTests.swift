import DataTables
import EmbeddedTables
import TestSupport
import Testing

@testable import PlatformRules

@Suite struct TableDamageTests {
  @Test func `damage in the tables of symbols and of evidence is told with its line`() {
    #expect(
      unnoticedDamage(in: .systemSymbols, names: ["name"]) { table throws(TableFault) in
        _ = try SystemSymbols.read(table)
      } == [])
    #expect(
      unnoticedDamage(in: .evidence, names: ["rule", "row"]) { table throws(TableFault) in
        _ = try EvidenceTable.read(table)
      } == [])
  }
}
