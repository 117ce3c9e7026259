import LayoutModel
import Testing

@Suite struct XcodeGenerationTests {
  @Test(arguments: [
    ("3084", 4), ("4514", 5), ("6751", 6), ("10117", 7), ("11201", 8), ("13771", 9),
    ("14460.31", 10), ("14868", 11), ("17701", 12), ("19529", 13), ("21225", 14), ("22505", 15),
    ("23094", 16), ("24093.7", 26),
  ])
  func `the tools version tells the generation`(version: String, major: Int) {
    #expect(XcodeGeneration(toolsVersion: version).major == major)
  }

  @Test func `a placeholder asks the plug-in`() {
    let generation = XcodeGeneration(toolsVersion: "32700.99.1234", plugInVersion: "22684")
    #expect(generation.major == 15)
  }

  @Test(arguments: [nil, "", "abc"])
  func `an unknown version is a current one`(version: String?) {
    #expect(XcodeGeneration(toolsVersion: version).major == 15)
  }
}
