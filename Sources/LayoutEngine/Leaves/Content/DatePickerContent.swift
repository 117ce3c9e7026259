/// A date picker: what it picks, and how it looks.
package struct DatePickerContent: Hashable, Sendable {
  /// The `style` of the document.
  package enum Style: String, Hashable, Sendable { case automatic, wheels, compact, inline }
  /// The `datePickerMode` of the document. If it is absent, it is ``dateAndTime``.
  package enum Mode: String, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// The style. `nil` if the document states none, as in Xcode 12 and before; it means
  /// ``Style/automatic``.
  package var style: Style?
  package var mode: Mode
  package var picker: PickerContent

  package init(
    style: Style? = nil, mode: Mode = .dateAndTime, picker: PickerContent = PickerContent()
  ) {
    self.style = style
    self.mode = mode
    self.picker = picker
  }
}
