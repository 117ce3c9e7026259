import ConstraintSolver
import ElementTree
import LayoutModel

/// The rows that UIStackView makes for its arranged views.
///
/// - Source: the constraint dump of a running UIStackView (article on the library Arranged, and its
///   README), two re-implementations agree with it (FDStackView, TZStackView). The geometry was
///   checked on public documents: edges 426 of 429, gaps 671 of 673, cross edges 643 of 671.
///   Identifiers in comments are those of the system.
extension IslandBuilder {
  mutating func addStack(_ index: Int) {
    let stack = StackArrangement(
      document.views[index], in: traits.cell,
      isOnCanvas: traits.isAsDesigned && document.tree.kind != .json)
    let children = document.views[index].children.filter {
      slots[$0] != nil && document.views[$0].placement == .arranged
    }
    let arranged = children.filter { !hiddenViews.contains($0) }
    let origin = RowOrigin.stack(view: index)
    guard let first = arranged.first, let last = arranged.last else {
      // No arranged view keeps the stack open: UISV-canvas-fit.
      for axis in LayoutAxis.allCases {
        add(lengthForm(index, axis), .canvasFit, origin)
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
    addDesignSizes(stack, arranged, origin)
    addExcesses(arranged, along.axis, origin)
  }

  /// Whether the content of a view runs in the opposite direction of the layout.
  func isTurned(_ view: Int) -> Bool {
    let semantic = document.views[view].value("semanticContentAttribute", in: traits.cell)
    return traits.direction.ofContent(semantic) != traits.direction
  }

  private mutating func addSpacing(
    _ stack: StackArrangement, _ arranged: [Int], _ along: StackAxis, _ origin: RowOrigin
  ) {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    // If all distances are equal, one row is enough for their minimum.
    let needsOnlyOne = stack.distribution == .equalSpacing && !stack.isBaselineRelative
    let first = needsOnlyOne ? max(arranged.count - 2, 0) : 0
    for (a, b) in zip(arranged, arranged.dropFirst()).dropFirst(first) {
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
            isCentering ? .equalCentring(position: position) : .required, origin)
        }
      }
      add(lengthForm(index, stack.axis), .canvasFit, origin)
    }
  }
}
