import Foundation
import TestSupport
import Testing

@Suite struct RenameTests {
  @Test(arguments: [
    ("class", "DetailViewController", "ItemViewController", "customClass=\"ItemViewController\""),
    ("class", "Shop.DetailViewController", "Market.ItemViewController", "customModule=\"Market\""),
    ("module", "Shop", "Market", "customModule=\"Market\""),
    ("storyboard-id", "Help", "Support", "storyboardIdentifier=\"Support\""),
    ("segue-id", "showDetail", "showItem", "identifier=\"showItem\""),
    ("image", "star", "crown", "<image name=\"crown\" width=\"48\" height=\"48\"/>"),
    ("color", "Brand", "Accent", "<namedColor name=\"Accent\">"),
  ])
  func `a name is another one everywhere, and back again`(
    kind: String, old: String, new: String, text: String
  ) async throws {
    let folder = try StructureSample.folder()
    let there = await run("migrate rename \(kind) \(old) \(new) Main.storyboard", in: folder.url)
    #expect(there.exitCode == 0, "\(there.stdout)\(there.stderr)")
    let renamed = try folder.read("Main.storyboard")
    #expect(renamed.contains(text))
    let name = old.split(separator: ".").last.map { "\"\($0)\"" } ?? ""
    #expect(!renamed.contains(name))
    guard !old.contains(".") else { return }
    let back = await run("migrate rename \(kind) \(new) \(old) Main.storyboard", in: folder.url)
    #expect(back.exitCode == 0, "\(back.stderr)")
    #expect(try folder.read("Main.storyboard") == StructureSample.text)
  }

  @Test func `references to another storyboard follow its identifiers, and others stay`()
    async throws
  {
    let folder = try StructureSample.folder()
    _ = await run("migrate split Main.storyboard", in: folder.url)
    let elsewhere = StructureSample.reference(to: "Other", identifier: "Help")
    try folder.write(
      try StructureSample.text.replacing("    </scenes>", with: elsewhere), to: "B.storyboard")
    let result = await run("migrate rename storyboard-id Help Support .", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stdout)\(result.stderr)")
    #expect(
      result.stdout.contains(
        "'rf-00-001' stays: it refers to 'Other', which is not among the documents"))
    #expect(try folder.read("Help.storyboard").contains("storyboardIdentifier=\"Support\""))
    #expect(try folder.read("B.storyboard").contains("referencedIdentifier=\"Help\""))
  }

  /// Documents that are made from one template have the same ids, and are not the same.
  @Test(arguments: ["rename class Old New .", "native ."])
  func `documents with the same ids are compared each with itself`(line: String) async throws {
    let folder = try TemporaryFolder()
    let text = SampleDocuments.twoBoxes().replacing(
      "userLabel=\"Left Box\"", with: "customClass=\"Old\" userLabel=\"Left Box\"")
    #expect(text.contains("\"Old\""))
    try folder.write(text, to: "A/a.storyboard")
    try folder.write(
      text.replacing("constant=\"100\"", with: "constant=\"60\""), to: "B/b.storyboard")
    let result = await run("migrate \(line)", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stdout)\(result.stderr)")
    #expect(result.stdout.contains("nothing moves in 571 environments"))
    #expect(result.stdout.contains("2 documents written"))
  }

  @Test func `what is wrong elsewhere in a document is told, and hinders no name`() async throws {
    let folder = try TemporaryFolder()
    let text = try StructureSample.text.replacing(
      "<constraints>",
      with: "<constraints>\n<constraint firstItem=\"lost\" firstAttribute=\"top\" id=\"c-lost\"/>",
      maxReplacements: 1)
    try folder.write(text, to: "Main.storyboard")
    let result = await run("migrate rename image star crown .", in: folder.url)
    #expect(result.exitCode == 1)
    #expect(result.stderr.contains("refers to 'lost', which is not in this document"))
    #expect(result.stdout.contains("1 document written"), "\(result.stdout)\(result.stderr)")
    #expect(try folder.read("Main.storyboard").contains("<image name=\"crown\""))
  }

  @Test func `a storyboard of a bundle keeps its name, and that is why nothing is done`()
    async throws
  {
    let folder = try TemporaryFolder()
    let reference = StructureSample.reference(to: "Kit", identifier: "Help")
      .replacing("storyboardName", with: "bundleIdentifier=\"com.example.kit\" storyboardName")
    try folder.write(
      try StructureSample.text.replacing("    </scenes>", with: reference), to: "Main.storyboard")
    let result = await run("migrate rename storyboard Kit Tools .", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.stderr.contains("'rf-00-001' stays: it refers to the bundle 'com.example.kit'"),
      "\(result.stderr)")
  }

  @Test func `a renamed storyboard is told where code has the old name`() async throws {
    let folder = try StructureSample.folder()
    try folder.write("import UIKit\nfinal class DetailViewController {}\n", to: "Detail.swift")
    try folder.write("class MyDetailViewController2 {}\n", to: "Other.swift")
    let result = await run(
      "migrate rename class DetailViewController ItemViewController . --dry-run", in: folder.url)
    #expect(result.exitCode == 1, "\(result.stderr)")
    expectGolden(result.stdout, named: "rename.txt")
    #expect(try folder.read("Main.storyboard") == StructureSample.text)
  }
}
