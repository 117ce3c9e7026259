import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

/// Findings that were told of documents of others, and are none.
@Suite struct CheckPrecisionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func rules(_ arguments: String) async throws -> [String] {
    try await run("check \(arguments) --format jsonl", in: folder.url).jsonLines()
      .compactMap { $0["rule"]?.string }
  }

  @Test func `the hugging of a stack view for macOS is what Xcode writes`() async throws {
    let text = SampleDocuments.controls.replacing(
      "<stackView ", with: "<stackView verticalStackHuggingPriority=\"249.99998474121094\" ")
    try folder.write(text, to: "a.storyboard")
    #expect(try await rules("a.storyboard --rule invalid-value") == [])
    let odd = SampleDocuments.controls.replacing(
      "<stackView ", with: "<stackView verticalHuggingPriority=\"249.99998474121094\" ")
    try folder.write(odd, to: "b.storyboard")
    #expect(try await rules("b.storyboard --rule invalid-value") == ["invalid-value"])
  }

  @Test(arguments: [
    ("Main_iPad.storyboard", "iOS.CocoaTouch", "ipad"),
    ("View~ipad.storyboard", "iOS.CocoaTouch", "ipad"),
    ("Main-iPhone.storyboard", "iOS.CocoaTouch", "iphone"),
    ("Main.storyboard", "iOS.CocoaTouch.iPad", "ipad"),
  ])
  func `a document for one family is checked on its devices`(
    name: String, runtime: String, family: String
  ) async throws {
    let wide = SampleDocuments.twoBoxes(
      extra: SampleDocuments.atLeast150.replacing("constant=\"150\"", with: "constant=\"2000\""))
    let text = wide.replacing(
      "targetRuntime=\"iOS.CocoaTouch\"", with: "targetRuntime=\"\(runtime)\"")
    try folder.write(text, to: name)
    let result = await run(
      "check \(name) --rule unsatisfiable --every-device --format jsonl", in: folder.url)
    let environments = try result.jsonLines().flatMap { $0["environments"]?.array ?? [] }
      .compactMap(\.string)
    #expect(environments.count > 8)
    #expect(environments.allSatisfy { $0.hasPrefix(family) }, "\(environments)")
    let named = await run(
      "check \(name) --rule unsatisfiable --device iphone-4.7 --device ipad-11 --format jsonl",
      in: folder.url)
    let asked = try named.jsonLines().flatMap { $0["environments"]?.array ?? [] }
    #expect(Set(asked.compactMap(\.string)).count == 2)
  }
}
