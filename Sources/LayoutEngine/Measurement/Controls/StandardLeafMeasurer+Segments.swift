import LayoutModel

extension StandardLeafMeasurer {
  /// A segmented control: every segment as wide as the widest, 18 points around each title, up to Xcode 10
  /// 14.
  ///
  ///     n × (ceil(widest title) + 18) + (n − 1)        no separators in Xcode 26
  ///
  /// - Source: 9 of 9, Xcode 26 1 of 1, Xcode 8 1 of 1 (outside the corpus); apportioned 1 of 2; fixed
  ///   widths 1 of 1. Heights see ``ControlSizes``.
  func measured(
    _ control: SegmentedControlContent, in context: MeasurementContext
  ) -> LeafMeasurement {
    let isOld = context.generation.major <= 10
    let font = FontDescription.system(13, weight: isOld ? .regular : .medium)
    var isEstimated = isOld
    let contents = control.segments.map { segment -> Double in
      if let image = segment.image {
        let size = imageSize(image, in: context)
        isEstimated = isEstimated || size.isEstimated
        return size.size?.width ?? 0
      }
      let title = prepared(.plain(segment.title ?? ""), font, in: context)
      isEstimated = isEstimated || title.isEstimated
      return (title.naturalWidth - 1e-6).rounded(.up)
    }
    let widest = contents.max() ?? 0
    var width = 0.0
    for (segment, content) in zip(control.segments, contents) {
      if let fixed = segment.width, fixed > 0 {
        width += fixed
      } else {
        width += (control.apportionsByContent ? content : widest) + (isOld ? 14 : 18)
      }
    }
    if context.generation.major < 26 { width += Double(max(control.segments.count - 1, 0)) }
    var result = ControlMetrics(context: context).sized(ControlSizes.segmentedControl)
    result.intrinsicWidth = width
    result.isEstimated = isEstimated
    return result
  }
}
