import Agreement
import Foundation
import LayoutModel
import PlatformRules
import TestSupport
import Testing

@Suite struct RuleAblationTests {
  private let folder: TemporaryFolder
  private let manifest: Manifest

  init() throws {
    folder = try TemporaryFolder()
    let bytes = try Data(contentsOf: testFolder().appendingPathComponent("Cases/ruled.storyboard"))
    let text = String(decoding: bytes, as: UTF8.self)
    try folder.write(text, to: "one__app/Main.storyboard")
    // The same document as Xcode 26 would have saved it, whose switches are wider.
    let later = text.replacing("22154", with: "24093")
    try folder.write(later, to: "two__app/Main.storyboard")
    manifest = try Manifest(
      """
      repository\tcommit\tpath\tsha256
      one/app\tc1\tMain.storyboard\t\(sha256(Array(text.utf8)))
      two/app\tc2\tMain.storyboard\t\(sha256(Array(later.utf8)))
      three/app\tc3\tMissing.xib\t\(sha256([]))
      """)
  }

  @Test func `a rule gains, breaks and takes part in misses`() throws {
    let ablation = RuleAblation(manifest, folder: folder.path, rules: ["switch-width"])
    let effect = try #require(ablation.effects.first)
    #expect(effect.gained.map(\.id) == ["gained"])
    #expect(effect.broken.map(\.id) == ["broken"])
    #expect(effect.missed.map(\.id) == ["missed", "gained", "broken", "missed"])
    #expect(effect.moved == 6)
    #expect(ablation.failures.count == 1)
    expectGolden(ablation.table + "\n" + ablation.details, named: "ablation.md")
  }

  @Test func `no ablation sees the results of another one`() {
    let all = RuleAblation(
      manifest, folder: folder.path, rules: RuleBook.standard.rules.map(\.id))
    #expect(all.effects.contains { $0.moved > 0 && $0.rule != "switch-width" })
    for effect in all.effects where effect.moved > 0 {
      let alone = RuleAblation(manifest, folder: folder.path, rules: [effect.rule])
      #expect(alone.effects == [effect])
      let without = AgreementRun(
        manifest, folder: folder.path,
        book: RuleBook.standard.without(effect.rule) ?? .standard)
      let with = AgreementRun(manifest, folder: folder.path)
      #expect(with.tally.total.agreeing - without.tally.total.agreeing == effect.net)
    }
  }
}
