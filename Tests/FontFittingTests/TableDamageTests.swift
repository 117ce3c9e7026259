import DataTables
import EmbeddedTables
import TestSupport
import Testing

@testable import FontFitting

@Suite struct TableDamageTests {
  @Test func `damage in the table of published advances is told with its line`() {
    #expect(
      unnoticedDamage(in: .publishedAdvances) { table throws(TableFault) in
        _ = try PublishedFaces.read(table)
      } == [])
  }
}
