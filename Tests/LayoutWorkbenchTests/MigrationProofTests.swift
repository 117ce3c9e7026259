import InterfaceBuilder
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import TestSupport
import Testing

/// What stops a migration, beside frames that move.
@Suite struct MigrationProofTests {
  private func loaded(_ text: String) throws -> LoadedDocument {
    LoadedDocument(
      name: "a.storyboard", document: LayoutDocument(try readInterfaceBuilder(Array(text.utf8))),
      diagnostics: [])
  }

  /// The left box is told its height twice; what is added last is given up, and no frame moves.
  @Test func `a layout that becomes unsatisfiable where nothing moves stops a migration`() throws {
    let height = "<constraint firstAttribute=\"height\" constant=\"100\" id=\"cnH-00-001\"/>"
    let text = SampleDocuments.twoBoxes()
    let twice = height.replacing("100", with: "130").replacing("cnH", with: "cnX")
    let (sound, broken) = (
      try loaded(text), try loaded(text.replacing(height, with: height + twice))
    )
    let migration = try #require(Migration.all.first { $0.description.name == "leading-trailing" })
    var proof = try MigrationProof(migration.description, of: sound)
    let objection = try #require(try proof.objection(to: broken, substitutes: [], scenes: nil))
    #expect(objection.hasPrefix("the layout is ok and becomes unsatisfiable on "), "\(objection)")
    #expect(try proof.objection(to: sound, substitutes: [], scenes: nil) == nil)
  }
}
