import Diagnostics
import InterfaceBuilder
import LayoutModel
import TestSupport
import Testing

/// Files of localizations that are cut off or changed anywhere are read or refused, and nothing worse.
@Suite struct DamagedStringsTests {
  private static let strings = Array(
    "/* é */ {\"a.text\" = \"\\U00e9\\101 \\\"b\\\"\"; // x\n c = 'd'; \"e\"; }".utf8)
  private static let xliff = Array(
    """
    <?xml version="1.0"?><xliff version="1.2"><file original="a.xib" target-language="de"><body>
    <trans-unit id="a.text"><source>A &amp; <g>b</g></source><target>C</target></trans-unit>
    </body></file></xliff>
    """.utf8)

  private func check(_ bytes: [UInt8]) {
    do {
      #expect(try readStrings(bytes).entries.allSatisfy { $0.key.utf8.count <= bytes.count })
    } catch {
      #expect(!error.diagnostic.message.isEmpty && error.location.line >= 1)
    }
    do {
      #expect(try readXLIFF(bytes).entries.count <= 1)
    } catch {
      #expect(!error.diagnostic.message.isEmpty)
    }
  }

  @Test func `a file that ends anywhere`() {
    for file in [Self.strings, Self.xliff] {
      for length in file.indices { check(Array(file[..<length])) }
    }
  }

  @Test func `a file with changed bytes`() {
    var random = SplitMix64(seed: 17)
    for file in [Self.strings, Self.xliff] {
      for _ in 0..<2_000 {
        var copy = file
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          copy[Int.random(in: copy.indices, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
        check(copy)
      }
    }
  }
}
