import NIOCore
import NIOHTTP1

extension Connection {
  /// Sends the answer to the current request.
  func send(_ answer: PageAnswer) {
    guard case .answering(let asked, _) = state, let context else { return }
    clearDeadline()
    let isLast = asked.isLast || isStopping
    state = .answering(Asked(isLast: isLast, wantsBody: asked.wantsBody), nil)
    write(.head(answer.head(isLast: isLast)), byteCount: 0)
    guard asked.wantsBody else { return finishAnswer() }
    if !answer.body.isEmpty { write(answer.body) }
    guard let events = answer.events else { return finishAnswer() }
    context.flush()
    let loop = context.eventLoop
    let bound = NIOLoopBound(self, eventLoop: loop)
    let work = Task {
      do {
        try await events { name, data in
          loop.execute { bound.value.sendEvent(PageAnswer.event(name, data)) }
        }
      } catch {
        // Nobody listens, or the server ends. A page that still listens sees that the last event is
        // missing.
      }
      loop.execute { bound.value.finishEvents() }
    }
    if isStopping { work.cancel() }
    state = .answering(Asked(isLast: isLast, wantsBody: true), work)
  }

  private func sendEvent(_ bytes: [UInt8]) {
    guard case .answering(_, .some) = state else { return }
    write(bytes)
    context?.flush()
    if unsentCount > limits.unsent { close() }
  }

  private func finishEvents() {
    guard case .answering(_, .some) = state else { return }
    finishAnswer()
  }

  private func finishAnswer() {
    guard case .answering(let asked, _) = state, let context else { return }
    // If a further request waits, it is read while this one ends.
    if asked.isLast { state = .ended } else { wait() }
    write(.end(nil), byteCount: 0)
    context.flush()
    if asked.isLast { gate.shut() }
  }

  private func write(_ bytes: [UInt8]) {
    write(.body(.byteBuffer(ByteBuffer(bytes: bytes))), byteCount: bytes.count)
  }

  /// Writes a part of an answer. A client that does not read what is sent is disconnected.
  func write(_ part: HTTPServerResponsePart, byteCount: Int) {
    guard let context else { return }
    unsentCount += byteCount
    if untaken == nil { untaken = schedule(limits.takingTime) { $0.close() } }
    context.write(wrapOutboundOut(part)).assumeIsolated().whenComplete { [self] _ in
      unsentCount -= byteCount
      untaken?.cancel()
      untaken = unsentCount == 0 ? nil : schedule(limits.takingTime) { $0.close() }
    }
  }
}
