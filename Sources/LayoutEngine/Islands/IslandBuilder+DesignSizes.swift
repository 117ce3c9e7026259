import ConstraintSolver
import LayoutModel
import PlatformRules

/// Arranged views that ask for no size keep one on the canvas.
///
/// Interface Builder gives an arranged view the size with which it was added, unless its content or
/// a constraint of its own states another size: 50 × 50 points for a label without text, a stack
/// view without views, and up to Xcode 13 for any view; from Xcode 14 on, and since Xcode 11 for its
/// width across a column, the 240 × 128 points of a dropped view. This size is stronger than
/// hugging, and yields to the room that the stack has. At run time such a view has no size.
///
/// The file does not state that size, but only the resulting frame. A size that the author chose is
/// lost.
///
/// A plain view is also 50 points long if constraints only tie its lengths, as by an aspect ratio
/// or the same height as a neighbour. So is a plain view with a length constraint of a priority
/// below its resistance and above 250 (19 frames in 3 documents of 1 repository). A plain view that
/// a row centres is 50 points high (12 frames in 4 documents of 3 repositories; 3 of another
/// document are higher). In a row, a plain view with content keeps its 240 points, too (from Xcode
/// 14 on): 4 of 4 views, 12 frames with the views inside and around, in one document of the corpus;
/// 50 documents with such views have nothing against it. In rows and columns it is at least 50
/// points high. In a column, text at 251 does not make it lower (22 of 23 views of Xcode 13 to 16, in
/// 11 documents of 6 repositories), unless a sibling such as a table takes what is left (2 of 2, in
/// 2 repositories). Content with a required height does (18 of 19, in 9 repositories), and so does a
/// stack view inside, which hugs less: 2 of 2, views that were put around one.
///
/// - Source: views of public documents without a constraint of their own along the axis. Plain
///   views: widths of 240 in stacks that nothing else makes as wide (2 of 2) or that are wider (4
///   of 4); heights fill the room that a stack has below 128 points (6 of 6); up to Xcode 13 widths
///   of 50 (6 of 6 in 2 documents outside the corpus, Xcode 11 and 12). Without content: at least
///   50 points high (6 of 6: 50, 50, 50, 50, 66.5, 66.5), where labels outside of stacks are 0 (13
///   of 13). Image views: up to Xcode 13 50 × 50 (2 of 2, one of them outside the corpus), later
///   240 wide or 128 high (3 of 5, in 2 documents of 2 repositories; 2 of another document 50
///   wide); those with a stated aspect such as 313:229 have that size (7 of 7 views in 3
///   documents). In rows that fill, 7 of 7 whose height nothing else decides are 50 high (three
///   repositories); one alone in a proportional row is 128. Tied lengths: 50 points (2 of 2 views,
///   in one document, as Xcode 11 and Xcode 14 have saved it). Other kinds of views without content
///   were only seen in stacks that leave them no choice.
extension IslandBuilder {
  mutating func addDesignSizes(_ stack: StackArrangement, _ arranged: [Int], _ origin: RowOrigin) {
    guard traits.isAsDesigned else { return }
    for view in arranged {
      for axis in LayoutAxis.allCases {
        let wanted = designLength(view, axis, in: stack)
          .map { recordedDesignLength(view, axis) ?? $0 }
        if stack.distribution == .fill, axis == stack.axis {
          addDesignHugging(view, axis, wanted, origin)
        }
        guard let length = wanted else { continue }
        add(
          lengthForm(view, axis) + -length, .greaterOrEqual,
          designStrength(view, axis, in: stack, among: arranged), origin)
      }
    }
  }

  /// Makes a plain view hug its length; see ``RowStrength/filledHugging``.
  private mutating func addDesignHugging(
    _ view: Int, _ axis: LayoutAxis, _ length: Double?, _ origin: RowOrigin
  ) {
    let isFilled = isFilled(view, axis)
    guard document.views[view].kind == .view, let length = length ?? (isFilled ? 0 : nil) else {
      return
    }
    add(
      lengthForm(view, axis) + -length, .lessOrEqual, isFilled ? .filledHugging : .emptyHugging,
      origin)
  }

  private func designStrength(
    _ view: Int, _ axis: LayoutAxis, in stack: StackArrangement, among arranged: [Int]
  ) -> RowStrength {
    // A label or stack view with a higher resistance keeps this size against stronger constraints,
    // and also against its own hugging of no content (11 views in 3 documents of 1 repository).
    let resistance = document.views[view].compressionResistance(axis)
    if resistance > .defaultHigh, isEmpty(view, axis) {
      return resistance.isRequired ? .emptyContent : RowStrength(content: resistance)
    }
    if isFilled(view, axis), axis == .vertical {
      let rules = traits.measurement.rules
      if resistance <= .defaultLow, rules.holds(ArrangedViewRules.filledYields) {
        return RowStrength(content: resistance)
      }
      return stack.axis == axis && stack.distribution == .fill
        && rules.holds(ArrangedViewRules.filledAroundTexts)
        && !arranged.contains { takesTheRest($0, axis) } ? .filledColumnHeight : .filledHeight
    }
    let isStrong = stack.distribution == .fill && axis == stack.axis && isEmpty(view, axis)
    // A view with a lower resistance gives up its length earlier (28 views in 4 documents of 2
    // repositories).
    if resistance < .defaultHigh { return RowStrength(content: resistance) }
    return isStrong ? .emptyLength : .designLength
  }

  private func isFilled(_ view: Int, _ axis: LayoutAxis) -> Bool {
    constrainedLengths[ViewLength(view: view, axis: axis)] == .filled
  }

  /// Whether an arranged view, such as a table, has no length of its own, so that it takes the room
  /// that the others leave.
  private func takesTheRest(_ view: Int, _ axis: LayoutAxis) -> Bool {
    !isFilled(view, axis) && !isEmpty(view, axis) && designLength(view, axis) != nil
  }

  /// The length of an image view without an image, if constraints state only its aspect ratio.
  /// Interface Builder made the ratio from the two lengths, such as `313:229`. Ratios of small
  /// numbers are not made in this way.
  private func aspectLength(_ view: Int, _ axis: LayoutAxis) -> Double? {
    guard document.views[view].kind == .imageView,
      constrainedLengths[ViewLength(view: view, axis: axis)] == .tied
    else { return nil }
    let least = smallLength
    for index in document.ownedConstraints[view] ?? [] {
      let constraint = document.constraints[index]
      let parts = constraint.multiplier.text.split(separator: ":").compactMap { Double($0) }
      guard let second = constraint.second, second.item == constraint.first.item,
        constraint.first.attribute.isLength, second.attribute.isLength, parts.count == 2,
        parts.allSatisfy({ $0 >= least }), constraints.contains(index)
      else { continue }
      return constraint.first.attribute.axis == axis ? parts[0] : parts[1]
    }
    return nil
  }

  /// The length that a view keeps on the canvas; `nil` if its content or a constraint gives it a
  /// length.
  ///
  /// - Parameter stack: the stack view that arranges the view; `nil` if that does not matter.
  func designLength(
    _ view: Int, _ axis: LayoutAxis, in stack: StackArrangement? = nil
  ) -> Double? {
    let constrained = constrainedLengths[ViewLength(view: view, axis: axis)]
    guard traits.isAsDesigned, constrained != .sized else { return nil }
    if isEmpty(view, axis) { return smallLength }
    guard Self.kindsWithoutSize.contains(document.views[view].kind) else { return nil }
    let measurement = measurements[view]
    let intrinsic =
      axis == .horizontal ? measurement?.intrinsicWidth : measurement?.intrinsicHeight
    guard intrinsic == nil else { return nil }
    if constrained == .filled {
      guard document.views[view].kind == .view, let stack else { return nil }
      if axis == .horizontal {
        let width = traits.measurement.rules[ArrangedViewRules.filledWidth]
        return stack.axis == axis && width > 0 ? width : nil
      }
      let holdsStack = document.views[view].children.contains {
        document.views[$0].kind == .stackView
      }
      return holdsStack ? nil : smallLength
    }
    if let length = aspectLength(view, axis) { return length }
    if constrained == .tied || constrained == .weak { return smallLength }
    if axis == .vertical, isCentredInRow(view) { return smallLength }
    let rules = traits.measurement.rules
    if axis == .vertical {
      return rules[
        isImageInFullRow(view)
          ? ArrangedViewRules.imageHeightInRow : ArrangedViewRules.plainHeight]
    }
    let isAcross = document.views[view].kind == .view && self.stack(around: view)?.axis == .vertical
    return rules[isAcross ? ArrangedViewRules.plainWidthAcross : ArrangedViewRules.plainWidth]
  }

  /// Whether a view is an image view in a row of the distribution `fill`.
  private func isImageInFullRow(_ view: Int) -> Bool {
    guard document.views[view].kind == .imageView, let stack = stack(around: view) else {
      return false
    }
    return stack.axis == .horizontal && stack.distribution == .fill
  }

  /// The recorded length, if recorded frames state the sizes that views ask for.
  private func recordedDesignLength(_ view: Int, _ axis: LayoutAxis) -> Double? {
    guard case .recorded(let measured) = leafSizes, !measured.contains(view) else { return nil }
    let size = document.views[view].recordedFrame?.size
    return axis == .horizontal ? size?.width : size?.height
  }

  private var smallLength: Double { traits.measurement.rules[ArrangedViewRules.emptyLength] }

  /// Kinds of views that Interface Builder drops as a rectangle of 240 × 128 points. They may
  /// contain nothing that gives them a size.
  private static let kindsWithoutSize: Set<ViewKind> = [
    .view, .imageView, .textView, .tableView, .collectionView, .containerView, .mapView, .webView,
    .wkWebView,
  ]

  /// Whether a view is arranged in a row that centres its views.
  private func isCentredInRow(_ view: Int) -> Bool {
    guard let stack = stack(around: view) else { return false }
    return stack.axis == .horizontal && stack.alignment == .center
  }

  private func stack(around view: Int) -> StackArrangement? {
    document.views[view].parent.map { StackArrangement(document.views[$0], in: traits.cell) }
  }

  /// Whether this is a label without text, or a stack view without arranged views. In columns, a
  /// label of several lines without text is 0 points high (24 of 24, in 11 documents of 5
  /// repositories) and 0 wide (6 of 6, in 4 repositories), while a label of one line is 50. In rows it
  /// is not.
  private func isEmpty(_ view: Int, _ axis: LayoutAxis) -> Bool {
    switch document.views[view].kind {
    case .label:
      let lines = document.views[view].number("numberOfLines", in: traits.cell) ?? 1
      if lines != 1, stack(around: view)?.axis == .vertical { return false }
      guard let measurement = measurements[view] else { return false }
      return measurement.intrinsicWidth == 0 && measurement.intrinsicHeight == 0
    case .stackView:
      return measurements[view] == nil
        && !document.views[view].children.contains { slots[$0] != nil }
    default:
      return false
    }
  }
}
