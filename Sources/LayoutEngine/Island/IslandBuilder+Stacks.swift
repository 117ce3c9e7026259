import ConstraintSolver
import LayoutModel

/// The rows that UIStackView makes for its arranged views.
///
/// - Source: the constraint dump of a running UIStackView (article on the library Arranged, and its
///   README), agreed by two re-implementations (FDStackView, TZStackView); geometry checked on public
///   documents: edges 426 of 429, gaps 671 of 673, cross edges 643 of 671. Identifiers in comments
///   are those of the system.
extension IslandBuilder {
  mutating func addStack(_ index: Int) {
    let stack = StackArrangement(document.views[index], in: traits.cell)
    let children = document.views[index].children.filter {
      slots[$0] != nil && document.views[$0].placement == .arranged
    }
    let arranged = children.filter { !hiddenViews.contains($0) }
    let origin = RowOrigin.stack(view: index)
    guard let first = arranged.first, let last = arranged.last else {
      // Nothing to hold it open: UISV-canvas-fit.
      for axis in LayoutAxis.allCases {
        add(lengthForm(index, axis), priority: Self.canvasFit, origin)
      }
      return
    }
    var along = StackAxis(index, stack.axis, self)
    var across = StackAxis(index, stack.axis == .horizontal ? .vertical : .horizontal, self)
    if stack.usesMargins {
      along.inset(&self)
      across.inset(&self)
    }
    // UISV-canvas-connection
    add(along.start(first) - along.canvasStart, origin)
    add(along.canvasEnd - along.end(last), origin)
    addSpacing(stack, arranged, along, origin)
    addDistribution(stack, index, arranged, along, origin)
    addAlignment(stack, index, arranged, across, origin)
    addTextWidths(stack, index, arranged, origin)
    addDesignSizes(arranged, origin)
  }

  private static let canvasFit = 49.0
  private static let spanningBoundary = 999.5
  private static let spanningFit = 51.0
  private static let ambiguitySuppression = 25.0
  private static let equalCentering = 149.0

  // MARK: Along the axis

  private mutating func addSpacing(
    _ stack: StackArrangement, _ arranged: [Int], _ along: StackAxis, _ origin: RowOrigin
  ) {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (a, b) in zip(arranged, arranged.dropFirst()) {
      // UISV-spacing
      let gap =
        stack.isBaselineRelative
        ? along.start(b) + baselineForm(b, isFirst: true)
          - (along.start(a) + baselineForm(a, isFirst: false))
        : along.start(b) - along.end(a)
      add(gap + -stack.spacing, isLoose ? .greaterOrEqual : .equal, origin)
    }
  }

  private mutating func addDistribution(
    _ stack: StackArrangement, _ index: Int, _ arranged: [Int], _ along: StackAxis,
    _ origin: RowOrigin
  ) {
    let first = arranged[0]
    switch stack.distribution {
    case .fill:
      break
    case .fillEqually:
      for view in arranged.dropFirst() {
        add(along.length(view) - along.length(first), origin)  // UISV-fill-equally
      }
    case .fillProportionally:
      addProportions(stack, index, arranged, along, origin)
    case .equalSpacing, .equalCentering:
      // UISV-distributing: guides between neighbours are equal.
      let isCentering = stack.distribution == .equalCentering
      func distance(_ a: Int, _ b: Int) -> LinearForm {
        isCentering ? along.center(b) - along.center(a) : along.start(b) - along.end(a)
      }
      if arranged.count > 2 {
        let reference = distance(arranged[0], arranged[1])
        for position in 1..<arranged.count - 1 {
          add(
            distance(arranged[position], arranged[position + 1]) - reference,
            priority: isCentering ? Self.equalCentering - Double(position) : 1000, origin)
        }
      }
      add(lengthForm(index, stack.axis), priority: Self.canvasFit, origin)
    }
  }

  /// UISV-fill-proportionally: each length is its share of the natural lengths and spacings, at
  /// 999, 998, … in order.
  private mutating func addProportions(
    _ stack: StackArrangement, _ index: Int, _ arranged: [Int], _ along: StackAxis,
    _ origin: RowOrigin
  ) {
    let lengths = arranged.map { naturalLength($0, stack.axis) }
    let total = lengths.reduce(0) { $0 + ($1 ?? 0) }
    if total <= 0 {
      // Views without natural length share equally: 2 of 2 nested stacks.
      for view in arranged.dropFirst() {
        add(along.length(view) - along.length(arranged[0]), priority: 999, origin)
      }
      return
    }
    let whole = total + stack.spacing * Double(arranged.count - 1)
    for (position, view) in arranged.enumerated() {
      guard let length = lengths[position] else { continue }
      add(
        along.length(view) - lengthForm(index, stack.axis) * (length / whole),
        priority: arranged.count == 1 ? 1000 : 999 - Double(position), origin)
    }
  }

  /// The intrinsic length of a view, or the length that a nested stack's views ask for.
  private func naturalLength(_ index: Int, _ axis: LayoutAxis) -> Double? {
    guard document.views[index].kind == .stackView else {
      let measurement = measurements[index]
      return axis == .horizontal ? measurement?.intrinsicWidth : measurement?.intrinsicHeight
    }
    let nested = StackArrangement(document.views[index], in: traits.cell)
    let lengths = document.views[index].children
      .filter { slots[$0] != nil && !hiddenViews.contains($0) }
      .compactMap { naturalLength($0, axis) }
    guard let longest = lengths.max() else { return nil }
    guard nested.axis == axis else { return longest }
    return lengths.reduce(nested.spacing * Double(lengths.count - 1), +)
  }

  // MARK: Across the axis

  private mutating func addAlignment(
    _ stack: StackArrangement, _ index: Int, _ arranged: [Int], _ across: StackAxis,
    _ origin: RowOrigin
  ) {
    let first = arranged[0]
    let size = lengthForm(index, across.axis)
    if stack.alignment == .fill {
      if across.axis == .horizontal {
        // As if the document held their two sides.
        heldAtStart.formUnion(arranged)
        heldAtEnd.formUnion(arranged)
      }
      add(across.start(first) - across.canvasStart, origin)
      add(across.canvasEnd - across.end(first), origin)
      for view in arranged.dropFirst() {
        add(across.start(view) - across.start(first), origin)
        add(across.end(view) - across.end(first), origin)
      }
      return
    }
    for view in arranged {
      // UISV-ambiguity-suppression: without a size of its own a view is as small as it can be.
      add(
        across.length(view) + -(designLength(view, across.axis) ?? 0),
        priority: Self.ambiguitySuppression, origin)
    }
    addAlignedEdges(stack, arranged, across, origin)
    if arranged.count == 1, stack.alignment == .center {
      add(across.start(first) - across.canvasStart, .greaterOrEqual, origin)
      add(across.canvasEnd - across.end(first), .greaterOrEqual, origin)
      add(size, priority: Self.canvasFit, origin)
      return
    }
    // UISV-alignment-spanner: an invisible guide around all arranged views.
    let spanner = newVariables(2)
    let spanStart = LinearForm.variable(spanner)
    let spanEnd = LinearForm.variable(spanner + 1)
    add(spanEnd - spanStart, .greaterOrEqual, origin)
    add(spanEnd - spanStart, priority: Self.spanningFit, origin)  // UISV-spanning-fit
    for view in arranged {
      // UISV-spanning-boundary
      switch stack.alignment {
      case .minimum:
        add(spanStart - across.start(view), priority: Self.spanningBoundary, origin)
        add(spanEnd - across.end(view), .greaterOrEqual, origin)
      case .maximum:
        add(across.start(view) - spanStart, .greaterOrEqual, origin)
        add(spanEnd - across.end(view), priority: Self.spanningBoundary, origin)
      default:
        add(across.start(view) - spanStart, .greaterOrEqual, origin)
        add(spanEnd - across.end(view), .greaterOrEqual, origin)
      }
    }
    switch stack.alignment {
    case .minimum:
      add(across.start(first) - across.canvasStart, origin)
      add(across.canvasEnd - spanEnd, origin)
    case .maximum:
      add(spanStart - across.canvasStart, origin)
      add(across.canvasEnd - across.end(first), origin)
    case .lastBaseline:
      add(spanStart - across.canvasStart, origin)
      add(across.canvasEnd - across.end(first), .greaterOrEqual, origin)
      add(size, priority: Self.canvasFit, origin)
    case .firstBaseline:
      // Up to Xcode 7 the canvas starts at the first view, whatever reaches above it (3 of 3).
      let isOld = document.properties.generation.major <= 7
      add((isOld ? across.start(first) : spanStart) - across.canvasStart, origin)
      add(across.canvasEnd - spanEnd, origin)
      add(size, priority: Self.canvasFit, origin)
    case .center, .fill:
      add(spanStart - across.canvasStart, origin)
      add(across.canvasEnd - spanEnd, origin)
    }
  }

  /// UISV-alignment: the attribute of the alignment is equal for all arranged views.
  private mutating func addAlignedEdges(
    _ stack: StackArrangement, _ arranged: [Int], _ across: StackAxis, _ origin: RowOrigin
  ) {
    let first = arranged[0]
    func attribute(_ view: Int) -> LinearForm {
      switch stack.alignment {
      case .minimum, .fill: across.start(view)
      case .maximum: across.end(view)
      case .center: across.center(view)
      case .firstBaseline: across.start(view) + baselineForm(view, isFirst: true)
      case .lastBaseline: across.start(view) + baselineForm(view, isFirst: false)
      }
    }
    for view in arranged.dropFirst() { add(attribute(view) - attribute(first), origin) }
    if stack.alignment == .center {
      add((across.canvasStart + across.canvasEnd) * 0.5 - across.center(first), origin)
    }
  }

  /// UISV-text-width-disambiguation: labels of several lines in a row get equal shares.
  ///
  /// - Source: the dump, and a bug report on iOS 11.3; gone in iOS 15. On public documents one case
  ///   needs it, six agree with either, one beside a nested stack speaks against it.
  private mutating func addTextWidths(
    _ stack: StackArrangement, _ index: Int, _ arranged: [Int], _ origin: RowOrigin
  ) {
    guard stack.axis == .horizontal, document.properties.generation.major <= 12,
      arranged.count > 1,
      !arranged.contains(where: { document.views[$0].kind == .stackView })
    else { return }
    let count = Double(arranged.count)
    for view in arranged where document.views[view].kind == .label {
      let lines = document.views[view].number("numberOfLines", in: traits.cell) ?? 1
      guard lines != 1 else { continue }
      let share = lengthForm(index, .horizontal) * (1 / count)
      add(
        lengthForm(view, .horizontal) - share + stack.spacing * (count - 1) / count,
        priority: 760, origin)
    }
  }
}

/// Edges of arranged views along one axis of a stack, and the rectangle in which they lie.
struct StackAxis {
  let axis: LayoutAxis
  private let stack: Int
  // Only these two, which no longer change: a copy of the builder would make its rows be copied too.
  private let slots: [Int: Int]
  private let all: [Island.ViewVariables]
  private(set) var canvasStart = LinearForm()
  private(set) var canvasEnd: LinearForm

  init(_ stack: Int, _ axis: LayoutAxis, _ builder: IslandBuilder) {
    self.stack = stack
    self.axis = axis
    slots = builder.slots
    all = builder.viewVariables
    canvasEnd = builder.lengthForm(stack, axis)
  }

  /// Moves the canvas to the stack's margins.
  mutating func inset(_ builder: inout IslandBuilder) {
    let isHorizontal = axis == .horizontal
    canvasStart = builder.margin(stack, isHorizontal ? .leading : .top)
    canvasEnd = canvasEnd - builder.margin(stack, isHorizontal ? .trailing : .bottom)
  }

  private func variables(_ view: Int) -> Island.ViewVariables {
    guard let slot = slots[view] else { preconditionFailure("view \(view) is not collected") }
    return all[slot]
  }

  func start(_ view: Int) -> LinearForm {
    .variable(axis == .horizontal ? variables(view).x : variables(view).y)
  }
  func length(_ view: Int) -> LinearForm {
    .variable(axis == .horizontal ? variables(view).width : variables(view).height)
  }
  func end(_ view: Int) -> LinearForm { start(view) + length(view) }
  func center(_ view: Int) -> LinearForm { start(view) + length(view) * 0.5 }
}
