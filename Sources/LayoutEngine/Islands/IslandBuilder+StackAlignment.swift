import ConstraintSolver
import LayoutModel
import PlatformRules

/// The rows of a stack view across its axis. The sources are named at `addStack`.
extension IslandBuilder {
  mutating func addAlignment(
    _ stack: StackArrangement, _ index: Int, _ arranged: [Int], _ across: StackAxis,
    _ origin: RowOrigin
  ) {
    let first = arranged[0]
    let size = lengthForm(index, across.axis)
    if stack.alignment == .fill {
      if across.axis == .horizontal {
        // These views count as if constraints of the document held both of their sides.
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
      // UISV-ambiguity-suppression: a view without a size of its own is as small as possible.
      add(
        across.length(view) + -(designLength(view, across.axis) ?? 0),
        .ambiguitySuppression, origin)
    }
    addAlignedEdges(stack, arranged, across, origin)
    if arranged.count == 1, stack.alignment == .center {
      add(across.start(first) - across.canvasStart, .greaterOrEqual, origin)
      add(across.canvasEnd - across.end(first), .greaterOrEqual, origin)
      add(size, .canvasFit, origin)
      return
    }
    // UISV-alignment-spanner: an invisible guide around all arranged views.
    let spanner = newVariables(2)
    let spanStart = LinearForm.variable(spanner)
    let spanEnd = LinearForm.variable(spanner + 1)
    add(spanEnd - spanStart, .greaterOrEqual, origin)
    add(spanEnd - spanStart, .spanningFit, origin)  // UISV-spanning-fit
    for view in arranged {
      // UISV-spanning-boundary
      switch stack.alignment {
      case .minimum:
        add(spanStart - across.start(view), .spanningBoundary, origin)
        add(spanEnd - across.end(view), .greaterOrEqual, origin)
      case .maximum:
        add(across.start(view) - spanStart, .greaterOrEqual, origin)
        add(spanEnd - across.end(view), .spanningBoundary, origin)
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
      add(size, .canvasFit, origin)
    case .firstBaseline:
      // The canvas starts at the first view, whatever reaches above it (5 of 5 rows in 4 documents). A constraint of the
      // document may hold the first view lower (a row of a public document, recorded so).
      add(across.start(first) - across.canvasStart, .greaterOrEqual, origin)
      add(across.start(first) - across.canvasStart, .spanningBoundary, origin)
      add(across.canvasEnd - spanEnd, origin)
      add(size, .canvasFit, origin)
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

  /// UISV-text-width-disambiguation: texts of several lines in a row that fills get equal shares.
  ///
  /// - Source: the dump, and a bug report on iOS 11.3. Up to Xcode 12 one label is enough: in
  ///   public documents, one case needs this, six agree with both, and one beside a nested stack
  ///   contradicts it. Since iOS 15 it does not apply to labels (beside a text field they are as
  ///   wide as their text in 9 of 9), but to rows of buttons with a configuration, whose titles
  ///   wrap: 23 buttons of 8 rows in 4 documents of Xcode 13 and 14, all outside the corpus, are
  ///   equally wide whatever their titles and hugging are. A fixed width is stronger, and two
  ///   buttons beside equal spacings have their own widths. Rows of buttons and other views were
  ///   not seen. The canvas is laid out by UIKit, so it holds on devices, too.
  mutating func addTextWidths(
    _ stack: StackArrangement, _ index: Int, _ arranged: [Int], _ origin: RowOrigin
  ) {
    guard stack.axis == .horizontal, stack.distribution == .fill, arranged.count > 1 else { return }
    let texts = arranged.filter(sharesRow)
    let isWhole = texts.count == arranged.count
    guard labelsShareRow ? !holdsStack(arranged) : isWhole else {
      return
    }
    let count = Double(arranged.count)
    for view in texts {
      let share = lengthForm(index, .horizontal) * (1 / count)
      add(
        lengthForm(view, .horizontal) - share + stack.spacing * (count - 1) / count,
        .textShare(document.views[view].compressionResistance(.horizontal)), origin)
    }
  }

  private var labelsShareRow: Bool {
    traits.measurement.rules.holds(ArrangedViewRules.labelsShareRow)
  }

  private func holdsStack(_ arranged: [Int]) -> Bool {
    arranged.contains { document.views[$0].kind == .stackView }
  }

  /// Whether a view shows a text of several lines of the kind that gets an equal share.
  private func sharesRow(_ index: Int) -> Bool {
    let view = document.views[index]
    if labelsShareRow {
      return view.kind == .label && (view.number("numberOfLines", in: traits.cell) ?? 1) != 1
    }
    return view.kind == .button && measurements[index]?.wrapping != nil
  }
}
