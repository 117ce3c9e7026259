import LayoutModel
import PlatformRules

extension StandardLeafMeasurer {
  /// A date picker: wheels, a calendar, or fields of text.
  ///
  /// The automatic style is wheels up to Xcode 11, and fields later. The same holds for a picker
  /// without a style, but on the canvas of Xcode 12 it still has wheels. A countdown always has
  /// wheels.
  ///
  /// - Source: for wheels, see ``PlatformRules/ControlRules/pickers``; a calendar with time was 336
  ///   × 353 in Xcode 13 (centred, 1 of 1). Calendars are higher if they are wider: 385 with time
  ///   at 382 points (Xcode 12), 309 without time at 314 (Xcode 13). This is left out. Fields show
  ///   the day of saving, which the document doesn't record. Their widths are those of a long date,
  ///   and are estimates.
  func measured(_ picker: DatePickerContent, in context: MeasurementContext) -> LeafMeasurement {
    let isCountdown = picker.mode == .countDownTimer || picker.mode == .yearAndMonth
    switch picker.style {
    case _ where isCountdown, .wheels:
      return StandardControl.picker(picker.picker).measured(in: context)
    case nil where context.rules.holds(TextRules.unstyledPickerIsWheels),
      .automatic where context.rules.holds(TextRules.automaticPickerIsWheels):
      return StandardControl.picker(picker.picker).measured(in: context)
    case nil, .automatic, .compact:
      return fields(of: picker.mode, in: context)
    case .inline where picker.mode == .time:
      return fields(of: .time, in: context)
    case .inline:
      let height =
        picker.mode == .date ? ControlRules.calendarHeight : ControlRules.timedCalendarHeight
      return LeafMeasurement(
        width: context.rules[ControlRules.calendarWidth], height: context.rules[height],
        isEstimated: context.rules.isProvisional(height))
    }
  }

  private func fields(
    of mode: DatePickerContent.Mode, in context: MeasurementContext
  ) -> LeafMeasurement {
    let samples =
      switch mode {
      case .time: ["10:00 AM"]
      case .date: ["Nov 30, 2025"]
      default: ["Nov 30, 2025", "10:00 AM"]
      }
    let texts = samples.map { prepared(.plain($0), .style("Body"), in: context) }
    let widths = texts.map { context.ceiledToPixel($0.naturalWidth) + Self.fieldPadding.width }
    let gaps = Double(samples.count - 1) * Self.fieldGap
    let height = context.ceiledToPixel(texts[0].firstFont.lineHeight) + Self.fieldPadding.height
    return LeafMeasurement(
      width: widths.reduce(gaps, +),
      height: max(height, context.rules[ControlRules.dateFieldHeight]), isEstimated: true)
  }

  /// The same padding as around the title of a configured button.
  private static let fieldPadding = Size(width: 24, height: 14)
  /// The distance between date and time, in points. It is a guess.
  private static let fieldGap = 4.0
}
