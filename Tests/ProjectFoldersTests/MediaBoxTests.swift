import ProjectFolders
import Testing

@Suite struct MediaBoxTests {
  @Test(arguments: [
    ("/MediaBox [0 0 24 12]", 24.0, 12.0), ("/MediaBox[ 10\n20 34.5 32 ]", 24.5, 12),
    ("x /MediaBox [24 12 0 0] /MediaBox [0 0 1 1]", 24, 12),
  ])
  func `a size is read`(text: String, width: Double, height: Double) throws {
    let box = try #require(MediaBox(Array(text.utf8)))
    #expect(box.width == width && box.height == height)
  }

  @Test(arguments: [
    "", "/MediaBox", "/MediaBox [0 0 24]", "/MediaBox [0 0 0 12]", "/MediaBox [0 0 1e9 12]",
    "/MediaBox [0 0 nan 12]", "/MediaBox 5 0 R", "/MediaBo",
  ])
  func `what is no size is none`(text: String) {
    #expect(MediaBox(Array(text.utf8)) == nil)
  }
}
