import ConstraintSolver
import LayoutModel
import PlatformRules

/// If a stack view has too little room for texts with equal resistance, or too much for texts with
/// equal hugging, the last text gives way. The texts before it have their natural length. On
/// devices with iOS 26, the first text gives way if the distribution is fill.
///
/// Constraints leave this open, as Interface Builder says, too, so findings do not change. Among
/// open variables, the solver draws the one with the lowest number to 0. So each text gets a
/// variable with a number before its length: how much longer the text is than its natural length.
///
/// - Source: two labels in 35 points that want 38, in two cells of a document of Xcode 26 (2 of 2; one is
///   marked as ambiguous there).
extension IslandBuilder {
  /// Makes the variables for excess lengths. It is called before the variables of the arranged
  /// views are numbered.
  mutating func numberExcesses(_ stack: LayoutView) {
    let texts = stack.children.filter {
      document.views[$0].placement == .arranged && Self.kinds.contains(document.views[$0].kind)
    }
    let fills = StackArrangement(stack, in: traits.cell).distribution == .fill
    let isReversed = fills && traits.measurement.rules.holds(ArrangedViewRules.firstGivesWay)
    let kept = isReversed ? Array(texts.dropFirst().reversed()) : Array(texts.dropLast())
    for view in kept { excessVariables[view] = newVariables(1) }
  }

  /// Adds the rows `excess = length − wanted length`.
  mutating func addExcesses(_ arranged: [Int], _ axis: LayoutAxis, _ origin: RowOrigin) {
    for view in arranged {
      guard let excess = excessVariables[view], let wanted = wantedLength(view, axis) else {
        continue
      }
      add(.variable(excess) - lengthForm(view, axis) + wanted, origin)
    }
  }

  private static let kinds: Set<ViewKind> = [.label, .button]
}
