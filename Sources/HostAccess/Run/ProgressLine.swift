import Foundation
package import PlainText
import Synchronization

/// A line at the bottom of a terminal that shows the progress of a command. Nothing is shown if
/// standard error is not a terminal.
///
///     ████████░░░░░░░░░░  212 of 412 documents · 80 a second · 3 s left
package final class ProgressLine: Sendable {
  private let sink: any ByteSink
  private let isShown: Bool
  private let total: Int
  private let unit: String
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  private struct State {
    var lastDrawn: ContinuousClock.Instant?
    var hasLine = false
  }

  /// The delay before the line appears. For shorter work nobody needs it.
  private static let delay = Duration.milliseconds(400)
  private static let interval = Duration.milliseconds(80)
  private static let barWidth = 24

  /// - Parameter format: the format of the output during the work. Rows on the same terminal show the
  ///   progress, too.
  package init(total: Int, unit: String, beside format: OutputFormat, in context: CommandContext) {
    sink = context.standardError
    isShown =
      sink.isTerminal && context.environment["TERM"] != "dumb"
      && (format == .text || !context.standardOutput.isTerminal)
    self.total = total
    self.unit = unit
    if isShown { context.shownProgress.show(self) }
  }

  /// - Parameters:
  ///   - done: how many of ``total`` are done.
  ///   - part: how much of the next item is done, from 0 to 1.
  ///   - extra: additional text, such as a rate of something else.
  package func update(_ done: Int, part: Double = 0, extra: String? = nil) throws {
    guard isShown else { return }
    let now = ContinuousClock.now
    try state.withLock { state in
      guard start.duration(to: now) >= Self.delay else { return }
      if let last = state.lastDrawn, last.duration(to: now) < Self.interval { return }
      state.lastDrawn = now
      state.hasLine = true
      try sink.write(Array("\r\u{1B}[2K\(line(done, part, at: now, extra: extra))".utf8))
      try sink.flush()
    }
  }

  /// Clears the line, so that other lines can be written.
  package func clear() throws {
    guard isShown else { return }
    try state.withLock { state in
      guard state.hasLine else { return }
      state.hasLine = false
      state.lastDrawn = nil
      try sink.write(Array("\r\u{1B}[2K".utf8))
      try sink.flush()
    }
  }

  private func line(
    _ done: Int, _ part: Double, at now: ContinuousClock.Instant, extra: String?
  ) -> String {
    let seconds = Elapsed.seconds(start.duration(to: now))
    let share = total > 0 ? min(1, (Double(done) + part) / Double(total)) : 1
    let filled = Int(share * Double(Self.barWidth))
    var parts = ["\(done) of \(total) \(unit)"]
    if let extra { parts.append(extra) }
    if share > 0, share < 1 {
      parts.append("\(Elapsed.text(seconds / share - seconds)) left")
    }
    return String(repeating: "█", count: filled)
      + String(repeating: "░", count: Self.barWidth - filled) + "  "
      + parts.joined(separator: " · ")
  }
}
