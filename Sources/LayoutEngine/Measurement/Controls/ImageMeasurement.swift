import LayoutModel

extension StandardLeafMeasurer {
  /// An image view: the size of its image, if it has one.
  ///
  /// - Source: images of catalogues, width 55 of 61 and height 56 of 66 where no constraint on the
  ///   aspect ratio exists.
  func measured(_ image: ImageContent?, in context: MeasurementContext) -> LeafMeasurement {
    guard let image else { return .none }
    let size = imageSize(image, in: context)
    var result = LeafMeasurement(
      width: size.size?.width, height: size.size?.height, isEstimated: size.isEstimated)
    if case .symbol(let symbol) = image {
      result.firstBaseline = SymbolMetrics.baseline(of: symbol, in: context)
      result.lastBaseline = result.firstBaseline
    }
    return result
  }

  /// The size of an image in points, `nil` where the document doesn't tell.
  func imageSize(
    _ image: ImageContent, in context: MeasurementContext
  ) -> (size: Size?, isEstimated: Bool) {
    switch image {
    case .catalogue(let size): (size, false)
    case .symbol(let symbol): (SymbolMetrics.size(of: symbol, in: context), true)
    case .unknown: (nil, true)
    }
  }
}
