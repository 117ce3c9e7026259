/// Why no device has a size class at a size.
package enum SizeClassFault: Hashable, Sendable, CustomStringConvertible {
  /// A device always has another class in that orientation.
  case otherClass(device: String, LayoutEnvironment.Orientation, of: GridCell, asked: GridCell)
  /// A side is longer or shorter than that of all devices with the class.
  ///
  /// - Parameter limit: the length of the nearest one, in points.
  case length(along: LayoutAxis, GridCell, isTooLong: Bool, limit: Double)

  package var description: String {
    switch self {
    case .otherClass(let device, let orientation, let own, let asked):
      "\(device) in \(orientation.rawValue) is \(own), and never \(asked)"
    case .length(let axis, let cell, let isTooLong, let limit):
      "no device with \(cell) is \(isTooLong ? "more" : "less") than "
        + "\(NumberText.rounded(limit)) points \(axis == .horizontal ? "wide" : "high")"
    }
  }
}
