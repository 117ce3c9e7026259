/// Which parts of a view's place stretch with its superview (springs and struts).
package struct AutoresizingMask: Hashable, Sendable {
  package var flexibleMinX: Bool
  package var widthSizable: Bool
  package var flexibleMaxX: Bool
  package var flexibleMinY: Bool
  package var heightSizable: Bool
  package var flexibleMaxY: Bool

  /// - Parameter element: the `<autoresizingMask>` element; without one nothing stretches.
  package init(_ element: DocumentElement?) {
    func flag(_ name: String) -> Bool { element?.flag(name) ?? false }
    flexibleMinX = flag("flexibleMinX")
    widthSizable = flag("widthSizable")
    flexibleMaxX = flag("flexibleMaxX")
    flexibleMinY = flag("flexibleMinY")
    heightSizable = flag("heightSizable")
    flexibleMaxY = flag("flexibleMaxY")
  }

  /// Each flexible part of an axis takes its share of the change, in proportion to its length.
  ///
  /// - Parameters:
  ///   - frame: the recorded frame.
  ///   - old: the superview's size for which it was recorded.
  ///   - new: the superview's size now.
  /// - Source: UIView's `autoresizingMask`; with all lengths 0 the shares are equal; with no flexible
  ///   part the minimum margin is kept.
  package func frame(_ frame: Rect, from old: Size, to new: Size) -> Rect {
    let (x, width) = Self.stretch(
      frame.x, frame.width, old.width, new.width, flexibleMinX, widthSizable, flexibleMaxX)
    let (y, height) = Self.stretch(
      frame.y, frame.height, old.height, new.height, flexibleMinY, heightSizable, flexibleMaxY)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func stretch(
    _ origin: Double, _ length: Double, _ old: Double, _ new: Double, _ flexibleMin: Bool,
    _ flexibleLength: Bool, _ flexibleMax: Bool
  ) -> (Double, Double) {
    let parts = [
      flexibleMin ? max(origin, 0) : 0, flexibleLength ? max(length, 0) : 0,
      flexibleMax ? max(old - origin - length, 0) : 0,
    ]
    let flexible = [flexibleMin, flexibleLength, flexibleMax]
    let count = flexible.filter { $0 }.count
    guard count > 0, new != old else { return (origin, length) }
    let total = parts.reduce(0, +)
    func share(_ index: Int) -> Double {
      guard flexible[index] else { return 0 }
      return (new - old) * (total > 0 ? parts[index] / total : 1 / Double(count))
    }
    return (origin + share(0), max(0, length + share(1)))
  }
}
