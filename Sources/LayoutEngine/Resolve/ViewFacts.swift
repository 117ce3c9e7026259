import LayoutModel

/// What resolving asks of a view in every environment, looked up once: reading attributes of elements
/// costs more than solving.
struct ViewFacts {
  var name: String
  var recordedFrame: Rect?
  /// Whether the view is hidden in some cell, or might be.
  var mayBeHidden: Bool
  /// What is reported when its frame is not determined.
  var ambiguityCheck: AmbiguityCheck

  /// - Source: `verifyAmbiguity`, Interface Builder's "Ambiguity" menu: always verify, verify position
  ///   only, never verify.
  enum AmbiguityCheck {
    case all, positions, none
  }

  init(_ view: LayoutView) {
    name = view.name
    recordedFrame = view.recordedFrame
    mayBeHidden = view.element["hidden"] != nil || !view.variations.isEmpty
    ambiguityCheck =
      switch view.element["verifyAmbiguity"] {
      case "off": .none
      case "ignoreSizes": .positions
      default: .all
      }
  }
}

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
