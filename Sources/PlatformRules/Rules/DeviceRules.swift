/// The parts of the screen that the system shows on a device, besides the app.
///
/// Width and height are those of the window.
package enum DeviceRules {
  package static let all = [keyboardHeight]

  package static let keyboardHeight = Rule(
    "keyboard-height",
    "How far does the keyboard reach up from the edge of the screen, with its bar of suggestions?",
    [
      Row(
        204, .device(from: .iOS26), .phone, .landscape,
        source: "recorded: the keys of iPhone 17 Pro in landscape, iOS 26.2"),
      Row(
        335, .device(from: .iOS26), .phone, .with(.homeIndicator),
        source: "recorded: iPhone 17 Pro, iOS 26.4"),
      Row(
        337, .device(from: .iOS26), .pad, .portrait,
        source: "recorded: iPad Air 11-inch, iOS 26.4"),
      Row(162, .device(before: .iOS8), .phone, .landscape, source: "published: before iOS 8"),
      Row(216, .device(before: .iOS8), .phone, source: "published: before iOS 8"),
      Row(352, .device(before: .iOS8), .landscape, source: "published: before iOS 8"),
      Row(264, .device(before: .iOS8), source: "published: before iOS 8"),
      Row(398, .device(before: .iOS12), .pad, .landscape, source: "recorded: iPad 9.7, iOS 11"),
      Row(313, .device(before: .iOS12), .pad, source: "recorded: iPad 9.7, iOS 11"),
      Row(398, .device(), .pad, .landscape, source: "inferred: as on iPad 9.7, iOS 11"),
      Row(313, .device(), .pad, source: "inferred: as on iPad 9.7, iOS 11"),
      Row(204, .device(), .landscape, source: "inferred: as in iOS 26"),
      Row(335, .device(), .with(.homeIndicator), source: "inferred: as in iOS 26"),
      Row(260, .device(), source: "inferred: 216 of iOS 7 and 44 of suggestions"),
    ], marksEstimates: true)
}
