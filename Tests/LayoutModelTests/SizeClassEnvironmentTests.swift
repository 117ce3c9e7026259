import LayoutModel
import Testing

@Suite struct SizeClassEnvironmentTests {
  @Test(arguments: GridCell.inOrder)
  func `each cell has an environment that stands for it`(cell: GridCell) {
    let environment = LayoutEnvironment(standingFor: cell)
    #expect(environment.cell == cell)
    #expect((environment.device != nil) == cell.isFinal)
    #expect(environment.sizeClassFault == nil)
    #expect(environment.hasImposedCell == !cell.isFinal)
  }

  @Test func `no profile has a class that it never has`() {
    for profile in DeviceProfile.all {
      var environment = LayoutEnvironment(profile)
      #expect(environment.sizeClassFault == nil && !environment.hasImposedCell, "\(profile.key)")
      environment.device = nil
      #expect(environment.sizeClassFault == nil, "\(profile.size)")
    }
  }

  @Test(arguments: [
    (393.0, 852.0, "wR-hR"), (375, 667, "wC-hC"), (1000, 1000, "wC-hR"), (956, 300, "wR-hR"),
  ])
  func `a size that no device of the class has is a fault`(
    width: Double, height: Double, cell: String
  ) throws {
    let environment = LayoutEnvironment(
      size: Size(width: width, height: height), cell: try #require(GridCell(cell)))
    #expect(environment.sizeClassFault != nil)
  }

  @Test func `the lengths of a cell end where its devices do`() throws {
    let range = 320.0...1366
    let regular = try #require(GridCell("wR-hR"))
    let compact = try #require(GridCell("wC-hC"))
    #expect(regular.lengths(along: .horizontal, within: range).lowerBound > 600)
    #expect(compact.lengths(along: .vertical, within: range).upperBound < 480)
    #expect(GridCell.base.lengths(along: .vertical, within: range) == range)
  }
}
