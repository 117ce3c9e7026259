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
    case .catalogue(let size) where Self.drawsPixelsAsPoints(context):
      (Size(width: size.width * context.scale, height: size.height * context.scale), true)
    case .catalogue(let size): (size, false)
    case .symbol(let symbol): (SymbolMetrics(symbol, in: context).size, true)
    case .unknown: (nil, true)
    }
  }

  /// Whether the canvas shows an image with one point for each pixel of the variant for its scale.
  /// The canvas of `toolsVersion` 15705 (a release of Xcode 11) does.
  ///
  /// The document still lists images in points, and an app shows them in points. Vector images have
  /// no pixels and keep their size, but the document doesn't state which images these are.
  ///
  /// - Source: in 15705, 7 of 7 image views that nothing else sizes along an axis, in 4 documents
  ///   of 2 repositories, with 3 images of pixels, all at 2x. In the releases next to it (15505,
  ///   15702, 16097), 7 of 7 are as large as listed; the one of 15702 is a vector image. In 15400,
  ///   one document has its images in this way, and another one as listed.
  private static func drawsPixelsAsPoints(_ context: MeasurementContext) -> Bool {
    context.rules.holds(TextRules.drawsPixelsAsPoints)
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
