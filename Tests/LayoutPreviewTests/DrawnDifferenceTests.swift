import LayoutModel
import Testing

@testable import LayoutPreview

@Suite struct DrawnDifferenceTests {
  private let part = Rect(x: -20, y: -20, width: 400, height: 700)

  private func picture(_ body: (inout SVGWriter) -> Void) -> String {
    var svg = SVGWriter()
    svg.beginPicture(part, title: "")
    svg.label("Title", at: Point(x: 180, y: 40), size: 17, fill: "#000000", anchor: .middle)
    body(&svg)
    svg.end()
    return svg.text
  }

  @Test func `equal pictures differ nowhere`() {
    #expect(DrawnDifference(picture { _ in }, picture { _ in }, in: part).places.isEmpty)
  }

  @Test func `what is beside each other is one place, and texts are told`() {
    let old = picture { $0.label("Old", at: Point(x: 10, y: 40), size: 17, fill: "#000000") }
    let new = picture {
      $0.rect(Rect(x: 4, y: 20, width: 60, height: 30), fill: "#eeeeee")
      $0.label("New", at: Point(x: 10, y: 40), size: 17, fill: "#000000")
      $0.circle(Point(x: 300, y: 600), radius: 5, fill: "#ff0000")
    }
    let places = DrawnDifference(old, new, in: part).places
    #expect(places.map(\.sentence) == ["“Old” becomes “New”", "looks different"])
    #expect(places.last?.area == Rect(x: 295, y: 595, width: 10, height: 10))
    #expect(
      DrawnDifference(new, old, in: part).places.map(\.sentence).first == "“New” becomes “Old”")
  }

  @Test func `a text that stays is told neither as new nor as gone`() {
    let place = DrawnDifference.Place(
      area: Rect(), before: ["Chats", "Settings"], after: ["Chats"])
    #expect(place.sentence == "“Settings” is gone")
    let moved = DrawnDifference.Place(area: Rect(), before: ["Chats"], after: ["Chats"])
    #expect(moved.sentence == "looks different")
  }

  @Test func `places are those of the whole picture, inside of groups and of pictures in it`() {
    let new = picture {
      $0.begin("g", ["transform": "translate(100 200)"])
      $0.rect(Rect(x: 1, y: 2, width: 3, height: 4), fill: "#000000")
      $0.end()
      $0.beginPart(
        Rect(x: 50, y: 0, width: 20, height: 20), at: Rect(x: 300, y: 400, width: 20, height: 20))
      $0.rect(Rect(x: 55, y: 5, width: 5, height: 5), fill: "#000000")
      $0.end()
    }
    let areas = DrawnDifference(picture { _ in }, new, in: part).places.map(\.area)
    #expect(
      areas == [
        Rect(x: 305, y: 405, width: 5, height: 5), Rect(x: 101, y: 202, width: 3, height: 4),
      ])
  }

  @Test func `a background counts only where nothing else differs`() {
    let ground = Rect(width: 360, height: 660)
    let old = picture { $0.rect(ground, fill: "#ffffff") }
    let new = picture { $0.rect(ground, fill: "#000000") }
    #expect(DrawnDifference(old, new, in: part).places.map(\.area) == [ground])
    let more = picture {
      $0.rect(ground, fill: "#000000")
      $0.label("New", at: Point(x: 10, y: 400), size: 17, fill: "#000000")
    }
    #expect(DrawnDifference(old, more, in: part).places.map(\.sentence) == ["“New” is new"])
  }
}
