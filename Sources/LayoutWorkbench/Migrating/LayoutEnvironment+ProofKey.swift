package import LayoutModel

extension LayoutEnvironment {
  /// A profile as `devices` lists it, with direction and text size unless these are left to right
  /// and the default: `iphone-4.7/portrait/rtl/AX5`.
  package var proofKey: String {
    let turned = direction == .rightToLeft ? [direction.rawValue] : []
    let size = contentSizeCategory ?? .ofNewDevice
    return ([key] + turned + (size == .ofNewDevice ? [] : [size.shortName]))
      .joined(separator: "/")
  }
}
