import LayoutModel
import TestSupport
import Testing

@Suite struct InstallationTests {
  private let compactWidth = GridCell(width: .compact, height: .any)
  private let regularHeight = GridCell(width: .any, height: .regular)
  private let phone = GridCell(width: .compact, height: .regular)

  @Test func `without masks an object is installed everywhere`() {
    #expect(Installation().finalCells == GridCell.finals)
    #expect(Installation().decision(in: phone) == nil)
  }

  @Test func `excluded in the base cell and included in one is installed in that one`() {
    var installation = Installation()
    installation.add(true, in: phone)
    installation.add(false, in: .base)
    #expect(installation.finalCells == [phone])
  }

  @Test func `a width mask beats a height mask`() {
    var installation = Installation()
    installation.add(false, in: compactWidth)
    installation.add(true, in: regularHeight)
    #expect(!installation.isInstalled(in: phone))
    #expect(installation.decision(in: phone)?.cell == compactWidth)
  }

  @Test func `entries are kept in the order of the cells, however they come`() {
    for seed in 0..<100 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var installation = Installation()
      for cell in GridCell.inOrder.shuffled(using: &random) {
        installation.add(random.oneIn(2), in: cell)
      }
      #expect(installation.entries.map(\.cell) == GridCell.inOrder, "seed \(seed)")
    }
  }

  @Test func `of two entries of one cell the later decides`() {
    var installation = Installation()
    installation.add(true, in: .base)
    installation.add(false, in: .base)
    #expect(!installation.isInstalled(in: phone))
  }
}
