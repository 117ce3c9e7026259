import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// The recipes of the Auto Layout Guide get the frames that were worked out for them.
@Suite struct CookbookSampleTests {
  static let recipes = SampleFiles.names(in: "cookbook")

  @Test func `all sixteen recipes are there`() {
    #expect(Self.recipes.count == 16)
  }

  @Test(arguments: recipes)
  func `a recipe has the frames that are expected on two devices`(name: String) throws {
    let expectation = try SampleExpectation.of(name)
    #expect(
      "cookbook/expected/\(expectation.document)" == name.replacing("/", with: "/expected/../"))
    #expect(Set(expectation.environments.map(\.key)).count >= 2, "\(name)")
    let document = try SampleFiles.document(name)
    let resolver = LayoutResolver(document)
    for environment in expectation.environments {
      let place = "\(name) on \(environment.key)"
      let profile = try #require(DeviceProfile.profile(key: environment.key), "\(place)")
      let layouts = resolver.resolve(in: LayoutEnvironment(profile))
      for layout in layouts {
        #expect(layout.status == .ok, "\(place): \(findings(in: layout))")
      }
      #expect(!environment.frames.isEmpty, "\(place) expects nothing")
      for (view, numbers) in environment.frames.sorted(by: { $0.key < $1.key }) {
        let named = layouts.flatMap(\.views).filter { $0.name == view }
        let found = try #require(named.count == 1 ? named.first : nil, "\(place): '\(view)'")
        try Self.compare(found.unsnapped, with: numbers, "\(place): '\(view)'")
      }
    }
  }

  /// Expected numbers have two decimals.
  private static let tolerance = 0.0051

  private static func compare(_ frame: Rect, with numbers: [Double?], _ place: String) throws {
    try #require(numbers.count == 4, "\(place)")
    #expect(numbers.contains { $0 != nil }, "\(place) expects nothing")
    for (value, expected) in zip([frame.x, frame.y, frame.width, frame.height], numbers) {
      guard let expected else { continue }
      #expect(abs(value - expected) <= tolerance, "\(place) is at \(frame), expected \(numbers)")
    }
  }
}
