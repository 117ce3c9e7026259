/// Reports the progress of a repair of one document: a share from 0 to 1.
package struct RepairProgress {
  private let tell: (Double) -> Void
  private let start: Double
  private let length: Double

  /// - Parameter tell: called with the finished share of the whole document.
  package init(_ tell: @escaping (Double) -> Void) { self.init(tell, start: 0, length: 1) }

  private init(_ tell: @escaping (Double) -> Void, start: Double, length: Double) {
    self.tell = tell
    self.start = start
    self.length = length
  }

  /// A progress that nobody watches.
  package static var untold: RepairProgress { RepairProgress { _ in } }

  /// The progress of a part, such as a scene. All parts count the same, because nobody knows how
  /// long each takes.
  package func part(_ index: Int, of count: Int) -> RepairProgress {
    let share = length / Double(max(count, 1))
    return RepairProgress(tell, start: start + Double(index) * share, length: share)
  }

  /// - Parameter share: the finished share of the part. Values outside of 0 to 1 count as 0 or 1.
  package func callAsFunction(_ share: Double) {
    tell(start + length * min(max(share, 0), 1))
  }
}
