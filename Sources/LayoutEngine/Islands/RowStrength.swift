import ConstraintSolver
import LayoutModel

/// The strength of each kind of row in an island, from the strongest to the weakest.
///
/// Priorities without a rank are UIKit's own, from the dump that ``IslandBuilder/addStack(_:)``
/// names. Rows without a priority in UIKit, because they exist only on Interface Builder's canvas,
/// stand just before or after a priority: they have a rank.
enum RowStrength: Hashable, Comparable, Sendable {
  /// A row that must hold.
  case required

  // The next ones are just below required, and above every priority that an author can write.

  /// A fixed frame replaces constraints that are missing, so existing constraints come first.
  case fixedFrame
  /// A table row that sizes itself is a pixel higher than its content. Content that can stretch
  /// does so; the rest stays as it is.
  case selfSizedHeight
  /// The length of an empty view in a stack view with a resistance of 1000. Its own hugging of no
  /// content, which is also at 1000, does not remove this length.
  case emptyContent
  /// Hugging and resistance stay optional, even if they are 1000: a required width wins over an
  /// intrinsic one without a conflict (9 of 9 such views in public documents).
  case fullContent
  /// Constraints that had to be given up are still met as closely as possible, but yield to hugging
  /// and resistance of 1000 (7 of 7 views of one stack).
  case givenUp

  /// UISV-spanning-boundary.
  case spanningBoundary
  /// UISV-fill-proportionally: at 999, 998, … in order, but at 1 from the 999th on.
  case proportion(position: Int)
  /// UISV-text-width-disambiguation: ten above the resistance of the text, so that a text that resists
  /// less than an image beside it hugs leaves it its width (7 views of 3 rows, in 2 documents).
  case textShare(LayoutPriority)

  /// An empty view in a stack view that fills takes room from the texts beside it (5 of 5, in 3
  /// documents), but not across (4 of 4 in a row outside the corpus). So this is above the
  /// resistance of text (750).
  case emptyLength
  /// This yields to the resistance of text (750), but not to its hugging (250): an empty label in a
  /// full stack view takes no room from a label outside (6 of 6 views of a document outside the
  /// corpus).
  case designLength
  /// The hugging of a view around texts in a column, for its height. It is above the hugging of
  /// labels (251).
  case filledColumnHeight
  /// The hugging of a view around contents, for its height. It is above their usual hugging (250),
  /// and below that of labels (251).
  case filledHeight
  /// A plain view hugs its length at 250, as other views hug their contents, and with the same
  /// strength. So it keeps 50 points in a case in which centring at 250 would fill a scroll view (4
  /// of 4 views of a document of Xcode 11 outside the corpus).
  case filledHugging
  /// The same hugging for an empty view.
  case emptyHugging
  /// If the violations at 250 can be distributed in more than one way, everything else is met
  /// before plain views. So a plain view takes the room that a button beside it leaves, and leaves
  /// no room for a view around a stack view (5 of 5, outside the corpus).
  case othersBeforePlainViews
  /// In the same way, a plain view with contents is met before an empty one.
  case filledBeforeEmpty

  /// UISV-distributing: centres at 148, 147, … in order, but at 1 from the 150th view on.
  case equalCentring(position: Int)
  /// UISV-spanning-fit.
  case spanningFit
  /// The height of a view that is as small as its content allows:
  /// UILayoutPriority.fittingSizeLevel.
  case fittingHeight
  /// UISV-canvas-fit.
  case canvasFit
  /// UISV-ambiguity-suppression.
  case ambiguitySuppression

  /// A constraint of the document.
  case constraint(LayoutPriority)
  /// Hugging or resistance with a priority below 1000.
  case content(LayoutPriority)

  var strength: Strength {
    switch self {
    case .required: .required
    case .fixedFrame: Strength(priority: 1000, rank: 1)
    case .selfSizedHeight: Strength(priority: 1000, rank: 2)
    case .fullContent: Strength(priority: 1000, rank: 4)
    case .givenUp: Strength(priority: 1000, rank: 5)
    case .spanningBoundary: Strength(priority: 999.5)
    case .proportion(let position): Strength(priority: max(999 - Double(position), 1))
    case .textShare(let resistance):
      Strength(priority: min(resistance.value, LayoutPriority.required.value - 11) + 10)
    case .emptyContent: Strength(priority: 1000, rank: 3)
    case .emptyLength: Strength(priority: 750, rank: -1)
    case .designLength: Strength(priority: 750, rank: 1)
    case .filledColumnHeight: Strength(priority: 251, rank: -1)
    case .filledHeight: Strength(priority: 250, rank: -1)
    case .filledHugging, .emptyHugging: Strength(priority: 250)
    case .othersBeforePlainViews: Strength(priority: 250, rank: 1)
    case .filledBeforeEmpty: Strength(priority: 250, rank: 2)
    case .equalCentring(let position): Strength(priority: max(149 - Double(position), 1))
    case .spanningFit: Strength(priority: 51)
    case .fittingHeight: Strength(priority: LayoutPriority.fittingSizeLevel.value)
    case .canvasFit: Strength(priority: 49)
    case .ambiguitySuppression: Strength(priority: 25)
    case .constraint(let priority): Strength(priority: min(priority.value, 1000))
    case .content(let priority): Strength(priority: priority.value)
    }
  }

  /// The strength of a hugging or resistance that a document states. A priority that is not above 0
  /// counts as 1, as for constraints.
  init(content priority: LayoutPriority) {
    self = priority.isRequired ? .fullContent : .content(priority.value > 0 ? priority : 1)
  }

  var isRequired: Bool { strength.isRequired }

  /// Whether it is a plain view's hugging of its own length; see ``othersBeforePlainViews``.
  var isPlainHugging: Bool { self == .filledHugging || self == .emptyHugging }

  /// The strength at which a row counts a second time if plain views hug, so that it decides
  /// between answers that are equally good at its own strength.
  var tieBreak: RowStrength? {
    switch self {
    case .emptyHugging: nil
    case .filledHugging: .filledBeforeEmpty
    default: strength == Self.emptyHugging.strength ? .othersBeforePlainViews : nil
    }
  }

  /// The strength as one number, for code that has no ranks: each rank is a thousandth.
  var number: Double { strength.priority - Double(strength.rank) / 1000 }

  static func < (a: RowStrength, b: RowStrength) -> Bool { a.strength < b.strength }
}
