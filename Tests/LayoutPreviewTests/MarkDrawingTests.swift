import LayoutModel
import Testing

@testable import LayoutPreview

/// The marks of a review lie on what the picture shows.
@Suite struct MarkDrawingTests {
  /// A screen of 375 × 667 points with one view, so many points below its top.
  private func drawing(top: Double) -> LayoutDrawing {
    let view = PreviewSample.view("view", "low", Rect(x: 16, y: top, width: 100, height: 100))
    let sample = PreviewSample([view], on: "iphone-4.7/portrait")
    return LayoutDrawing(sample.layout, of: sample.document, title: "")
  }

  private func picture(from old: Double, to new: Double) -> ReviewPicture {
    ReviewPicture(
      before: drawing(top: old), after: drawing(top: new),
      marks: [ReviewMark(id: "low", name: "Low", kind: .moved, text: "100 lower")],
      appearance: .light)
  }

  @Test func `an outline ends where the screen ends`() {
    let picture = picture(from: 500, to: 600)
    #expect(picture.places[0].before == Rect(x: 16, y: 500, width: 100, height: 100))
    #expect(picture.places[0].after == Rect(x: 16, y: 600, width: 100, height: 67))
    #expect(picture.marks[0].text == "100 lower")
  }

  @Test func `what the picture shows comes first`() {
    func drawing(_ top: Double) -> LayoutDrawing {
      let views = ["far", "near"].enumerated().map { index, id in
        PreviewSample.view(
          "view", id, Rect(x: 16, y: top + (index == 0 ? 700 : 100), width: 50, height: 50))
      }
      let sample = PreviewSample(views, on: "iphone-4.7/portrait")
      return LayoutDrawing(sample.layout, of: sample.document, title: "")
    }
    let marks = ["far", "near"].map {
      ReviewMark(id: ObjectID($0), name: $0, kind: .moved, text: "20 lower")
    }
    let picture = ReviewPicture(
      before: drawing(0), after: drawing(20), marks: marks, appearance: .light)
    #expect(picture.marks.map(\.name) == ["near", "far"])
    #expect(picture.places.map { $0.after != nil } == [true, false])
    #expect(picture.marks[1].text == "20 lower, below the screen")
  }

  @Test func `a view beyond the screen has a line in the list and no mark`() {
    let gone = picture(from: 600, to: 700)
    #expect(gone.places[0].before != nil && gone.places[0].after == nil)
    #expect(gone.marks[0].text == "100 lower, below the screen")
    #expect(!gone.overlay(.after).contains("<circle"))
    #expect(gone.overlay(.before).contains("<circle"))
    let back = picture(from: 700, to: 600)
    #expect(back.places[0].before == nil && back.places[0].after != nil)
    #expect(back.marks[0].text == "100 lower")
  }
}
