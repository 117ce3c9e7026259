import Testing

@testable import PlatformRules

@Suite struct SystemSymbolsTests {
  @Test(arguments: [
    ("chevron.left", 13), ("0.circle", 13), ("arrow.up.circle.fill", 13), ("globe.americas", 15),
    ("apple.terminal", 17),
  ])
  func `a symbol came with a release`(name: String, major: Int) {
    #expect(SystemSymbols.feature(of: name)?.since == SystemRelease(major: major))
  }

  @Test func `all names of the source are in the table, each once`() {
    let names = SystemSymbols.names
    #expect(names.count == 6554)
    #expect(names.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") && !$0.contains("..") })
    #expect(SystemSymbols.feature(of: "chevron") == nil)
  }
}
