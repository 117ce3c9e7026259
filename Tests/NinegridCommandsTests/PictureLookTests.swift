import Foundation
import TestSupport
import Testing

@testable import Reports

/// Bars, controls and the edges of devices look as the system of the picture has them.
@Suite struct PictureLookTests {
  private static let gallery = sourceRoot.appendingPathComponent("Tests/Pictures").path

  private func picture(_ scene: String, _ options: String) async -> String {
    let result = await run(
      "render Gallery.storyboard --scene \(scene)-ga-lry \(options)",
      in: URL(fileURLWithPath: Self.gallery))
    #expect(result.exitCode == 0, "\(result.stderr)")
    return result.stdout
  }

  @Test func `a tab bar floats since iOS 26, and is as wide as the screen before`() async {
    // Five tabs want 446 points, and 21 are left at each side of 393; the bar is 83 high.
    let floating = await picture("vc3", "--device iphone-6.1-island --ios 26")
    #expect(floating.contains(#"<rect x="21" y="769" width="351" height="62" rx="31""#))
    let before = await picture("vc3", "--device iphone-6.1-island --ios 17")
    #expect(before.contains(#"<rect x="0" y="769" width="393" height="83""#))
    #expect(!before.contains(#"rx="31""#))
  }

  @Test func `a pad has its tabs at the top since iPadOS 18, with their titles alone`() async {
    for (system, isAtTop) in [("15", false), ("18", true), ("26", true)] {
      let svg = await picture("vc3", "--device ipad-10.9 --ios \(system)")
      let y = Self.top(of: "Inbox", in: svg)
      #expect((y ?? 0 < 120) == isAtTop, "\(system): \(y ?? -1)")
    }
  }

  /// The baseline of a text.
  private static func top(of text: String, in svg: String) -> Double? {
    let line = svg.split(separator: "\n").last { $0.contains(">\(text)</text>") }
    return line?.firstMatch(of: #/ y="([0-9.]+)"/#).flatMap { Double($0.1) }
  }

  @Test func `buttons, fields to search and groups are rounder since iOS 26`() async {
    let now = await picture("vc2", "--device iphone-6.1-island --ios 26")
    let then = await picture("vc2", "--device iphone-6.1-island --ios 17")
    for radius in ["rx=\"17\"", "rx=\"22\"", "rx=\"16\""] {
      #expect(now.contains(radius) && !then.contains(radius), "\(radius)")
    }
    #expect(await picture("vc9", "--device iphone-6.1-island --ios 26").contains("a26 26 0 0 1"))
    #expect(await picture("vc9", "--device iphone-6.1-island --ios 17").contains("a10 10 0 0 1"))
  }

  @Test func `titles of groups are capitals before iOS 26 alone`() async {
    #expect(await picture("vc9", "--device iphone-6.3 --ios 26").contains(">Account</text>"))
    #expect(await picture("vc9", "--device iphone-6.3 --ios 18").contains(">ACCOUNT</text>"))
  }

  @Test func `the clock stands where the family of the device has it`() async {
    let pad = await picture("vc3", "--device ipad-10.9")
    #expect(pad.contains(">9:41 AM   Tue Jun 9</text>") && pad.contains(">100%</text>"))
    let button = await picture("vc3", "--device iphone-4.7")
    #expect(button.contains(">9:41 AM</text>") && !button.contains("Jun"))
    let island = await picture("vc3", "--device iphone-6.3")
    #expect(island.contains(">9:41</text>"))
    // 62 points are above the safe area: the island ends 11 points above it, and is 37 high.
    #expect(
      island.contains(##"<rect x="138" y="14" width="126" height="37" rx="18.5" fill="#000000""##))
  }

  @Test func `a sheet has round corners since iOS 13`() async {
    for (system, corner) in [("26", "a38 38"), ("16", "a10 10"), ("12", nil)] {
      let svg = await picture("vc7", "--device iphone-5.8 --ios \(system)")
      let line = svg.split(separator: "\n").first { $0.contains("class=\"corner\"") }
      if let corner {
        #expect(line?.contains(corner) == true, "\(system)")
      } else {
        // A page sheet fills the screen there.
        #expect(line?.contains("a40 40") == true, "\(system)")
      }
    }
  }

  @Test func `a legend explains the layers that were asked for, and no others`() async {
    let plain = await picture("vc2", "--device iphone-6.3")
    for words in ["constraint<", "name of a view", "margins<"] { #expect(!plain.contains(words)) }
    let layers = await picture("vc2", "--device iphone-6.3 --layers constraints,names")
    #expect(layers.contains(">constraint</text>") && layers.contains(">name of a view</text>"))
    #expect(!layers.contains(">margins</text>"))
  }

  @Test func `a sheet names devices as people do, and has the ids as tooltips`() async {
    let sheet = await picture("vc2", "--device iphone-6.3 --device ipad-11 --sheet")
    #expect(sheet.contains(">iPhone 17 Pro</text>") && sheet.contains(">iPad Pro 11-inch</text>"))
    #expect(sheet.contains(">upright, 402 × 874</text>"))
    #expect(sheet.contains("<title>iphone-6.3, portrait, 402 × 874, wC-hR</title>"))
    #expect(!sheet.contains(">iphone-6.3<"))
  }

  @Test func `a note names the package with letters that no font has`() {
    let letters = MissingLetters()
    #expect(letters.notes == [])
    letters.add(["日", "本", "🚋"])
    let notes = letters.notes
    #expect(notes.count == 2 && notes[0].contains("2 letters of the texts"))
    #expect(notes[0].contains("fonts-noto-cjk") && notes[1].contains("fonts-noto-color-emoji"))
  }
}
