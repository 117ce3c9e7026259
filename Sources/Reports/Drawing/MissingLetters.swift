/// Collects letters of pictures that no installed font has, with the package that provides them.
package final class MissingLetters {
  private var scalars: Set<Unicode.Scalar> = []

  package init() {}

  package func add(_ found: Set<Unicode.Scalar>) { scalars.formUnion(found) }

  /// A note for each missing package.
  package var notes: [String] {
    Package.allCases.compactMap { package in
      let own = scalars.filter { Package(of: $0) == package }.sorted { $0.value < $1.value }
      guard let first = own.first else { return nil }
      let count = own.count == 1 ? "a letter" : "\(own.count) letters"
      return
        "note: no installed font has \(count) of the texts, such as '\(String(first))'; boxes are drawn"
        + " instead. Install a font: 'apt-get install \(package.rawValue)'"
    }
  }

  /// A package of Debian and Ubuntu with fonts for some scripts.
  ///
  /// - Source: packages.debian.org, the descriptions of the three packages.
  private enum Package: String, CaseIterable {
    case chineseJapaneseKorean = "fonts-noto-cjk"
    case emoji = "fonts-noto-color-emoji"
    case others = "fonts-noto-core"

    init(of scalar: Unicode.Scalar) {
      let ideographs: [ClosedRange<UInt32>] = [
        0x1100...0x11FF, 0x2E80...0x30FF, 0x3100...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F,
        0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF,
      ]
      self =
        ideographs.contains { $0.contains(scalar.value) }
        ? .chineseJapaneseKorean : scalar.properties.isEmoji ? .emoji : .others
    }
  }
}
