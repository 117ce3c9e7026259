/// What `ninegrid rules --measure` has counted on the public documents of the project.
///
/// A row is found by its rule, its conditions and its value, so that a changed row has no evidence until it is
/// measured again.
package enum EvidenceTable {
  package static func key(_ rule: Rule, _ row: RuleRow) -> String {
    "\(rule.id)\t\(row.words)\t\(RuleCondition.plain(row.value))"
  }

  package static let counted: [String: RuleEvidence] = {
    var found: [String: RuleEvidence] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let numbers = fields.dropFirst(3).compactMap { Int($0) }
      guard fields.count >= 7, numbers.count == fields.count - 3 else { continue }
      found[fields[0...2].joined(separator: "\t")] = RuleEvidence(
        supporting: numbers[0], contradicting: numbers[1], documents: numbers[2],
        repositories: numbers[3], leastShare: numbers.count > 4 ? numbers[4] : nil)
    }
    return found
  }()

  /// Columns: rule, conditions, value, views for it, views against it, documents, repositories, and, where it
  /// was counted, how many of 100 views are for it whichever repository is left out.
  static let text = """
    navigation-bar-height\tXcode 26 or later (iOS 26 or later)\t54\t5\t0\t1\t1\t0
    navigation-bar-height\tcompact height\t32\t2\t0\t2\t2\t100
    navigation-bar-height\talways\t44\t310\t12\t74\t41\t95
    large-title-height\talways\t52\t2\t0\t1\t1\t0
    tab-bar-height\tcanvas of Xcode 26 or later, compact height\t31\t13\t5\t1\t1\t0
    tab-bar-height\talways\t49\t93\t0\t35\t24\t100
    toolbar-height\tXcode 12 or later before 13 (iOS 14 or later before 15), home indicator\t49\t25\t0\t10\t1\t0
    toolbar-height\talways\t44\t26\t4\t14\t10\t84
    toolbar-inset\tcanvas of Xcode 26 or later\t0\t1\t0\t1\t1\t0
    toolbar-inset\tcanvas of Xcode 12 or later\t49\t8\t0\t3\t3\t100
    toolbar-inset\talways\t44\t1\t0\t1\t1\t0
    recorded-bar-counts\tcanvas of Xcode 8 or later\t1\t18\t0\t12\t8\t100
    recorded-bar-at-top-counts\tcanvas of Xcode 11 or later\t1\t17\t0\t11\t7\t100
    nil-hides-status-bar\tcanvas of Xcode before 9\t1\t3\t0\t3\t3\t100
    side-bar-floats\tcanvas of Xcode 26 or later\t1\t1\t0\t1\t1\t0
    canvas-status-bar\tcanvas of Xcode before 11, no home indicator\t20\t739\t14\t145\t56\t97
    canvas-status-bar\tcanvas of Xcode before 14.3, no home indicator\t0\t148\t1\t34\t21\t99
    canvas-status-bar\tcanvas, no home indicator\t20\t99\t0\t20\t11\t100
    canvas-status-bar\tcanvas, pad\t24\t15\t0\t4\t3\t100
    canvas-status-bar\tcanvas, width 393 or more, below 394\t59\t47\t0\t15\t7\t100
    canvas-status-bar\tcanvas, width 430 or more, below 431\t59\t9\t2\t2\t2\t33
    canvas-status-bar\tcanvas, width 440 or more, below 441\t62\t6\t0\t1\t1\t0
    canvas-status-bar\tcanvas of Xcode before 14.1\t44\t207\t0\t70\t36\t100
    canvas-status-bar\tcanvas of Xcode 14.3 or later, width below 376\t50\t40\t0\t4\t4\t100
    canvas-status-bar\tcanvas of Xcode 14.1 or later, width 414 or more, below 415, scale below 3\t48\t140\t10\t31\t15\t92
    canvas-status-bar\tcanvas of Xcode 14.1 or later, width 414 or more, below 415\t44\t1\t0\t1\t1\t0
    canvas-status-bar\tcanvas of Xcode 14.1 or later\t47\t111\t6\t6\t5\t93
    canvas-status-bar-in-landscape\tcanvas of Xcode 8 or later before 9\t20\t8\t0\t2\t2\t100
    canvas-home-indicator\tcanvas, no home indicator\t0\t763\t4\t214\t79\t99
    canvas-home-indicator\tcanvas of Xcode 26 or later, pad\t50\t7\t0\t2\t1\t0
    canvas-home-indicator\tcanvas, pad\t20\t8\t0\t3\t2\t100
    canvas-home-indicator\tcanvas, landscape\t21\t18\t5\t3\t2\t75
    canvas-home-indicator\tcanvas\t34\t570\t17\t141\t54\t96
    canvas-adds-upright-insets\tcanvas of Xcode 16.3 or later, phone, home indicator\t1\t100\t0\t15\t9\t100
    embedded-scene-has-insets\tcanvas of Xcode 9 or later before 11\t1\t8\t0\t3\t3\t100
    presented-full-screen-has-insets\tcanvas of Xcode before 14.3\t1\t4\t0\t2\t2\t100
    low-root-is-sheet\tcanvas of Xcode 11 or later\t1\t49\t0\t17\t9\t100
    sheet-has-status-bar\tcanvas of Xcode 13.3 or later before 14.3, home indicator\t1\t1\t0\t1\t1\t0
    sheet-has-bottom-inset\tcanvas of Xcode 11 or later before 13.3\t1\t18\t0\t6\t3\t100
    sheet-is-below-status-bar\tcanvas of Xcode before 14.3, home indicator\t1\t8\t0\t5\t3\t100
    view-alone-has-insets\tcanvas, home indicator\t1\t61\t3\t7\t4\t89
    view-alone-has-insets\tcanvas of Xcode 16 or later\t1\t2\t0\t2\t2\t100
    view-alone-has-bottom-inset\tcanvas of Xcode before 13, safe areas\t0\t2\t0\t1\t1\t0
    view-alone-has-bottom-inset\tcanvas\t1\t61\t3\t7\t4\t89
    root-margin\tcanvas of Xcode before 7\t16\t22\t0\t8\t4\t100
    root-margin\twidth below 414\t16\t774\t1\t96\t41\t99
    root-margin\talways\t20\t449\t1\t74\t32\t99
    readable-width\talways\t672\t2\t0\t2\t1\t0
    row-margin\tcanvas of Xcode before 11, below fold, in root table\t15\t16\t0\t3\t2
    row-margin\tcanvas of Xcode 11 or later before 26, below fold\t8\t2\t2\t1\t1
    row-margin\tXcode 12 or later (iOS 14 or later), phone, compact height, compact width, wide table, width 390 or more\t16\t14\t0\t1\t1
    row-margin\tXcode 9.1 or later (iOS 11 or later), wide table, width 390 or more\t20\t533\t18\t47\t21
    row-margin\tcanvas of Xcode 9.1 or later before 11, phone, alone in xib, wide row\t20\t3\t0\t1\t1
    row-margin\tcanvas of Xcode 11 or later before 12, alone in xib, width below 390\t15\t22\t0\t7\t2
    row-margin\tcanvas of Xcode 9 or later, alone in xib\t16\t39\t3\t17\t7
    row-margin\tcanvas of Xcode 9 or later, in root table\t16\t440\t41\t36\t28
    row-margin\tcanvas of Xcode before 12\t15\t96\t0\t27\t19
    row-margin\talways\t16\t36\t0\t11\t9
    cell-takes-row-margin\tXcode 9.1 or later (iOS 11 or later)\t1\t618\t45\t89\t38
    cell-takes-row-margin\tpreserves margins\t1\t40\t0\t4\t2
    cell-margin-above\tXcode 26 or later (iOS 26 or later)\t15\t16\t2\t7\t4
    cell-margin-above\tXcode 9.1 or later (iOS 11 or later)\t11\t177\t2\t58\t30
    cell-margin-above\tpreserves margins\t10\t1\t0\t1\t1
    cell-margin-above\talways\t8\t51\t0\t31\t16
    cell-margin-own\talways\t8\t120\t3\t37\t17
    accessory-gap\talways\t8\t32\t2\t11\t11
    separator-in-row\tcanvas of Xcode before 11\t1\t356\t0\t119\t53
    separator-in-margin\tXcode 9.1 or later (iOS 11 or later)\t1\t35\t3\t9\t6
    disclosure-width\tcanvas of Xcode before 11\t18\t63\t3\t26\t18
    disclosure-width\tcanvas of Xcode before 12.5\t11.2\t23\t0\t13\t8
    disclosure-width\tcanvas of Xcode before 14\t9\t25\t1\t4\t4
    disclosure-width\talways\t10.4\t104\t5\t17\t13
    checkmark-width\talways\t24\t15\t4\t7\t4
    detail-button-width\tcanvas of Xcode before 11\t32\t1\t0\t1\t1
    detail-button-width\talways\t24\t6\t0\t5\t4
    detail-disclosure-width\talways\t37\t1\t0\t1\t1
    row-height\tcanvas of Xcode 26 or later\t52\t16\t0\t1\t1
    row-height\tXcode 11 or later (iOS 13 or later), two lines\t56.5\t8\t11\t3\t3
    row-height\tcanvas of Xcode 13 or later, scale 3 or more\t43.666666666666664\t28\t0\t6\t5
    row-height\tcanvas of Xcode 13 or later\t43.5\t40\t2\t13\t10
    row-height\tcanvas of Xcode 11 or later before 12\t43.5\t3\t0\t1\t1
    row-height\talways\t44\t16\t0\t11\t6
    fitted-row-height\tcanvas of Xcode 26 or later, two lines\t56\t1\t0\t1\t1
    fitted-row-height\tcanvas of Xcode 26 or later\t51\t74\t0\t3\t3
    cell-image-gap\talways\t15\t9\t0\t5\t3
    cell-symbol-centre\talways\t12\t6\t1\t2\t1
    cell-title-column\talways\t91\t4\t0\t4\t4
    cell-detail-gap\talways\t6\t4\t0\t4\t4
    cell-line-gap\talways\t3\t22\t0\t9\t8
    cell-tall-row\talways\t1.5\t47\t0\t19\t17
    accessory-text-gap\tcanvas of Xcode before 11\t1\t27\t2\t10\t8
    accessory-text-gap\talways\t8\t111\t0\t22\t15
    switch-width\tXcode 26 or later (iOS 26 or later)\t63\t51\t2\t9\t7
    switch-width\talways\t51\t131\t2\t52\t27
    switch-height\tXcode 26 or later (iOS 26 or later)\t28\t50\t3\t8\t6
    switch-height\talways\t31\t135\t2\t55\t29
    slider-height\tXcode 26 or later (iOS 26 or later)\t34\t3\t0\t2\t2
    slider-height\talways\t31\t66\t13\t31\t15
    stepper-width\talways\t94\t4\t0\t4\t2
    stepper-height\talways\t32\t4\t0\t4\t2
    progress-height\tXcode before 12 (iOS before 14)\t2\t7\t0\t5\t4
    progress-height\talways\t4\t5\t2\t5\t5
    indicator-side\talways\t20\t17\t0\t15\t12
    large-indicator-side\talways\t37\t15\t1\t14\t11
    color-well-side\talways\t28\t2\t0\t1\t1
    pages-width\talways\t116\t2\t1\t2\t2
    pages-height\talways\t26\t3\t0\t3\t3
    rounded-field-height\tXcode before 11 (iOS before 13)\t30\t81\t2\t29\t18
    rounded-field-height\talways\t34\t117\t6\t26\t13
    segmented-height\tXcode before 11 (iOS before 13)\t29\t13\t0\t9\t8
    segmented-height\talways\t32\t21\t4\t9\t6
    """
}
