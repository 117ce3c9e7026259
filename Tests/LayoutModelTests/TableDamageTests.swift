import DataTables
import EmbeddedTables
import TestSupport
import Testing

@testable import LayoutModel

@Suite struct TableDamageTests {
  @Test func `damage in a table of devices is told with its line`() {
    for table in [EmbeddedTable.screens, .screensByName] {
      #expect(
        unnoticedDamage(in: table, names: ["name", "interfaceBuilderIDs"]) {
          table throws(TableFault) in
          _ = try DeviceTable.readScreens(table)
        } == [])
    }
    #expect(
      unnoticedDamage(in: .splits, names: ["screen", "part", "source"]) {
        table throws(TableFault) in
        _ = try DeviceTable.readSplits(table)
      } == [])
    #expect(
      unnoticedDamage(in: .safeAreas, names: ["screen"]) { table throws(TableFault) in
        _ = try DeviceTable.readSafeAreas(table)
      } == [])
    #expect(
      unnoticedDamage(in: .models, names: ["name", "screen", "otherNames"]) {
        table throws(TableFault) in
        _ = try DeviceTable.readModels(table)
      } == [])
    #expect(
      unnoticedDamage(in: .canvases, names: ["id"]) { table throws(TableFault) in
        _ = try DeviceTable.readCanvases(table)
      } == [])
    #expect(
      unnoticedDamage(in: .zoomedScreens, names: ["screen"]) { table throws(TableFault) in
        _ = try DeviceTable.readZoomedSizes(table)
      } == [])
  }

  @Test func `damage in the table of colours is told with its line`() {
    #expect(
      unnoticedDamage(in: .systemColors, names: ["name"]) { table throws(TableFault) in
        _ = try SystemColorTable.read(table)
      } == [])
  }
}
