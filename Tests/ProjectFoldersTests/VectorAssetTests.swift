import Testing

@testable import ProjectFolders

@Suite struct VectorAssetTests {
  private func danger(_ inside: String, _ attributes: String = "") -> String? {
    VectorAsset.danger(
      in: Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(attributes)>\(inside)</svg>"
          .utf8))
  }

  @Test(arguments: [
    "<path d=\"M0 0h1\"/>",
    "<defs><path id=\"a\" d=\"M0 0h1\"/></defs><use href=\"#a\"/><use xlink:href=\"#a\"/>",
    "<linearGradient id=\"g\"/><rect fill=\"url(#g)\" style=\"mask: url('#g')\"/>",
    "<image href=\"data:image/png;base64,QUJD\"/>", "<style>.a{fill:url(#g)}</style>",
  ])
  func `what only draws stays`(inside: String) {
    #expect(danger(inside) == nil)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<SCRIPT/>",
    "<svg:script xmlns:svg=\"http://www.w3.org/2000/svg\"/>",
    "<rect onclick=\"x()\"/>", "<foreignObject/>", "<image href=\"http://example.com/a.png\"/>",
    "<image href=\"data:image/svg+xml;base64,QUJD\"/>", "<use href=\"other.svg#a\"/>",
    "<a xlink:href=\"javascript:x()\"/>", "<rect fill=\"url(http://example.com/a)\"/>",
    "<rect style=\"fill: u\\72l(//example.com)\"/>", "<style>@import 'a.css';</style>",
    "<set attributeName=\"href\" to=\"a\"/>",
    "<g id=\"a\"><path d=\"\"/></g><g id=\"b\"><use href=\"#a\"/></g><use href=\"#b\"/>",
    "<broken>",
  ])
  func `what runs, loads or repeats what repeats is kept out`(inside: String) {
    #expect(danger(inside) != nil)
  }
}
