/// How far a repair of one document is, told to whoever shows it: a share from 0 to 1.
package struct RepairProgress {
  private let tell: (Double) -> Void
  private let start: Double
  private let length: Double

  /// - Parameter tell: gets shares of the whole document.
  package init(_ tell: @escaping (Double) -> Void) { self.init(tell, start: 0, length: 1) }

  private init(_ tell: @escaping (Double) -> Void, start: Double, length: Double) {
    self.tell = tell
    self.start = start
    self.length = length
  }

  /// Where nobody waits.
  package static var untold: RepairProgress { RepairProgress { _ in } }

  /// That of a part, such as a scene; parts take the same time, as far as is known.
  package func part(_ index: Int, of count: Int) -> RepairProgress {
    let share = length / Double(max(count, 1))
    return RepairProgress(tell, start: start + Double(index) * share, length: share)
  }

  /// - Parameter share: of the part; what is outside of 0 to 1 counts as the nearer of them.
  package func callAsFunction(_ share: Double) {
    tell(start + length * min(max(share, 0), 1))
  }
}
