import LayoutEngine
import LayoutModel
import PlatformRules
import TestSupport
import Testing

/// Which of texts that resist alike gives way in a row without room for all: constraints leave it open.
@Suite struct FullRowTests {
  @Test func `in a row that fills the last text gives way, with iOS 26 the first`() throws {
    let (one, two) = try widths("two-texts", system: SystemRelease(major: 18))
    #expect(one > two)
    let (first, second) = try widths("two-texts", system: .iOS26)
    #expect((first, second) == (two, one))
  }

  @Test func `in a row of equal spacings the last text gives way with both`() throws {
    let (one, two) = try widths("two-texts-equally-spaced", system: SystemRelease(major: 18))
    #expect(one > two)
    #expect(try widths("two-texts-equally-spaced", system: .iOS26) == (one, two))
  }

  private func widths(_ name: String, system: SystemRelease) throws -> (Double, Double) {
    let document = LayoutDocument(try CaseFile("Cases/FullRows/\(name).storyboard").tree)
    var environment = LayoutEnvironment(
      try #require(DeviceProfile.profile(key: "iphone-6.3/portrait")))
    environment.system = system
    let resolver = LayoutResolver(document)
    let views = resolver.resolve(in: environment).flatMap(\.views)
    func width(_ id: String) throws -> Double {
      try #require(views.first { $0.id.text == id }).frame.width
    }
    return (try width("one-el-001"), try width("two-el-001"))
  }
}
