import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// Where items of one size stand that fill a collection, as pictures show them.
@Suite struct FlowSampleTests {
  /// Origins of items in a collection 375 points wide with 10 points between its items.
  private func origins(width: Double, count: Int) throws -> [Point] {
    let file = try CaseFile("Cases/Devices/collection-cell.storyboard")
    let document = LayoutDocument(file.tree)
    let collection = try #require(document.views.first { $0.kind == .collectionView })
    let environment = LayoutEnvironment(try #require(DeviceProfile.all.first))
    return try #require(
      ShownContents(document, in: environment).flowOrigins(
        of: Array(repeating: Size(width: width, height: 80), count: count), in: collection,
        extent: Size(width: 375, height: 600)))
  }

  @Test func `full lines reach from edge to edge`() throws {
    for width in stride(from: 20.0, through: 187, by: 7) {
      let places = try origins(width: width, count: 40)
      let line = places.filter { $0.y == places[0].y }
      let (left, right) = (line[0].x, 375 - (try #require(line.last).x + width))
      #expect(abs(left - right) < 0.001, "items of \(width) points")
      for (one, next) in zip(line, line.dropFirst()) {
        #expect(next.x - one.x - width >= 9.999, "items of \(width) points")
      }
    }
  }

  @Test func `the last line has its items below those of the lines above`() throws {
    let places = try origins(width: 100, count: 4)
    #expect(places[3].x == places[0].x && places[3].y > places[0].y)
  }
}
