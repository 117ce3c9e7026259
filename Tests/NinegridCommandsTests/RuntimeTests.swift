import Foundation
import TestSupport
import Testing

@Suite struct RuntimeTests {
  private static let folder = samplesFolder.appendingPathComponent("cookbook")

  private func frames(_ line: String, in folder: URL) async throws -> [String: [Double]] {
    let result = await run("resolve \(line) --format csv", in: folder)
    try #require(result.exitCode <= 1, "\(result.stderr)")
    let rows = result.stdout.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let header = try #require(rows.first)
    let id = try #require(header.firstIndex(of: "id"))
    let x = try #require(header.firstIndex(of: "x"))
    var result2: [String: [Double]] = [:]
    for row in rows.dropFirst() where row.count >= x + 4 {
      result2[row[id]] = row[x..<x + 4].compactMap(Double.init)
    }
    return result2
  }

  @Test func `code sets constants and texts, and the document stays`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let plain = try await frames("a.storyboard --device iphone-4.7", in: folder.url)
    let set = try await frames(
      "a.storyboard --device iphone-4.7 --set cnG-00-001.constant=40 --set cnH-00-001.constant=50",
      in: folder.url)
    let before = try #require(plain["bxR-00-001"])
    let after = try #require(set["bxR-00-001"])
    #expect(after[0] == before[0] + 16)
    #expect(after[3] == 50)
    #expect(try String(contentsOf: file, encoding: .utf8) == SampleDocuments.twoBoxes())
    let unknown = await run("resolve a.storyboard --set nothing.constant=4", in: folder.url)
    #expect(unknown.exitCode == 2)
    #expect(unknown.stderr.contains("there is no object 'nothing'"))
    #expect(await run("resolve a.storyboard --set constant", in: folder.url).exitCode == 64)
  }

  @Test func `insets and a keyboard take room from the bottom`() async throws {
    let folder = try TemporaryFolder()
    let keyboard = SampleDocuments.twoBoxes().replacing(
      "<viewLayoutGuide key=\"safeArea\" id=\"sfA-00-001\"/>",
      with: "<viewLayoutGuide key=\"safeArea\" id=\"sfA-00-001\"/>"
        + "<keyboardLayoutGuide key=\"keyboard\" id=\"kbA-00-001\"/>"
    ).replacing(
      "firstAttribute=\"height\" constant=\"100\"",
      with: "firstAttribute=\"height\" constant=\"90\""
    ).replacing(
      "firstItem=\"bxL-00-001\" firstAttribute=\"top\" secondItem=\"sfA-00-001\" secondAttribute=\"top\" constant=\"20\"",
      with:
        "firstItem=\"kbA-00-001\" firstAttribute=\"top\" secondItem=\"bxL-00-001\" secondAttribute=\"bottom\""
    )
    try folder.write(keyboard, to: "a.storyboard")
    let device = "a.storyboard --device iphone-4.7"
    let plain = try #require(try await frames(device, in: folder.url)["bxL-00-001"])
    #expect(plain[1] == 577.0)
    let shown = try await frames("\(device) --inset keyboard=260", in: folder.url)
    #expect(shown["bxL-00-001"]?[1] == 317.0)
    let inset = try await frames(
      "\(device) --inset bottom=50 --inset left=10", in: folder.url)
    #expect(inset["bxL-00-001"]?[1] == 527.0)
    #expect(inset["bxL-00-001"]?[0] == plain[0] + 10)
    #expect(await run("resolve \(device) --inset up=5", in: folder.url).exitCode == 64)
  }

  /// The dynamic stack view of the guide is dynamic: twenty entries scroll, each below the one before.
  @Test func `an entry of a stack view is repeated`() async throws {
    let line = "03-dynamic-stack-view.json --device iphone-4.7"
    let show = await run("show 03-dynamic-stack-view.json --format csv", in: Self.folder)
    let entry = try #require(
      show.stdout.split(separator: "\n").first { $0.contains("Entry") || $0.contains("entry") })
    let names = entry.split(separator: ",").map(String.init)
    let id = try #require(names.first { $0.lowercased().contains("entry") && !$0.contains(" ") })
    let plain = try await frames(line, in: Self.folder)
    let many = try await frames("\(line) --repeat \(id)=20", in: Self.folder)
    let first = try #require(plain[id])
    for number in 2...20 {
      let copy = try #require(many["\(id)-\(number)"], "\(number)")
      let above = try #require(many[number == 2 ? id : "\(id)-\(number - 1)"])
      #expect(abs(copy[1] - above[1] - above[3]) < 1)
      #expect(copy[2] == first[2])
    }
  }
}
