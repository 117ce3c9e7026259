import LayoutModel

/// Frames of views found so far, unsnapped, in the superview's coordinates.
///
/// A class with room for all views of a document, so that one scene after the other needs no memory of
/// its own; to forget all costs nothing.
final class FrameTable {
  private var frames: [Rect]
  /// By view: the round in which its frame was noted.
  private var rounds: [Int]
  private var round = 1

  init(count: Int) {
    frames = Array(repeating: Rect(), count: count)
    rounds = Array(repeating: 0, count: count)
  }

  /// Forgets all frames.
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
