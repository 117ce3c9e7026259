import ConstraintSolver
import ElementTree
import LayoutModel
import PlatformRules

extension IslandBuilder {
  /// Adds hugging and resistance: optional inequalities for width and height around the intrinsic
  /// size.
  mutating func addIntrinsicSize(_ index: Int) {
    let view = document.views[index]
    guard index != root || rootHeight != .given else { return }
    let content = LeafContent(view, document: document, traits: traits)
    var measurement = content.map { measurer.measure($0, in: traits.measurement) } ?? .none
    if let size = document.properties.designables[view.id], traits.isAsDesigned || content == nil {
      measurement.take(size)
    }
    if case .recorded(let measured) = leafSizes, !measured.contains(index) {
      takeRecordedSize(view, isLeaf: content != nil, &measurement)
    }
    if traits.isAsDesigned, content != nil,
      LeafReader(view: view, properties: document.properties, traits: traits).asksForCustomFont
    {
      measurement.isEstimated = true
    }
    if traits.isAsDesigned || Self.isUnknownOnDevices(view, measurement, isLeaf: content != nil) {
      measurement.take(view.placeholderIntrinsicSize, isEstimated: !traits.isAsDesigned)
    }
    measurement.take(view.declaredIntrinsicSize, isEstimated: false)
    if content != nil || measurement.intrinsicWidth != nil || measurement.intrinsicHeight != nil {
      measurements[index] = measurement
    }
    for axis in LayoutAxis.allCases {
      guard let wanted = wantedLength(index, axis) else { continue }
      addSize(index, axis, lengthForm(index, axis), wanted)
    }
  }

  /// Whether the size of a placeholder is the only known intrinsic size of a view on a device.
  ///
  /// A placeholder is only for the canvas, and not part of the app. On devices, texts and controls
  /// have their measured size, and plain views have no intrinsic size. A placeholder is the best
  /// guess only for a size from code of a custom class, and for an image that the document does not
  /// list.
  private static func isUnknownOnDevices(
    _ view: LayoutView, _ measurement: LeafMeasurement, isLeaf: Bool
  ) -> Bool {
    if !isLeaf { return view.customClass != nil }
    return view.element["image"] != nil && measurement.intrinsicWidth == nil
      && measurement.intrinsicHeight == nil
  }

  /// The intrinsic length of a measured view. For text that wraps, it is a parameter, because it
  /// depends on the solution.
  mutating func wantedLength(_ index: Int, _ axis: LayoutAxis) -> LinearForm? {
    guard let measurement = measurements[index] else { return nil }
    let isHorizontal = axis == .horizontal
    guard
      let length = isHorizontal ? measurement.intrinsicWidth : measurement.intrinsicHeight
    else { return nil }
    if measurement.wrapping == nil { return .constant(length) }
    return .parameter(
      parameter(isHorizontal ? .textWidth(view: index) : .textHeight(view: index)))
  }

  /// Replaces the measured size by the recorded one; see ``LeafSizes/recorded(measuring:)``.
  private func takeRecordedSize(
    _ view: LayoutView, isLeaf: Bool, _ measurement: inout LeafMeasurement
  ) {
    guard isLeaf || view.customClass != nil, let frame = view.recordedFrame else { return }
    let size = frame.inset(by: measurement.alignmentInsets).size
    // A view without a measured length does not ask for its recorded one, except if its code or its
    // font is not known.
    if measurement.intrinsicWidth != nil || view.customClass != nil || measurement.isEstimated {
      measurement.intrinsicWidth = size.width
    }
    if measurement.intrinsicHeight != nil || view.customClass != nil || measurement.isEstimated {
      measurement.intrinsicHeight = size.height
    }
    measurement.wrapping = nil
  }

  private mutating func addSize(
    _ index: Int, _ axis: LayoutAxis, _ length: LinearForm, _ wanted: LinearForm
  ) {
    let view = document.views[index]
    let origin = RowOrigin.intrinsicSize(view: index, axis)
    add(length - wanted, .lessOrEqual, RowStrength(content: view.contentHugging(axis)), origin)
    add(
      length - wanted, .greaterOrEqual, RowStrength(content: view.compressionResistance(axis)),
      origin)
  }

  /// Views that no constraint places keep their recorded frame, and stretch by their mask.
  ///
  /// As designed, the recorded frame holds unchanged. Otherwise each part that stretches is a
  /// linear function of the superview's size, as `NSAutoresizingMaskLayoutConstraint` makes it.
  mutating func addAutoresizing(_ index: Int) {
    let view = document.views[index]
    guard index != root, view.placement != .arranged, view.role != "contentView" else { return }
    if view.translatesAutoresizingMask, document.builtInPlace(of: view) != nil {
      addBuiltInPart(index)
      return
    }
    let isPlacedByFrame =
      view.translatesAutoresizingMask || view.isFixedFrame || !document.properties.usesAutoLayout
    guard isPlacedByFrame, let frame = view.recordedFrame, let parent = view.parent else { return }
    let strength: RowStrength = view.isFixedFrame ? .fixedFrame : .required
    let own = variables(of: index)
    let mask = view.autoresizing
    let insets = measurements[index]?.alignmentInsets ?? .zero
    let box = BoxInsets(insets, traits.direction)
    let old = document.views[parent].recordedFrame?.size
    let isMirrored = traits.direction == .rightToLeft
    let parentWidth = extentForm(parent, .horizontal, isFromInside: false)
    let parentHeight = extentForm(parent, .vertical, isFromInside: false)

    // As designed, and if the superview's size is unknown, the recorded frame holds unchanged.
    var x = AutoresizingMask.Stretch(fixed: frame.x, frame.width)
    var y = AutoresizingMask.Stretch(fixed: frame.y, frame.height)
    if !traits.isAsDesigned, let old {
      if old.width > 0 { x = mask.horizontal(frame, superwidth: old.width) }
      if old.height > 0 { y = mask.vertical(frame, superheight: old.height) }
    }
    // A switch has a fixed size, whatever frame it is given.
    if !traits.isAsDesigned, view.kind == .toggle, let measured = measurements[index],
      let width = measured.intrinsicWidth, let height = measured.intrinsicHeight
    {
      (x.length.constant, x.length.factor) = (width + insets.left + insets.right, 0)
      (y.length.constant, y.length.factor) = (height + insets.top + insets.bottom, 0)
    }
    let origin = RowOrigin.autoresizing(view: index)
    let width = parentWidth * x.length.factor + x.length.constant
    let left = parentWidth * x.origin.factor + x.origin.constant
    let leading = isMirrored ? parentWidth - left - width : left
    add(.variable(own.x) - leading + -box.leading, strength, origin)
    add(
      .variable(own.width) - width + (box.leading + box.trailing), strength, origin)
    add(
      .variable(own.y) - (parentHeight * y.origin.factor + y.origin.constant) + -box.top,
      strength, origin)
    add(
      .variable(own.height) - (parentHeight * y.length.factor + y.length.constant)
        + (box.top + box.bottom),
      strength, origin)
  }

  /// Adds the rows of a label or image in a cell of a built-in style. The cell places it.
  private mutating func addBuiltInPart(_ index: Int) {
    let own = variables(of: index)
    let insets = BoxInsets(measurements[index]?.alignmentInsets ?? .zero, traits.direction)
    let origin = RowOrigin.structure(view: index)
    let edges: [(Int, RectComponent, Double)] = [
      (own.x, .x, insets.leading), (own.y, .y, insets.top),
      (own.width, .width, -insets.leading - insets.trailing),
      (own.height, .height, -insets.top - insets.bottom),
    ]
    for (variable, component, inset) in edges {
      let given = LinearForm.parameter(parameter(.part(view: index, component)))
      add(.variable(variable) - given + -inset, origin)
    }
  }

  /// Adds the rows of a content view. It fills its cell or effect view, except for separator and
  /// accessory. On devices, that of a table cell lies within the safe area.
  mutating func addContentView(_ index: Int) {
    guard let parent = document.views[index].parent else { return }
    let own = variables(of: index)
    let outer = variables(of: parent)
    let origin = RowOrigin.structure(view: index)
    let cell = document.views[parent]
    let separator = CellSeparator.height(in: cell, document: document, traits: traits)
    var start = LinearForm.variable(own.x)
    var width = LinearForm.variable(own.width) - .variable(outer.width)
    if cell.kind == .tableViewCell, traits.measurement.rules.rowContentIsInSafeArea {
      let leading = LinearForm.parameter(parameter(.safeArea(view: parent, .leading)))
      start = start - leading
      width =
        width + leading + .parameter(parameter(.safeArea(view: parent, .trailing)))
    }
    add(start, origin)
    add(.variable(own.y), origin)
    if cell.kind == .tableViewCell, CellAccessory(of: cell, traits: traits) != nil {
      width = width + .parameter(parameter(.accessory(contentView: index)))
    }
    add(width, origin)
    add(
      .variable(own.height) - .variable(outer.height) + separator,
      isSelfSizedRow(parent) ? .selfSizedHeight : .required, origin)
  }

  private func isSelfSizedRow(_ cell: Int) -> Bool {
    let view = document.views[cell]
    guard view.kind == .tableViewCell, let table = view.parent else { return false }
    return RowRules(document: document, traits: traits)
      .sizesItself(view, table: document.views[table])
  }
}

extension LeafMeasurement {
  /// Replaces the measured lengths by those that a document states.
  mutating func take(_ size: IntrinsicSize, isEstimated: Bool) {
    guard size.width != nil || size.height != nil else { return }
    if let width = size.width { intrinsicWidth = width }
    if let height = size.height { intrinsicHeight = height }
    wrapping = nil
    self.isEstimated = isEstimated
  }

  /// Uses the intrinsic size that a view's own code has returned.
  ///
  /// The same code draws text that wraps: in a font in which one line has this width and height. A
  /// size that is narrower and much higher than the text's size belongs to several lines, and stays
  /// as it is.
  ///
  /// - Source: `<designables>`, 9 of 9 labels and buttons with a length of their own, in 3 documents, two of
  ///   them outside the corpus.
  mutating func take(_ size: DesignableSize) {
    let factors = factors(to: size)
    if let factors {
      firstBaseline.scale(by: factors.height)
      lastBaseline.scale(by: factors.height)
    }
    wrapping = factors.flatMap { factors in
      factors.width < 1 && factors.height > 1.5 ? nil : wrapping?.scaled(by: factors)
    }
    intrinsicWidth = size.width
    intrinsicHeight = size.height
    isEstimated = false
  }

  /// The factors by which the text is drawn larger than measured; `nil` if a length is missing or
  /// 0.
  private func factors(to size: DesignableSize) -> Size? {
    guard let width = size.width, let height = size.height, let ownWidth = intrinsicWidth,
      let ownHeight = intrinsicHeight
    else { return nil }
    let sides = wrapping.map { $0.padding.left + $0.padding.right } ?? 0
    let ends = wrapping.map { $0.padding.top + $0.padding.bottom } ?? 0
    guard min(width, ownWidth) > sides, min(height, ownHeight) > ends else { return nil }
    return Size(
      width: (width - sides) / (ownWidth - sides), height: (height - ends) / (ownHeight - ends))
  }
}
