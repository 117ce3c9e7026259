import Foundation

/// Says now and then how far a long run of laws has come, and what it found.
struct LawProgress {
  private let what: String
  private let count: Int
  private let start = Date()
  private var done = 0
  private var told = 0.0

  /// Seconds between two lines.
  private static let pause = 20.0

  init(_ what: String, of count: Int) {
    self.what = what
    self.count = count
  }

  mutating func step(faults: Int) {
    done += 1
    let elapsed = Date().timeIntervalSince(start)
    guard elapsed - told >= Self.pause else { return }
    told = elapsed
    let time = elapsed.formatted(.number.precision(.fractionLength(0)))
    FileHandle.standardError.write(
      Data("\(done) of \(count) \(what), \(faults) faults, \(time) s\n".utf8))
  }
}
