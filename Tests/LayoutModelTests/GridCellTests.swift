import LayoutModel
import Testing

@Suite struct GridCellTests {
  @Test func `there are nine cells and four of them are final`() {
    #expect(Set(GridCell.inOrder).count == 9)
    #expect(GridCell.finals.map(\.description) == ["wC-hC", "wR-hC", "wC-hR", "wR-hR"])
  }

  @Test func `a final cell is covered by four cells, general before specific, width over height`() {
    let cell = GridCell(width: .compact, height: .regular)
    #expect(
      cell.covering.map(\.description) == ["wAny-hAny", "wAny-hR", "wC-hAny", "wC-hR"])
  }

  @Test func `the base cell covers all and is covered by itself alone`() {
    for cell in GridCell.inOrder {
      #expect(GridCell.base.covers(cell))
      #expect(cell.covers(cell))
      #expect(!cell.covers(.base) || cell == .base)
    }
    #expect(GridCell.base.covering == [.base])
  }

  @Test func `what is printed reads back`() {
    for cell in GridCell.inOrder {
      #expect(GridCell(cell.description) == cell)
      #expect(GridCell(variationKey: cell.variationKey) == cell)
    }
  }

  @Test(arguments: [
    ("wC-hR", "wC-hR"), ("WC-HR", "wC-hR"), ("compact-regular", "wC-hR"),
    ("wAny-hRegular", "wAny-hR"), ("*-c", "wAny-hC"),
  ])
  func `a cell reads long and short names in any case`(text: String, cell: String) {
    #expect(GridCell(text)?.description == cell)
  }

  @Test(arguments: ["", "wC", "wC-hR-x", "tall-wide", "hC-wR", "wX-hR"])
  func `anything else is no cell`(text: String) {
    #expect(GridCell(text) == nil)
  }

  @Test(arguments: ["userInterfaceIdiom=mac", "", "widthClass=compact-heightClass=regular"])
  func `variations of other traits are no cells`(key: String) {
    #expect(GridCell(variationKey: key) == nil)
  }

  @Test func `the order of cells is that in which their settings apply`() {
    #expect(GridCell.inOrder.sorted() == GridCell.inOrder)
    #expect(GridCell(width: .any, height: .regular) < GridCell(width: .compact, height: .any))
  }
}
