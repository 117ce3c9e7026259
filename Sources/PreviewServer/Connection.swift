import NIOCore
import NIOHTTP1

/// One connection. It reads a request within its limits, sends the answer, and goes on with the
/// next one.
///
/// A request that is not allowed is refused when its head has arrived, before its body is read and
/// before any work is done. All this runs on one event loop; only answers are made elsewhere.
final class Connection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let router: Router
  let limits: ServerLimits
  let gate: ConnectionGate
  private let connections: OpenConnections
  var context: ChannelHandlerContext?
  var state = State.waiting
  /// The task that runs if nothing else happens in time.
  private var deadline: Scheduled<Void>?
  var unsentCount = 0
  var untaken: Scheduled<Void>?
  /// Whether the server is ending.
  var isStopping = false

  enum State {
    /// It waits for the first byte of a request.
    case waiting
    /// It waits for the rest of a request's head.
    case readingHead
    case readingBody(Reading)
    /// The request is complete, and its answer is computed or sent.
    case answering(Asked, Task<Void, Never>?)
    /// The request was refused, or was the last one.
    case ended
  }

  /// The facts about a request that its answer needs.
  struct Asked {
    /// Whether this was the last request.
    var isLast: Bool
    /// Whether the answer has a body; that to `HEAD` has none.
    var wantsBody: Bool
  }

  struct Reading {
    var request: PageRequest
    var asked: Asked
    /// The answer, if the head was enough for it.
    var answer: PageAnswer?
  }

  init(
    _ router: Router, _ limits: ServerLimits, gate: ConnectionGate, in connections: OpenConnections
  ) {
    self.router = router
    self.limits = limits
    self.gate = gate
    self.connections = connections
  }

  /// Whether it may be closed to make room for a new connection, because no answer is pending.
  var isIdle: Bool {
    switch state {
    case .waiting, .readingHead, .readingBody, .ended: true
    case .answering: false
    }
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    gate.onBytes = { [unowned self] in bytesCame() }
  }

  func channelActive(context: ChannelHandlerContext) {
    if connections.add(self) {
      wait()
    } else {
      refuse(Refusal(503, "there are too many connections"))
    }
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    connections.remove(self)
    if case .answering(_, let work) = state { work?.cancel() }
    state = .ended
    clearDeadline()
    untaken?.cancel()
    self.context = nil
    gate.onBytes = {}
    context.fireChannelInactive()
  }

  func wait() {
    state = .waiting
    gate.beginRequest()
    connections.refresh(self)
    setDeadline(limits.idleTime) { $0.close() }
  }

  private func bytesCame() {
    switch state {
    case .waiting:
      state = .readingHead
      setDeadline(limits.requestTime) { $0.refuse(.tooSlow) }
      fallthrough
    case .readingHead:
      if gate.byteCount > 2 * limits.head {
        refuse(gate.isInFirstLine ? .addressTooLong : .headTooLong)
      }
    case .readingBody:
      if gate.byteCount > limits.request { refuse(.bodyTooLong(limits)) }
    case .answering, .ended: break
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    do {
      switch unwrapInboundIn(data) {
      case .head(let head): try read(head)
      case .body(let bytes): try read(bytes)
      case .end: finishReading()
      }
    } catch {
      refuse(error)
    }
  }

  private func read(_ head: HTTPRequestHead) throws(Refusal) {
    switch state {
    case .waiting:
      // The request was sent together with the one before.
      setDeadline(limits.requestTime) { $0.refuse(.tooSlow) }
    case .readingHead: break
    case .readingBody, .answering, .ended: return
    }
    let request = try PageRequest(head, limits)
    let port = UInt16(context?.localAddress?.port ?? 0)
    let answer = router.answerToHead(request, port: port)
    let length = try request.bodyLength(limits)
    let waitsForConsent = try request.waitsForConsent()
    if let answer, length != .known(0) { return end(with: answer) }
    // After a request for another protocol, nothing more is read.
    let isLast = !head.isKeepAlive || request.headers["upgrade"] != nil
    state = .readingBody(
      Reading(
        request: request, asked: Asked(isLast: isLast, wantsBody: head.method != .HEAD),
        answer: answer))
    if waitsForConsent, length != .known(0) {
      write(.head(HTTPResponseHead(version: .http1_1, status: .continue)), byteCount: 0)
      context?.flush()
    }
  }

  private func read(_ bytes: ByteBuffer) throws(Refusal) {
    guard case .readingBody(var reading) = state else { return }
    guard reading.request.body.count + bytes.readableBytes <= limits.body else {
      throw .bodyTooLong(limits)
    }
    // With this, appending does not copy the existing bytes.
    state = .ended
    reading.request.body.append(contentsOf: bytes.readableBytesView)
    state = .readingBody(reading)
  }

  private func finishReading() {
    guard case .readingBody(let reading) = state else { return }
    let asked = reading.asked
    if let answer = reading.answer {
      state = .answering(asked, nil)
      return send(answer)
    }
    guard let context else { return }
    let (router, loop) = (router, context.eventLoop)
    let bound = NIOLoopBound(self, eventLoop: loop)
    let work = Task {
      let answer = await router.answer(to: reading.request)
      // A client that waited too long has got an answer already.
      guard !Task.isCancelled else { return }
      loop.execute { bound.value.send(answer) }
    }
    state = .answering(asked, work)
    setDeadline(limits.answerTime) { connection in
      work.cancel()
      connection.send(.text("the answer took too long, and was given up", status: 503))
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case HTTPParserError.headerOverflow:
      refuse(gate.isInFirstLine ? .addressTooLong : .headTooLong)
    case let error as HTTPParserError: refuse(Refusal(error))
    // These are bytes that arrive after a refusal.
    case is ByteToMessageDecoderError: break
    default: close()
    }
  }

  private func refuse(_ refusal: Refusal) { end(with: refusal.answer) }

  private func end(with answer: PageAnswer) {
    if case .ended = state { return }
    state = .ended
    clearDeadline()
    gate.shut(sending: answer.lastBytes())
  }

  func close() { context?.close(promise: nil) }

  /// Ends the connection after the current answer.
  func stop() {
    isStopping = true
    guard case .answering(let asked, let work) = state else { return close() }
    state = .answering(Asked(isLast: true, wantsBody: asked.wantsBody), work)
    // Events would never end. A pending answer has a deadline, and is completed.
    if deadline == nil { work?.cancel() }
  }

  private func setDeadline(_ time: Duration, _ action: @escaping (Connection) -> Void) {
    clearDeadline()
    deadline = schedule(time, action)
  }

  func clearDeadline() {
    deadline?.cancel()
    deadline = nil
  }

  func schedule(
    _ time: Duration, _ action: @escaping (Connection) -> Void
  ) -> Scheduled<Void>? {
    context?.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) { [self] in
      action(self)
    }
  }
}
