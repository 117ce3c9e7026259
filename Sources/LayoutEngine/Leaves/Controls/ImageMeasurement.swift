import LayoutModel
import PlatformRules

extension StandardLeafMeasurer {
  /// An image view: the size of its image, if it has one.
  ///
  /// - Source: images of catalogues, width 55 of 61 and height 56 of 66 where no constraint on the
  ///   aspect ratio exists.
  func measured(_ image: ImageContent?, in context: MeasurementContext) -> LeafMeasurement {
    guard let image else { return .none }
    if case .symbol(let symbol) = image {
      let metrics = SymbolMetrics(symbol, in: context)
      return LeafMeasurement(
        width: metrics.size.width, height: metrics.alignmentHeight,
        alignmentInsets: metrics.alignmentInsets, firstBaseline: metrics.baseline,
        lastBaseline: metrics.baseline, isEstimated: true)
    }
    let size = imageSize(image, in: context)
    return LeafMeasurement(
      width: size.size?.width, height: size.size?.height, isEstimated: size.isEstimated)
  }

  /// The size of an image in points; `nil` if the document does not state it.
  func imageSize(
    _ image: ImageContent, in context: MeasurementContext
  ) -> (size: Size?, isEstimated: Bool) {
    switch image {
    case .catalogue(let size): (size, false)
    case .symbol(let symbol): (SymbolMetrics(symbol, in: context).size, true)
    case .unknown: (nil, true)
    }
  }

  /// The size that an image takes in a configured button, or as the background of another button.
  /// For symbols it is the box, see ``SymbolMetrics``.
  func alignmentSize(
    of image: ImageContent, in context: MeasurementContext
  ) -> (size: Size?, isEstimated: Bool) {
    var result = imageSize(image, in: context)
    if case .symbol(let symbol) = image {
      result.size?.height = SymbolMetrics(symbol, in: context).alignmentHeight
    }
    return result
  }
}
