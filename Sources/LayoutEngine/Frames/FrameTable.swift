import LayoutModel

/// The frames of views that were found so far, in the superview's coordinates. They are not rounded
/// to pixels yet.
///
/// It is a class with room for all views of a document, so that no scene needs memory of its own.
/// Clearing it costs nothing.
final class FrameTable {
  private var frames: [Rect]
  /// The round in which each view's frame was stored.
  private var rounds: [Int]
  private var round = 1

  init(count: Int) {
    frames = Array(repeating: Rect(), count: count)
    rounds = Array(repeating: 0, count: count)
  }

  /// Discards all frames.
  func removeAll() { round += 1 }

  subscript(view: Int) -> Rect? {
    get { rounds[view] == round ? frames[view] : nil }
    set {
      guard let newValue else {
        rounds[view] = 0
        return
      }
      frames[view] = newValue
      rounds[view] = round
    }
  }
}
