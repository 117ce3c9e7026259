package import ElementTree

/// The parts of a view's place that stretch with its superview (springs and struts).
package struct AutoresizingMask: Hashable, Sendable {
  package var flexibleMinX: Bool
  package var widthSizable: Bool
  package var flexibleMaxX: Bool
  package var flexibleMinY: Bool
  package var heightSizable: Bool
  package var flexibleMaxY: Bool

  /// - Parameter element: the `<autoresizingMask>` element; without it nothing stretches.
  package init(_ element: DocumentElement?) {
    func flag(_ name: String) -> Bool { element?.flag(name) ?? false }
    flexibleMinX = flag("flexibleMinX")
    widthSizable = flag("widthSizable")
    flexibleMaxX = flag("flexibleMaxX")
    flexibleMinY = flag("flexibleMinY")
    heightSizable = flag("heightSizable")
    flexibleMaxY = flag("flexibleMaxY")
  }

  /// A view's place along one axis, as a function of its superview's length.
  package struct Stretch: Hashable, Sendable {
    package var origin: Share
    package var length: Share

    /// A place that does not depend on the superview.
    package init(fixed origin: Double, _ length: Double) {
      self.init(origin: Share(constant: origin), length: Share(constant: length))
    }

    fileprivate init(origin: Share, length: Share) {
      self.origin = origin
      self.length = length
    }
  }

  /// A linear function of the superview's length: `constant + factor x the superview's length`, in
  /// points.
  package struct Share: Hashable, Sendable {
    package var constant: Double
    package var factor = 0.0

    package func callAsFunction(_ length: Double) -> Double { constant + factor * length }
  }

  /// How the view's left and width follow a superview that was `superwidth` wide when they were recorded.
  package func horizontal(_ frame: Rect, superwidth: Double) -> Stretch {
    Self.stretch(
      frame.x, frame.width, of: superwidth, [flexibleMinX, widthSizable, flexibleMaxX])
  }

  /// How the view's top and height follow a superview that was `superheight` high when they were recorded.
  package func vertical(_ frame: Rect, superheight: Double) -> Stretch {
    Self.stretch(
      frame.y, frame.height, of: superheight, [flexibleMinY, heightSizable, flexibleMaxY])
  }

  /// Changes a length by an autoresizing mask: each flexible part takes a share of the change in
  /// proportion to its recorded length.
  ///
  /// - Parameter flexible: the margin before, the length, the margin after.
  /// - Source: UIView's `autoresizingMask`. If all lengths are 0, the shares are equal. If no part
  ///   is flexible, the minimum margin is kept.
  private static func stretch(
    _ origin: Double, _ length: Double, of old: Double, _ flexible: [Bool]
  ) -> Stretch {
    let parts = [max(origin, 0), max(length, 0), max(old - origin - length, 0)]
    let count = flexible.reduce(0) { $0 + ($1 ? 1 : 0) }
    let total = (0..<3).reduce(0) { $0 + (flexible[$1] ? parts[$1] : 0) }
    func share(_ part: Int, of recorded: Double) -> Share {
      guard flexible[part] else { return Share(constant: recorded) }
      let factor = total > 0 ? parts[part] / total : 1 / Double(count)
      return Share(constant: recorded - factor * old, factor: factor)
    }
    return Stretch(origin: share(0, of: origin), length: share(1, of: length))
  }
}
