import Foundation
import LayoutModel
import Testing

@testable import LayoutPreview

@Suite struct ReportPageTests {
  private func finding(_ severity: String) -> ReportPage.Finding {
    ReportPage.Finding(
      severity: severity, rule: "rule", message: "message", hint: nil, place: nil, objects: [])
  }

  private func scene(_ id: String, _ severities: [String] = [], svg: String = "<svg/>")
    -> ReportPage.Scene
  {
    ReportPage.Scene(
      id: ObjectID(id), title: "Scene \(id)",
      pictures: [ReportPage.Picture(caption: "iPhone", svg: svg, frames: [])],
      findings: severities.map(finding), views: [])
  }

  @Test func `scenes come worst first, and equal ones in the order of the documents`() {
    var page = ReportPage(
      title: "App",
      documents: [
        .init(name: "a", scenes: [scene("quiet"), scene("warned", ["warning", "note"])]),
        .init(name: "b", scenes: [scene("broken", ["error"]), scene("noted", ["note"])]),
        .init(name: "c", scenes: [], note: "It can't be read"),
        .init(name: "mac", scenes: [], note: "Documents for macOS are not resolved."),
        .init(name: "d", scenes: [scene("silent")]),
      ])
    page.documents[2].isLost = true
    let order = ReportPage.worstFirst(page.entries)
    #expect(
      order.map { $0.scene?.id.text ?? $0.document } == [
        "c", "broken", "warned", "noted", "quiet", "mac", "silent",
      ])
    #expect(order.map(\.number) == Array(0..<7))
  }

  @Test func `what is found on devices counts for the order`() {
    var hot = scene("hot")
    hot.findingsOnDevices = [finding("error")]
    let page = ReportPage(title: "", documents: [.init(name: "a", scenes: [scene("a"), hot])])
    #expect(ReportPage.worstFirst(page.entries).first?.scene?.id.text == "hot")
  }

  @Test func `folders that hold one folder are one step, and what all share is left out`() {
    let tree = FolderTree([
      "App/Sources/Sign In/Base.lproj/Main.storyboard",
      "App/Sources/Sign In/Base.lproj/Main.storyboard",
      "App/Sources/Home/Home.xib", "App/Sources/Home/Cells/Row.xib",
      "App/Sources/Launch.storyboard",
    ])
    #expect(tree.roots.map(\.name) == ["Home", "Sign In/Base.lproj", "Launch.storyboard"])
    #expect(tree.roots.map(\.path).first == "App/Sources/Home/")
    #expect(tree.roots[0].children.map(\.name) == ["Cells", "Home.xib"])
    #expect(tree.roots[0].items == [2, 3])
    #expect(tree.roots[1].children.map(\.items) == [[0, 1]])
  }

  @Test(arguments: [1, 3, 7, 20])
  func `parts hold every scene once, and no more than they may`(most: Int) {
    let documents = (0..<9).map { number in
      ReportPage.Document(
        name: "d\(number)", scenes: (0..<number).map { scene("\(number)-\($0)") },
        findings: number == 4 ? [finding("error")] : [])
    }
    let parts = ReportPage(title: "", documents: documents).parts(file: "r.html", most: most)
    let ids = parts.flatMap(\.documents).flatMap(\.scenes).map(\.id.text)
    #expect(ids.count == 36 && Set(ids).count == 36)
    #expect(parts.allSatisfy { $0.documents.reduce(0) { $0 + $1.scenes.count } <= most })
    #expect(parts.first?.documents.first?.name == "d4")
    #expect(parts.flatMap(\.documents).flatMap(\.findings).count == 1)
    #expect(parts.last?.part?.files.prefix(2) == ["r.html", "r-2.html"])
  }

  @Test func `an image and a line stand once in a page, whoever repeats them`() {
    let image = "<svg>\n  <image width=\"3\" href=\"data:image/png;base64,QUJD\"/>\n</svg>"
    var documents = [
      ReportPage.Document(name: "a", scenes: [scene("1", svg: image), scene("2", svg: image)])
    ]
    for index in documents[0].scenes.indices {
      documents[0].scenes[index].views = [
        .init(id: ObjectID("v"), name: "v", kind: "View", reasons: ["x = 0", "  it is the root"])
      ]
    }
    let html = ReportPage(title: "", documents: documents).html
    #expect(html.components(separatedBy: "QUJD").count == 2)
    #expect(html.components(separatedBy: "href=\"#image-0\"").count == 3)
    #expect(html.components(separatedBy: "it is the root").count == 2)
  }
}
