import Synchronization

/// Passes bytes on as long as somebody reads them, and then drops them.
///
/// It is for commands that change files or a store. The work continues when `head` or `grep -q`
/// stops reading, because nobody has asked for half of it.
package final class LastingSink: ByteSink {
  private let sink: any ByteSink
  private let isGone = Atomic(false)

  package init(_ sink: any ByteSink) { self.sink = sink }

  package var isTerminal: Bool { sink.isTerminal }
  package var columns: Int? { sink.columns }

  package func write(_ bytes: [UInt8]) throws { try whileRead { try sink.write(bytes) } }

  package func flush() throws { try whileRead { try sink.flush() } }

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
  /// The same context, with streams that continue without readers.
  package var lasting: CommandContext {
    var copy = self
    copy.standardOutput = LastingSink(standardOutput)
    copy.standardError = LastingSink(standardError)
    return copy
  }
}
