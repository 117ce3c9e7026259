/// The result of presolve for a system: columns in independent components, piecewise-linear
/// activities over them, and the way to compute each variable from them. It is the same for all
/// parameter vectors.
final class Plan: @unchecked Sendable {
  // Sendable: nothing is written after `init`. For the same reason exclusivity is not checked.

  /// A bend of a convex piecewise-linear cost. Below `value` the cost falls by `below` a unit;
  /// above it, the cost rises by `above`. Both belong to one level.
  struct Breakpoint {
    var value: AffineValue
    var below: Double
    var above: Double
    /// The length of a distance of one in units of the constraint. Optional costs are counted in
    /// these units. Required costs have to be 0, so any unit will do for them; 1 keeps their sums
    /// of similar size.
    var rowWeight: Double
    /// In components of one column, the number of the strength among all strengths. In other
    /// components, its number among the strengths that occur in the component. 0 means required in
    /// the former.
    var level: Int32
  }

  /// A set of columns that no row connects with other columns.
  ///
  /// Its activities are its columns, followed by its forms: sums of two or more columns. The
  /// numbers of its activities are consecutive, and so are those of their breakpoints.
  struct Component {
    var columnStart: Int32 = 0
    var columnCount: Int32 = 0
    var formStart: Int32 = 0
    var formCount: Int32 = 0
    var activityStart: Int32 = 0
    /// The number of levels that occur, plus a last one that draws each column to its anchor.
    var levelCount: Int32 = 0
    /// Whether a required constraint occurs. If so, it is level 0.
    var hasRequired = false
    /// Whether a breakpoint depends on the parameters, and whether an anchor alone does.
    var isDynamic = false
    var isAnchorDynamic = false
    /// The range of the component in ``Plan/dynamicActivities``.
    var dynamicStart: Int32 = 0
    var dynamicCount: Int32 = 0
    /// The range of the component in ``Plan/componentSlots``.
    var slotStart: Int32 = 0
    var slotCount: Int32 = 0

    var activityCount: Int { Int(columnCount + formCount) }
  }

  /// How a variable is computed: `scale × column + base + factor × slots[slot]`.
  struct Resolution {
    var scale: Double
    var base: Double
    var factor: Double
    /// Negative if the offset does not depend on the parameters.
    var slot: Int32
    /// Negative if the variable is fixed.
    var column: Int32

    @inline(__always)
    func value(
      _ columns: UnsafeMutablePointer<Double>, _ slots: UnsafeMutablePointer<Double>
    ) -> Double {
      base + factor * slots[Int(slot)] + scale * columns[Int(column)]
    }
  }

  /// A required constraint, or a sum of several, that contains no variable any more.
  struct Check {
    var right: AffineValue
    /// The number of the constraint, or of one of them.
    var constraint: Int32
    var relation: LinearSystem.Relation
  }

  /// A column that is computed from other columns after these are known.
  struct Rule {
    var column: Int32
    var termStart: Int32
    var termCount: Int32
    var isDynamic: Bool
    var right: AffineValue
  }

  @exclusivity(unchecked) var program: SlotProgram
  /// Distinct strengths below required, from strong to weak; number n is level n + 1.
  @exclusivity(unchecked) var strengths: [Strength] = []
  @exclusivity(unchecked) var components: [Component] = []
  /// The number of columns. Columns of components come first, then those of rules in the order of
  /// evaluation.
  @exclusivity(unchecked) var columnCount = 0
  @exclusivity(unchecked) var solvedColumnCount = 0

  /// The first breakpoint of each activity, and one more entry at the end.
  @exclusivity(unchecked) var breakpointStart = Buffer<Int32>()
  @exclusivity(unchecked) var breakpoints = Buffer<Breakpoint>()
  /// The first term of each form, and one more entry at the end. Terms number the columns within
  /// the component.
  @exclusivity(unchecked) var formTermStart = Buffer<Int32>()
  @exclusivity(unchecked) var formTerms = Buffer<LinearSystem.Term>()

  /// The anchor of each column: if nothing determines the column, its value is the one nearest to
  /// the anchor.
  @exclusivity(unchecked) var anchors = Buffer<AffineValue>()
  @exclusivity(unchecked) var anchorWeights = Buffer<Double>()

  @exclusivity(unchecked) var resolutions = Buffer<Resolution>()
  @exclusivity(unchecked) var checks: [Check] = []
  @exclusivity(unchecked) var rules: [Rule] = []
  @exclusivity(unchecked) var ruleTerms = Buffer<LinearSystem.Term>()

  // The parts that may change with the parameters: activities of components with several columns,
  // by their number in the component; then components; then variables.
  @exclusivity(unchecked) var dynamicActivities = Buffer<Int32>()
  @exclusivity(unchecked) var dynamicComponents = Buffer<Int32>()
  @exclusivity(unchecked) var dynamicVariables = Buffer<Int32>()
  /// The resolutions of these variables. If one has no slot or no column, it refers to the last
  /// slot or column, which is always 0.
  @exclusivity(unchecked) var dynamicResolutions = Buffer<Resolution>()
  @exclusivity(unchecked) var dynamicRules: [Rule] = []
  @exclusivity(unchecked) var dynamicChecks: [Check] = []
  /// The slots on which the constants of each component depend.
  @exclusivity(unchecked) var componentSlots = Buffer<Int32>()

  init(program: SlotProgram) {
    self.program = program
  }
}

extension Plan.Resolution {
  /// The same resolution, with the given numbers in place of "no slot" and "no column".
  @inline(__always)
  func withoutNone(slot zeroSlot: Int, column zeroColumn: Int) -> Self {
    var result = self
    if slot < 0 { result.slot = Int32(zeroSlot) }
    if column < 0 { result.column = Int32(zeroColumn) }
    return result
  }
}
