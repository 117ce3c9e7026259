/// A date picker: what it picks, and how it looks.
package struct DatePickerContent: Hashable, Sendable {
  /// `style` of the document; absent is ``automatic``.
  package enum Style: String, Hashable, Sendable { case automatic, wheels, compact, inline }
  /// `datePickerMode` of the document; absent is ``dateAndTime``.
  package enum Mode: String, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  package var style: Style
  package var mode: Mode
  package var picker: PickerContent

  package init(
    style: Style = .automatic, mode: Mode = .dateAndTime, picker: PickerContent = PickerContent()
  ) {
    self.style = style
    self.mode = mode
    self.picker = picker
  }
}
