/// The colours that UIKit names, in light and dark appearance.
///
/// - Source: Human Interface Guidelines, Color, "Specifications" (iOS system colors and grays, as of iOS 15);
///   labels, fills, backgrounds and separators as `UIColor` resolves them on iOS 13 and later, printed at
///   noahgilmore.com/blog/dark-mode-uicolor-compatibility.
package enum SystemColorTable {
  /// Red, green, blue and alpha, from 0 to 1.
  package struct Components: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  package struct Pair: Hashable, Sendable {
    package var light: Components
    package var dark: Components
  }

  /// By the names that documents have, such as `systemBlueColor`.
  package static let colors: [String: Pair] = {
    var table: [String: Pair] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let light = color(words[1]), let dark = color(words[2]) else {
        preconditionFailure("a row of system colours is '\(line)'")
      }
      table[String(words[0])] = Pair(light: light, dark: dark)
    }
    return table
  }()

  /// `RRGGBB`, or `RRGGBB/alpha` with the alpha in percent.
  private static func color(_ word: Substring) -> Components? {
    let parts = word.split(separator: "/")
    guard let value = Int(parts[0], radix: 16) else { return nil }
    func component(_ shift: Int) -> Double { Double((value >> shift) & 255) / 255 }
    let alpha = parts.count > 1 ? (NumberText.number(parts[1]) ?? 100) / 100 : 1
    return Components(
      red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  private static let text = """
    systemRedColor FF3B30 FF453A
    systemOrangeColor FF9500 FF9F0A
    systemYellowColor FFCC00 FFD60A
    systemGreenColor 34C759 30D158
    systemMintColor 00C7BE 63E6E2
    systemTealColor 30B0C7 40C8E0
    systemCyanColor 32ADE6 64D2FF
    systemBlueColor 007AFF 0A84FF
    systemIndigoColor 5856D6 5E5CE6
    systemPurpleColor AF52DE BF5AF2
    systemPinkColor FF2D55 FF375F
    systemBrownColor A2845E AC8E68
    tintColor 007AFF 0A84FF
    systemGrayColor 8E8E93 8E8E93
    systemGray2Color AEAEB2 636366
    systemGray3Color C7C7CC 48484A
    systemGray4Color D1D1D6 3A3A3C
    systemGray5Color E5E5EA 2C2C2E
    systemGray6Color F2F2F7 1C1C1E
    labelColor 000000 FFFFFF
    secondaryLabelColor 3C3C43/60 EBEBF5/60
    tertiaryLabelColor 3C3C43/30 EBEBF5/30
    quaternaryLabelColor 3C3C43/18 EBEBF5/16
    placeholderTextColor 3C3C43/30 EBEBF5/30
    linkColor 007AFF 0984FF
    separatorColor 3C3C43/29 545458/60
    opaqueSeparatorColor C6C6C8 38383A
    systemFillColor 787880/20 787880/36
    secondarySystemFillColor 787880/16 787880/32
    tertiarySystemFillColor 767680/12 767680/24
    quaternarySystemFillColor 747480/8 767680/18
    systemBackgroundColor FFFFFF 000000
    secondarySystemBackgroundColor F2F2F7 1C1C1E
    tertiarySystemBackgroundColor FFFFFF 2C2C2E
    systemGroupedBackgroundColor F2F2F7 000000
    secondarySystemGroupedBackgroundColor FFFFFF 1C1C1E
    tertiarySystemGroupedBackgroundColor F2F2F7 2C2C2E
    groupTableViewBackgroundColor F2F2F7 000000
    tableCellGroupedBackgroundColor FFFFFF 1C1C1E
    tableBackgroundColor FFFFFF 000000
    tableSeparatorColor 3C3C43/29 545458/60
    darkTextColor 000000 000000
    lightTextColor FFFFFF/60 FFFFFF/60
    viewFlipsideBackgroundColor 1F2124 1F2124
    scrollViewTexturedBackgroundColor 6F7179 6F7179
    underPageBackgroundColor 6F7179 6F7179
    blackColor 000000 000000
    darkGrayColor 555555 555555
    lightGrayColor AAAAAA AAAAAA
    whiteColor FFFFFF FFFFFF
    grayColor 808080 808080
    redColor FF0000 FF0000
    greenColor 00FF00 00FF00
    blueColor 0000FF 0000FF
    cyanColor 00FFFF 00FFFF
    yellowColor FFFF00 FFFF00
    magentaColor FF00FF FF00FF
    orangeColor FF8000 FF8000
    purpleColor 800080 800080
    brownColor 996633 996633
    clearColor 000000/0 000000/0
    """
}
