import DataTables
import EmbeddedTables
import TestSupport
import Testing

@testable import LayoutComparison

@Suite struct TableDamageTests {
  @Test func `damage in the tables of attributes is told with its line`() {
    #expect(
      unnoticedDamage(in: .elements, names: ["element", "family"]) { table throws(TableFault) in
        _ = try AttributeTable(elements: table, attributes: DataTable(.attributes))
      } == [])
    #expect(
      unnoticedDamage(in: .attributes, names: ["attribute"]) { table throws(TableFault) in
        _ = try AttributeTable(elements: DataTable(.elements), attributes: table)
      } == [])
  }
}
