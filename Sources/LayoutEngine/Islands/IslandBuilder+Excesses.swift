import ConstraintSolver
import LayoutModel
import PlatformRules

/// Where a stack view has too little room for texts that resist alike, or too much for texts that hug
/// alike, the last one gives way: those before it are as long as they want to be. On devices with iOS 26 it is the first
/// one where the stack view fills.
///
/// Constraints leave that open, as Interface Builder says too, and findings do not change. Of all that is
/// open the solver draws what is numbered first to 0, so this numbers, before the length of a text, how
/// much longer it is than it wants to be.
///
/// - Source: two labels in 35 points that want 38, in two cells of a document of Xcode 26 (2 of 2; one is
///   marked as ambiguous there).
extension IslandBuilder {
  /// Called before the variables of what is arranged are numbered.
  mutating func numberExcesses(_ stack: LayoutView) {
    let texts = stack.children.filter {
      document.views[$0].placement == .arranged && Self.kinds.contains(document.views[$0].kind)
    }
    let fills = StackArrangement(stack, in: traits.cell).distribution == .fill
    let isReversed = fills && traits.measurement.rules.holds(ArrangedViewRules.firstGivesWay)
    let kept = isReversed ? Array(texts.dropFirst().reversed()) : Array(texts.dropLast())
    for view in kept { excessVariables[view] = newVariables(1) }
  }

  /// excess = length − wanted length
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
