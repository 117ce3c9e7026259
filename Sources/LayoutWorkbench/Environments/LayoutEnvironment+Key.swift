package import LayoutModel

extension LayoutEnvironment {
  /// The environment as `devices` lists it: `iphone-4.7/portrait`, `ipad-11/landscape/one_half`;
  /// `375x667` for a bare size, with a cell after it if the cell was stated; `as-designed` for the
  /// environment of the document.
  package var key: String {
    if isAsDesigned { return "as-designed" }
    let cell = hasImposedCell ? ["\(cell)"] : []
    guard let device else {
      let size = "\(NumberText.rounded(size.width))x\(NumberText.rounded(size.height))"
      return ([size] + cell).joined(separator: "/")
    }
    return ([device, orientation.rawValue] + (split.map { [$0] } ?? []) + cell)
      .joined(separator: "/")
  }
}
