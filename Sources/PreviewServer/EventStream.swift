import FlyingFox
import FlyingSocks

/// Server-sent events, in the bytes that go over the wire.
///
/// - Source: WHATWG, HTML, 9.2 Server-sent events: `event:` and `data:` lines, an empty line behind each.
struct EventStream: AsyncBufferedSequence {
  typealias Element = UInt8
  typealias Work = @Sendable (_ send: @Sendable (String, [UInt8]) -> Void) async throws -> Void

  private let work: Work

  init(_ work: @escaping Work) { self.work = work }

  /// Starts the work, which ends when the iterator goes away.
  func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    let work = work
    let task = Task {
      do {
        try await work { name, data in
          continuation.yield(Array("event: \(name)\ndata: ".utf8) + data + Array("\n\n".utf8))
        }
      } catch {
        // Nobody listens, or the server ends: a page that still does sees that no `done` has come.
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return Iterator(base: stream.makeAsyncIterator())
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var base: AsyncStream<[UInt8]>.Iterator
    private var rest: ArraySlice<UInt8> = []

    fileprivate init(base: AsyncStream<[UInt8]>.Iterator) { self.base = base }

    mutating func next() async throws -> UInt8? {
      if rest.isEmpty { rest = await base.next()?[...] ?? [] }
      return rest.popFirst()
    }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      if rest.isEmpty {
        guard let event = await base.next() else { return nil }
        rest = event[...]
      }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }
}
