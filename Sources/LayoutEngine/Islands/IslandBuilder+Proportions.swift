import ConstraintSolver
import LayoutModel
import PlatformRules

/// The rows of a stack view with the distribution `fillProportionally`.
extension IslandBuilder {
  /// UISV-fill-proportionally: each length gets its share of the sum of natural lengths and
  /// spacings.
  mutating func addProportions(
    _ stack: StackArrangement, _ index: Int, _ arranged: [Int], _ along: StackAxis,
    _ origin: RowOrigin
  ) {
    let lengths = arranged.map { naturalLength($0, stack.axis) }
    // A view without a natural length has no share. But if a constraint fixes its length, this
    // length counts, because otherwise the others would have to grow by it.
    let countsFixed = traits.measurement.rules.holds(
      ArrangedViewRules.fixedLengthCountsInProportions)
    let total = zip(arranged, lengths).reduce(0) { sum, item in
      let fixed = countsFixed ? fixedLengths[ViewLength(view: item.0, axis: stack.axis)] : nil
      return sum + (item.1 ?? fixed ?? 0)
    }
    let whole = total + stack.spacing * Double(arranged.count - 1)
    if total <= 0 || whole <= 0 {
      // If there is no natural length, or if the spacing takes up all of it, there is no proportion
      // to keep.
      for view in arranged.dropFirst() {
        add(along.length(view) - along.length(arranged[0]), .proportion(position: 0), origin)
      }
      return
    }
    for (position, view) in arranged.enumerated() {
      guard let length = lengths[position] else { continue }
      add(
        along.length(view) - lengthForm(index, stack.axis) * (length / whole),
        arranged.count == 1 ? .required : .proportion(position: position), origin)
    }
  }

  func keepsProportions(_ stack: Int) -> Bool {
    StackArrangement(document.views[stack], in: traits.cell).distribution == .fillProportionally
  }

  /// The intrinsic length of a view, or the length that a nested stack's views ask for.
  ///
  /// A view that is arranged in a nested stack counts with the length that a constraint fixes, if
  /// there is one.
  ///
  /// - Source: public documents. Two nested stacks, each of a label and a stack fixed at 150 points, share
  ///   their row equally, 168 and 167, with other texts inside (2 of 2). A label arranged in the
  ///   proportional stack itself counts with its text's height, whatever a constraint says (1 of 1: 38 of
  ///   60 beside 36 and 16 points, the second fixed at 18).
  private func naturalLength(_ index: Int, _ axis: LayoutAxis) -> Double? {
    guard document.views[index].kind == .stackView else {
      let measurement = measurements[index]
      return axis == .horizontal ? measurement?.intrinsicWidth : measurement?.intrinsicHeight
    }
    let nested = StackArrangement(document.views[index], in: traits.cell)
    let lengths = document.views[index].children
      .filter { slots[$0] != nil && !hiddenViews.contains($0) }
      .compactMap { fixedLengths[ViewLength(view: $0, axis: axis)] ?? naturalLength($0, axis) }
    guard let longest = lengths.max() else { return nil }
    guard nested.axis == axis else { return longest }
    return lengths.reduce(nested.spacing * Double(lengths.count - 1), +)
  }

  /// The lengths for which a required constraint states a number.
  ///
  /// - Complexity: O(*constraints of the island*).
  func readFixedLengths() -> [ViewLength: Double] {
    var result: [ViewLength: Double] = [:]
    for index in constraints {
      let constraint = document.constraints[index]
      let attribute = constraint.first.attribute
      guard constraint.second == nil, constraint.relation == .equal,
        constraint.priority.isRequired, attribute == .width || attribute == .height,
        !constraint.isPlaceholder || traits.isAsDesigned,
        let view = view(of: constraint.first.item), slots[view] != nil
      else { continue }
      result[ViewLength(view: view, axis: attribute.axis)] = constraint.constant(in: traits.cell)
    }
    return result
  }
}
