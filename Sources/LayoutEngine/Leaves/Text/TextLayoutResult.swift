package import LayoutModel

/// How text lies at some width.
package struct TextLayoutResult: Hashable, Sendable {
  /// The widest line and the height of all, in points.
  package var size: Size
  package var lineCount: Int
  /// Whether text is left out: more lines than allowed, or a single line that is too wide.
  package var isTruncated: Bool
  /// The width at which no line would break but at `\n`, in points.
  package var neededWidth: Double
}
