import PictureFiles
import Testing

/// Where poppler is not installed there is nothing to draw with; `render` says so in a sentence.
@Suite(.enabled(if: canDrawPages, "poppler is not installed")) struct PagePictureTests {
  private let page = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 24 12]>> endobj
    trailer <</Root 1 0 R>>
    """

  @Test func `a page has its size in points, and its pixels in the PNG`() throws {
    let picture = try #require(PagePicture(pdf: Array(page.utf8), scale: 2, mostPixels: 100))
    #expect(picture.width == 24 && picture.height == 12)
    #expect(picture.png[16..<24].elementsEqual([0, 0, 0, 48, 0, 0, 0, 24]))
    #expect(PagePicture(pdf: Array(page.utf8), scale: 2, mostPixels: 100)?.png == picture.png)
  }

  @Test(arguments: [("", 100), ("%PDF-1.4", 100), ("no PDF", 100)])
  func `what is no page gives none`(text: String, mostPixels: Int) {
    #expect(PagePicture(pdf: Array(text.utf8), scale: 2, mostPixels: mostPixels) == nil)
  }

  @Test func `a page of too many pixels gives none`() {
    #expect(PagePicture(pdf: Array(page.utf8), scale: 2, mostPixels: 40) == nil)
  }
}
