package import LayoutModel

extension LayoutEnvironment {
  /// A profile as `devices` lists it, with what differs from left to right and the default text size:
  /// `iphone-4.7/portrait/rtl/AX5`.
  package var proofKey: String {
    let turned = direction == .rightToLeft ? [direction.rawValue] : []
    let size = contentSizeCategory ?? .ofNewDevice
    return ([key] + turned + (size == .ofNewDevice ? [] : [size.shortName]))
      .joined(separator: "/")
  }
}
