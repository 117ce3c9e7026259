import LayoutModel
import PlatformRules

extension StandardLeafMeasurer {
  /// A segmented control: every segment as wide as the widest, see ``PlatformRules/ControlRules/segments``.
  ///
  ///     n × (ceil(widest title) + padding) + (n − 1) × separator
  ///
  /// - Source: 9 of 9, Xcode 26 1 of 1, Xcode 8 1 of 1 (outside the corpus); apportioned 1 of 2; fixed
  ///   widths 1 of 1.
  func measured(
    _ control: SegmentedControlContent, in context: MeasurementContext
  ) -> LeafMeasurement {
    let rules = context.rules
    let isMedium = rules.holds(ControlRules.segmentIsMedium)
    let font = FontDescription.system(13, weight: isMedium ? .medium : .regular)
    var isEstimated = !isMedium
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
        width +=
          (control.apportionsByContent ? content : widest) + rules[ControlRules.segmentPadding]
      }
    }
    width += Double(max(control.segments.count - 1, 0)) * rules[ControlRules.segmentSeparator]
    var result = LeafMeasurement.framed(
      height: rules[ControlRules.segmentedHeight],
      EdgeInsets(bottom: rules[ControlRules.segmentedInset]))
    result.intrinsicWidth = width
    result.isEstimated = isEstimated
    return result
  }
}
