import LayoutModel
import Testing

@testable import LayoutPreview

@Suite struct AppMapTests {
  private func map(_ count: Int, entry: Int?, _ segues: [(Int, Int, AppMap.Kind)]) -> AppMap {
    AppMap(
      scenes: (0..<count).map {
        AppMap.Scene(
          title: "\($0)", document: "Main.storyboard", id: ObjectID("\($0)"), isEntry: $0 == entry)
      },
      segues: segues.map {
        AppMap.Segue(source: $0.0, destination: $0.1, kind: $0.2, control: nil)
      })
  }

  @Test func `the entry stands first, and each segue leads one column on`() {
    // A tab bar with two navigation controllers; one pushes, and what it pushes presents.
    let app = map(
      7, entry: 0,
      [
        (0, 1, .contains), (0, 2, .contains), (1, 3, .contains), (2, 4, .contains), (3, 5, .show),
        (5, 6, .modal), (6, 3, .show),
      ])
    #expect(app.holders == [nil, 0, 0, 1, 2, nil, nil])
    #expect(app.depths == [0, 0, 0, 0, 0, 1, 2])
    let sheet = app.sheet { _ in Size(width: 100, height: 200) }
    let frames = Dictionary(uniqueKeysWithValues: sheet.boxes.map { ($0.scene, $0.frame) })
    #expect(sheet.boxes.filter(\.isContainer).map(\.scene) == [0, 1, 2])
    for (scene, holder) in app.holders.enumerated() {
      guard let holder, let inner = frames[scene], let outer = frames[holder] else { continue }
      #expect(outer.intersection(inner) == inner, "\(scene) in \(holder)")
    }
    #expect((frames[5]?.x ?? 0) > (frames[0]?.maxX ?? .infinity))
    #expect((frames[6]?.x ?? 0) > (frames[5]?.maxX ?? .infinity))
    #expect(sheet.unreachedTop == nil)
  }

  @Test func `scenes that nothing leads to stand apart, below`() {
    let app = map(5, entry: 1, [(1, 0, .show), (3, 4, .show)])
    #expect(app.depths == [1, 0, nil, nil, nil])
    let sheet = app.sheet { _ in Size(width: 100, height: 200) }
    let top = sheet.unreachedTop ?? 0
    for box in sheet.boxes { #expect((box.frame.y > top) == (box.scene > 1)) }
  }

  @Test func `a way back leaves at the left, and a way to the same scene is a loop`() throws {
    let app = map(2, entry: 0, [(0, 1, .show), (1, 0, .show), (1, 1, .show)])
    let shown = ShownMap(app, [])
    let card = try #require(shown.sheet.boxes.first { $0.scene == 1 }?.frame)
    // The ends of each arrow: the first and the last two numbers of its curve.
    let ends = shown.arrows.matches(of: /class="segue[^"]*" d="M([^"]*)"/).map { found in
      let numbers = found.1.split { " C".contains($0) }.compactMap { Double($0) }
      return (
        start: Point(x: numbers[0], y: numbers[1]),
        end: Point(x: numbers[numbers.count - 2], y: numbers[numbers.count - 1])
      )
    }
    #expect(ends.count == 3)
    #expect(ends[0].end.x < card.x && ends[0].start.x < card.x)
    #expect(ends[1].start.x == card.x && ends[1].end.x < card.x)
    #expect(ends[2].start.x == card.maxX && ends[2].end.x > card.maxX)
    #expect(abs(ends[2].start.y - ends[2].end.y) > 8)
  }

  @Test func `what code shows stands before the scenes to which it leads`() {
    // 4 leads to 2 and 3, which leads on to 1; 5 and 6 lead to each other; 7 stands alone.
    let app = map(
      8, entry: 0,
      [(4, 2, .show), (4, 3, .modal), (3, 1, .show), (5, 6, .show), (6, 5, .show), (2, 4, .embed)])
    #expect(app.groups(of: [1, 2, 3, 4, 5, 6, 7]) == [[[4], [2, 3], [1]], [[6], [5]], [[7]]])
    let tree = map(5, entry: 0, [(4, 2, .show), (4, 3, .modal), (3, 1, .show)])
    #expect(tree.groups(of: [1, 2, 3, 4]) == [[[4], [2, 3], [1]]])
    let sheet = tree.sheet { _ in Size(width: 100, height: 200) }
    let frames = Dictionary(uniqueKeysWithValues: sheet.boxes.map { ($0.scene, $0.frame) })
    #expect((frames[2]?.x ?? 0) > (frames[4]?.maxX ?? .infinity))
    #expect((frames[1]?.x ?? 0) > (frames[3]?.maxX ?? .infinity))
    #expect((frames[3]?.y ?? 0) > (frames[2]?.maxY ?? .infinity))
  }

  @Test func `containers in a circle are taken apart, and no two cards overlap`() {
    let app = map(
      6, entry: nil, [(0, 1, .contains), (1, 0, .contains), (2, 2, .contains), (3, 4, .embed)])
    #expect(app.holders == [nil, 0, nil, nil, nil, nil])
    let cards = app.sheet { _ in Size(width: 100, height: 200) }.boxes.filter { !$0.isContainer }
    for a in cards.indices {
      for b in cards.indices.dropFirst(a + 1) {
        let common = cards[a].frame.intersection(cards[b].frame)
        #expect(common.width <= 0 || common.height <= 0)
      }
    }
  }
}
