/// A colour of a document, in sRGB with components from 0 to 1.
package struct PreviewColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  static let white = PreviewColor(red: 1, green: 1, blue: 1)
  static let black = PreviewColor(red: 0, green: 0, blue: 0)

  /// The colour as `#2f6fed`.
  package var hex: String {
    "#"
      + [red, green, blue].map { component in
        let byte = Int((min(max(component, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  /// The opacity that SVG needs besides ``hex``; `nil` for an opaque colour.
  var opacity: Double? { alpha < 1 ? max(0, alpha) : nil }

  /// Whether the colour is bright enough for dark text.
  var isLight: Bool { luminance > 0.6 }

  /// Whether the colour is so light that white on it has a contrast below 1.7. Yellow is so light;
  /// the system's orange, green and mint are not.
  ///
  /// - Source: Apple, Human Interface Guidelines, Materials: what stands on glass becomes light or
  ///   dark by what is under it. drawn: the limit.
  var isPale: Bool { luminance > 0.75 }

  /// Whether the colour is so dark that glass above it is dark.
  var isDark: Bool { luminance < 0.3 }

  private var luminance: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  /// The colour as it looks above another one.
  package func over(_ below: PreviewColor) -> PreviewColor {
    let part = min(max(alpha, 0), 1)
    func mixed(_ a: Double, _ b: Double) -> Double { a * part + b * (1 - part) }
    return PreviewColor(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue))
  }

  func faded(to alpha: Double) -> PreviewColor {
    PreviewColor(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
  }

  /// Whether text of this colour can't be read on a background: it is as bright, and of about the
  /// same hue.
  func isLost(on below: PreviewColor) -> Bool {
    let seen = over(below)
    let distance = max(
      abs(seen.red - below.red), abs(seen.green - below.green), abs(seen.blue - below.blue))
    return abs(seen.luminance - below.luminance) < 0.06 && distance < 0.35
  }
}
