import Synchronization

/// Hands bytes on as long as somebody reads them, and then drops them.
///
/// For commands that change files or a store: the work goes on when `head` or `grep -q` has seen enough,
/// as nobody has asked for half of it.
final class LastingSink: ByteSink {
  private let sink: any ByteSink
  private let isGone = Atomic(false)

  init(_ sink: any ByteSink) { self.sink = sink }

  var isTerminal: Bool { sink.isTerminal }
  var columns: Int? { sink.columns }

  func write(_ bytes: [UInt8]) throws { try whileRead { try sink.write(bytes) } }

  func flush() throws { try whileRead { try sink.flush() } }

  private func whileRead(_ body: () throws -> Void) throws {
    if isGone.load(ordering: .relaxed) { return }
    do {
      try body()
    } catch SinkError.brokenPipe {
      isGone.store(true, ordering: .relaxed)
    }
  }
}

extension CommandContext {
  /// The same, with streams that outlast their readers.
  var lasting: CommandContext {
    var copy = self
    copy.standardOutput = LastingSink(standardOutput)
    copy.standardError = LastingSink(standardError)
    return copy
  }
}
