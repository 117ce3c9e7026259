/// Rows of tables: their margins, accessories and heights, and the places of the parts in cells of
/// built-in styles.
///
/// If a rule asks for a width, it is the width of the window unless the rule's question says
/// otherwise.
package enum TableRules {
  package static let all =
    margins + accessories + heights + [
      partGap, symbolCentre, titleColumn, detailGap, lineGap, tallRow, accessoryTextGap,
    ]

  // MARK: Margins

  static let margins = [
    wideTable, wideRow, rowMargin, cellTakesRowMargin, cellMarginAbove, cellMarginOwn, accessoryGap,
    separatorInRow, separatorInMargin, contentInSafeArea,
  ]

  package static let wideTable = Rule(
    "wide-table", "Is a table of this width wider than on a small phone?", unit: .yesOrNo,
    [.yes(.width(from: 330))])

  package static let wideRow = Rule(
    "wide-row", "Is a cell of this width, alone in a xib, wider than on a small phone?",
    unit: .yesOrNo, [.yes(.width(from: 390))])

  package static let rowMargin = Rule(
    "row-margin", "What margins do the rows of a table have at their sides?",
    [
      Row(
        20, .both(from: .xcode11), .phone, .with(.aloneInXib), .without(.wideTable),
        .with(.wideRow), .width(from: 390)),
      Row(
        15, .canvas(before: .xcode11), .with(.belowFold), .with(.inRootTable),
        .without(.customRowBelowFold)),
      Row(
        16, .both(from: .xcode12), .phone, .with(.compactHeight), .with(.compactWidth),
        .with(.wideTable), .width(from: 390)),
      Row(
        20, .both(from: .xcode9_1), .with(.wideTable), .without(.customRowBelowFold),
        .width(from: 390)),
      Row(
        20, .canvas(from: .xcode9_1, before: .xcode11), .phone, .with(.aloneInXib), .with(.wideRow)),
      Row(15, .canvas(from: .xcode11, before: .xcode12), .with(.aloneInXib), .width(below: 390)),
      Row(16, .canvas(from: .xcode9), .with(.aloneInXib)),
      Row(16, .canvas(from: .xcode9), .with(.inRootTable), .without(.customRowBelowFold)),
      Row(15, .canvas(before: .xcode12), .without(.customRowBelowFold)),
      Row(16, .without(.customRowBelowFold)),
      Row(8, .canvas(before: .xcode11), .with(.customRowBelowFold)),
      Row(20, .canvas(from: .xcode11), .with(.wideTable), .width(from: 390)),
      Row(
        16, .canvas(from: .xcode11), .with(.customRowBelowFold),
        source: "inferred: as rows that the canvas shows"),
    ])

  package static let cellTakesRowMargin = Rule(
    "cell-takes-row-margin", "Does a cell's content view take over the margins of the rows?",
    unit: .yesOrNo, [.yes(.both(from: .xcode9_1)), .yes(.with(.preservesMargins))])

  package static let cellMarginAbove = Rule(
    "cell-margin-above", "What margin does a cell's content view have above and below?",
    [
      Row(15, .both(from: .xcode26)),
      Row(8, .canvas(before: .xcode11), .with(.customRowBelowFold)),
      Row(11, .both(from: .xcode9_1)),
      Row(8, .without(.preservesMargins)),
      Row(
        11, .canvas(from: .xcode8), source: "said: cells of Xcode 8 and 9.0 that preserve margins"),
      Row(10),
    ])

  package static let cellMarginOwn = Rule(
    "cell-margin-own", "What margins does a content view have that takes over none?", [Row(8)])

  package static let accessoryGap = Rule(
    "accessory-gap", "What margin does a content view have before an accessory?", [Row(8)])

  package static let separatorInRow = Rule(
    "separator-in-row", "Does a content view leave the height of a separator free?", unit: .yesOrNo,
    [.yes(.canvas(before: .xcode11))])

  package static let separatorInMargin = Rule(
    "separator-in-margin", "Is the separator part of a content view's margin below?",
    unit: .yesOrNo,
    [
      .yes(.both(from: .xcode9_1), .without(.customRowBelowFold)),
      .yes(.canvas(from: .xcode11), source: "inferred: as rows that the canvas shows"),
      .yes(
        .canvas(from: .xcode8), .with(.preservesMargins),
        source: "said: its origin was not noted"),
    ])

  package static let contentInSafeArea = Rule(
    "row-content-in-safe-area",
    "Do the contents of rows, and the groups of inset tables, lie within the safe area?",
    unit: .yesOrNo,
    [.yes(.device(), source: "Apple, UITableView.insetsContentViewsToSafeArea, yes by default")])

  // MARK: Accessories

  static let accessories = [
    disclosureWidth, checkmarkWidth, detailButtonWidth, detailDisclosureWidth,
  ]

  package static let disclosureWidth = Rule(
    "disclosure-width",
    "How wide is a disclosure indicator, with what lies before it, rounded to pixels?",
    [
      Row(18, .canvas(before: .xcode11)),
      Row(11.2, .canvas(before: .xcode12_5)),
      Row(9, .canvas(before: .xcode14)),
      Row(10.4),
    ])

  package static let checkmarkWidth = Rule(
    "checkmark-width", "How wide is a check mark, with what lies before it?", [Row(24)])

  package static let detailButtonWidth = Rule(
    "detail-button-width", "How wide is a detail button, with what lies before it?",
    [Row(32, .canvas(before: .xcode11)), Row(24)])

  package static let detailDisclosureWidth = Rule(
    "detail-disclosure-width", "How wide are a detail button and a disclosure indicator together?",
    [Row(51, .canvas(before: .xcode11)), Row(37)])

  // MARK: Heights

  static let heights = [
    rowSizesItself, fittedSeparator, standardHeights, rowHeight, rowFitsTwoLines, fittedRowHeight,
  ]

  package static let rowSizesItself = Rule(
    "row-sizes-itself", "Does a row without a stated height take that of its content?",
    unit: .yesOrNo,
    [
      .no(.canvas(before: .xcode11)),
      .yes(.with(.prototype)),
      .yes(.canvas(from: .xcode13)),
      .yes(.device(), source: "inferred: as canvases of Xcode 13 and later"),
    ])

  package static let fittedSeparator = Rule(
    "fitted-row-separator",
    "How much higher than its content is a row that sizes itself, by its separator? (0 is a pixel.)",
    [Row(1, .device(from: .iOS26), source: "recorded: iOS 26 simulators")])

  package static let standardHeights = Rule(
    "standard-row-heights",
    "Do all rows of a table without estimated heights have the standard height?",
    unit: .yesOrNo,
    [.yes(.canvas(from: .xcode26), source: "said: 17 rows of Xcode 26")])

  package static let rowHeight = Rule(
    "row-height", "How high is a row that neither states a height nor has constraints?",
    [
      Row(60, .canvas(from: .xcode26), .pad),
      Row(66, .device(from: .iOS26), .with(.twoLines), source: "recorded: iOS 26 simulators"),
      Row(52, .both(from: .xcode26), source: "recorded: iOS 26 simulators"),
      Row(43 + 2 / 3, .canvas(from: .xcode13, before: .xcode26), .scale(from: 3)),
      Row(43.5, .canvas(from: .xcode13, before: .xcode26)),
      Row(44, .both(before: .xcode11)),
      Row(44, .both(from: .xcode12, before: .xcode13)),
      Row(43.5, .canvas(from: .xcode11, before: .xcode12)),
      Row(44, .device(), source: "inferred: as canvases of Xcode 10 and 12"),
    ])

  package static let rowFitsTwoLines = Rule(
    "row-fits-two-lines",
    "Is a row with a subtitle and no stated height as high as both lines and a line distance of the title, if that is more?",
    unit: .yesOrNo,
    [
      .yes(.canvas(from: .xcode11, before: .xcode26)),
      .yes(.device(from: .iOS13), source: "inferred: as canvases of Xcode 11 to 16"),
    ])

  package static let fittedRowHeight = Rule(
    "fitted-row-height",
    "How high is a row without a stated height, at least, where the table estimates heights?",
    [
      Row(56, .canvas(from: .xcode26), .with(.twoLines)),
      Row(59, .canvas(from: .xcode26), .pad),
      Row(51, .canvas(from: .xcode26)),
      Row(51, .device(from: .iOS26), .with(.custom), source: "recorded: iPhone 16, iOS 26.1"),
    ])

  // MARK: Built-in styles

  package static let partGap = Rule(
    "cell-image-gap", "How far is a title from the image before it?", [Row(15)])

  package static let symbolCentre = Rule(
    "cell-symbol-centre", "How far behind the margin is the middle of a cell's symbol?", [Row(12)])

  package static let titleColumn = Rule(
    "cell-title-column", "How wide is the title of a left detail?", [Row(91)])

  package static let detailGap = Rule(
    "cell-detail-gap", "How far is a detail from the title before it, at least?", [Row(6)])

  package static let lineGap = Rule(
    "cell-line-gap", "How far is a subtitle from the title above it, where there is room?", [Row(3)]
  )

  package static let tallRow = Rule(
    "cell-tall-row",
    "How many times as high as its lines is a row that keeps title and subtitle apart?",
    unit: .number, [Row(1.5)])

  package static let accessoryTextGap = Rule(
    "accessory-text-gap", "How far is the text of a built-in style from the accessory's edge?",
    [Row(1, .canvas(before: .xcode11)), Row(8)])
}

extension RulesInForce {
  package func row(isWide width: Double) -> Bool { with(width: width).holds(TableRules.wideRow) }
  package func table(isWide width: Double) -> Bool {
    with(width: width).holds(TableRules.wideTable)
  }

  /// The width of the drawing at the trailing edge of a cell, by its `accessoryType`; `nil` if
  /// there is none.
  package func accessoryWidth(ofType type: String?) -> Double? {
    switch type {
    case "disclosureIndicator": self[TableRules.disclosureWidth]
    case "checkmark": self[TableRules.checkmarkWidth]
    case "detailButton": self[TableRules.detailButtonWidth]
    case "detailDisclosureButton": self[TableRules.detailDisclosureWidth]
    default: nil
    }
  }

  package var rowMargin: Double { self[TableRules.rowMargin] }
  package var cellTakesRowMargin: Bool { holds(TableRules.cellTakesRowMargin) }
  package var cellMarginAbove: Double { self[TableRules.cellMarginAbove] }
  package var cellMarginOwn: Double { self[TableRules.cellMarginOwn] }
  package var accessoryGap: Double { self[TableRules.accessoryGap] }
  package var hasSeparatorInRow: Bool { holds(TableRules.separatorInRow) }
  package var hasSeparatorInMargin: Bool { holds(TableRules.separatorInMargin) }
  package var rowContentIsInSafeArea: Bool { holds(TableRules.contentInSafeArea) }
  package var rowSizesItself: Bool { holds(TableRules.rowSizesItself) }
  package var rowFitsTwoLines: Bool { holds(TableRules.rowFitsTwoLines) }
  package var hasStandardRowHeights: Bool { holds(TableRules.standardHeights) }

  /// - Parameter isFitted: whether the table states estimated heights.
  package func rowHeight(isFitted: Bool) -> Double {
    let fitted = isFitted ? self[TableRules.fittedRowHeight] : 0
    return fitted > 0 ? fitted : self[TableRules.rowHeight]
  }

  package var cellImageGap: Double { self[TableRules.partGap] }
  package var cellSymbolCentre: Double { self[TableRules.symbolCentre] }
  package var cellTitleColumn: Double { self[TableRules.titleColumn] }
  package var cellDetailGap: Double { self[TableRules.detailGap] }
  package var cellLineGap: Double { self[TableRules.lineGap] }
  package var cellTallRow: Double { self[TableRules.tallRow] }
  package var accessoryTextGap: Double { self[TableRules.accessoryTextGap] }
}
