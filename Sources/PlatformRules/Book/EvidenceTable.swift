/// The counts that `.ci/count-evidence` made with `ninegrid rules --measure` on the public
/// documents of AGREEMENT.md. A row to which no document says anything has no line.
///
/// A row is looked up by its rule, its conditions and its value. So a changed row has no evidence
/// until it is measured again.
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

  /// Columns: rule, conditions, value, views that support it, views that contradict it, documents,
  /// repositories, and how many of 100 views at least still support it if any one repository is
  /// left out.
  static let text = """
    navigation-bar-height\tXcode 26 or later (iOS 26 or later)\t54\t9\t0\t3\t3\t100
    navigation-bar-height\tcompact height\t32\t2\t0\t2\t2\t100
    navigation-bar-height\tphone\t44\t406\t18\t97\t55\t95
    navigation-bar-height\talways\t44\t5\t0\t2\t2\t100
    large-title-height\talways\t52\t2\t0\t1\t1\t0
    tab-bar-height\tcanvas of Xcode before 26\t49\t248\t28\t65\t46\t88
    tab-bar-height\tcanvas, phone, no home indicator\t83\t3\t0\t1\t1\t0
    tab-bar-height\tcanvas, compact height\t31\t13\t5\t1\t1\t0
    toolbar-height\tXcode 12 or later before 13 (iOS 14 or later before 15), home indicator\t49\t25\t0\t10\t1\t0
    toolbar-height\talways\t44\t28\t4\t15\t11\t85
    toolbar-inset\tcanvas of Xcode 26 or later\t0\t1\t0\t1\t1\t0
    toolbar-inset\tcanvas of Xcode 12 or later\t49\t17\t6\t8\t6\t66
    toolbar-inset\talways\t44\t7\t0\t2\t2\t100
    show-detail-inherits-bar\tcanvas of Xcode 11 or later\t1\t10\t0\t1\t1\t0
    recorded-bar-counts\tcanvas of Xcode 8 or later\t1\t32\t1\t16\t12\t96
    recorded-bar-at-top-counts\tcanvas of Xcode 11 or later\t1\t30\t0\t15\t11\t100
    nil-hides-status-bar\tcanvas of Xcode before 9\t1\t3\t0\t3\t3\t100
    side-bar-floats\tcanvas of Xcode 26 or later\t1\t1\t0\t1\t1\t0
    canvas-status-bar\tcanvas of Xcode before 11, no home indicator\t20\t913\t28\t184\t76\t96
    canvas-status-bar\tcanvas of Xcode before 14.3, no home indicator\t0\t189\t1\t45\t30\t99
    canvas-status-bar\tcanvas, no home indicator\t20\t154\t1\t34\t17\t99
    canvas-status-bar\tcanvas of Xcode before 11, pad\t24\t9\t0\t3\t2\t100
    canvas-status-bar\tcanvas of Xcode 12 or later, pad\t24\t7\t0\t2\t2\t100
    canvas-status-bar\tcanvas, phone, width 393 or more, below 394\t59\t137\t13\t27\t17\t89
    canvas-status-bar\tcanvas of Xcode before 14.1, phone\t44\t382\t4\t117\t57\t98
    canvas-status-bar\tcanvas of Xcode 14.3 or later, phone, width below 376\t50\t40\t0\t4\t4\t100
    canvas-status-bar\tcanvas, phone, width below 402\t47\t167\t4\t10\t8\t96
    canvas-status-bar\tcanvas, phone, width 414 or more, below 415, scale below 3\t48\t236\t6\t48\t22\t96
    canvas-status-bar\tcanvas, phone, width 414 or more, below 415\t44\t2\t10\t2\t2\t9
    canvas-status-bar\tcanvas, phone, width 428 or more, below 429\t47\t0\t1\t0\t0\t0
    canvas-status-bar\tcanvas, phone, width 430 or more, below 431\t59\t15\t2\t4\t4\t77
    canvas-status-bar\tcanvas, phone\t62\t6\t0\t1\t1\t0
    canvas-status-bar-in-landscape\tcanvas of Xcode 8 or later before 9\t20\t8\t0\t2\t2\t100
    canvas-home-indicator\tcanvas, no home indicator\t0\t1106\t26\t299\t117\t97
    canvas-home-indicator\tcanvas of Xcode 26 or later, pad\t50\t7\t0\t2\t1\t0
    canvas-home-indicator\tcanvas, pad\t20\t9\t0\t4\t3\t100
    canvas-home-indicator\tcanvas, landscape\t21\t18\t5\t3\t2\t75
    canvas-home-indicator\tcanvas\t34\t938\t64\t227\t97\t93
    canvas-adds-upright-insets\tcanvas of Xcode 16.3 or later, phone, home indicator\t1\t134\t1\t23\t11\t98
    embedded-scene-has-insets\tcanvas of Xcode 9 or later before 11\t1\t8\t0\t3\t3\t100
    presented-full-screen-has-insets\tcanvas of Xcode before 14.3\t1\t4\t0\t2\t2\t100
    low-root-is-sheet\tcanvas of Xcode 11 or later\t1\t128\t2\t26\t18\t98
    sheet-has-status-bar\tcanvas of Xcode 13.3 or later before 14.3, home indicator\t1\t13\t0\t4\t4\t100
    sheet-has-bottom-inset\tcanvas of Xcode 11 or later before 13.3\t1\t29\t0\t7\t4\t100
    sheet-is-below-status-bar\tcanvas of Xcode before 14.3, home indicator\t1\t13\t0\t7\t5\t100
    view-alone-has-insets\tcanvas, home indicator\t1\t87\t5\t20\t8\t91
    view-alone-has-insets\tcanvas of Xcode 16 or later\t1\t2\t0\t2\t2\t100
    view-alone-has-bottom-inset\tcanvas of Xcode before 13, safe areas\t0\t9\t1\t5\t3\t83
    view-alone-has-bottom-inset\tcanvas\t1\t72\t7\t14\t6\t83
    root-margin\tcanvas of Xcode before 7\t16\t22\t0\t8\t4\t100
    root-margin\twidth below 414\t16\t891\t1\t116\t56\t99
    root-margin\talways\t20\t554\t1\t91\t41\t99
    readable-width\talways\t672\t2\t2\t2\t1\t0
    wide-table\twidth 330 or more\t1\t1089\t38\t76\t39\t96
    wide-row\twidth 390 or more\t1\t30\t0\t8\t7\t100
    row-margin\tcanvas of Xcode before 11, below fold, in root table, custom row\t8\t8\t0\t1\t1\t0
    row-margin\tcanvas of Xcode before 11, below fold, in root table\t15\t23\t1\t4\t3\t93
    row-margin\tXcode 12 or later (iOS 14 or later), phone, compact height, compact width, wide table, width 390 or more\t16\t28\t0\t1\t1\t0
    row-margin\tXcode 9.1 or later (iOS 11 or later), wide table, width 390 or more\t20\t1089\t117\t76\t39\t89
    row-margin\tcanvas of Xcode 9.1 or later before 11, phone, alone in xib, wide row\t20\t8\t0\t2\t2\t100
    row-margin\tXcode 11 or later (iOS 13 or later), phone, alone in xib, wide row, width 390 or more\t20\t22\t0\t6\t5\t100
    row-margin\tcanvas of Xcode 11 or later before 12, alone in xib, width below 390\t15\t45\t0\t13\t5\t100
    row-margin\tcanvas of Xcode 9 or later, alone in xib\t16\t214\t12\t52\t15\t93
    row-margin\tcanvas of Xcode 9 or later, in root table\t16\t1001\t54\t60\t43\t92
    row-margin\tcanvas of Xcode before 12\t15\t218\t3\t55\t32\t98
    row-margin\talways\t16\t59\t0\t13\t11\t100
    cell-takes-row-margin\tXcode 9.1 or later (iOS 11 or later)\t1\t1210\t0\t163\t62\t100
    cell-takes-row-margin\tpreserves margins\t1\t34\t0\t4\t2\t100
    cell-margin-above\tXcode 26 or later (iOS 26 or later)\t15\t70\t17\t7\t4\t68
    cell-margin-above\tcanvas of Xcode before 11, below fold, in root table, custom row\t8\t32\t0\t1\t1\t0
    cell-margin-above\tXcode 9.1 or later (iOS 11 or later)\t11\t812\t46\t108\t53\t94
    cell-margin-above\tno preserves margins\t8\t171\t0\t48\t25\t100
    cell-margin-above\talways\t10\t2\t0\t1\t1\t0
    cell-margin-own\talways\t8\t186\t0\t50\t25\t100
    accessory-gap\talways\t8\t79\t1\t22\t22\t98
    separator-in-row\tcanvas of Xcode before 11\t1\t222\t0\t62\t28\t100
    disclosure-width\tcanvas of Xcode before 11\t18\t153\t3\t42\t24\t97
    disclosure-width\tcanvas of Xcode before 12.5\t11.2\t49\t3\t15\t10\t90
    disclosure-width\tcanvas of Xcode before 14\t9\t104\t2\t12\t9\t96
    disclosure-width\talways\t10.4\t291\t25\t29\t23\t88
    checkmark-width\talways\t24\t29\t8\t8\t5\t72
    detail-button-width\tcanvas of Xcode before 11\t32\t1\t0\t1\t1\t0
    detail-button-width\talways\t24\t8\t8\t5\t4\t33
    detail-disclosure-width\tcanvas of Xcode before 11\t51\t4\t0\t1\t1\t0
    detail-disclosure-width\talways\t37\t2\t0\t1\t1\t0
    row-sizes-itself\tcanvas of Xcode before 11\t0\t51\t0\t7\t5\t100
    row-sizes-itself\tcanvas of Xcode before 13, no prototype\t0\t132\t0\t9\t1\t0
    row-sizes-itself\talways\t1\t689\t16\t34\t18\t97
    row-height\tcanvas of Xcode 26 or later, pad\t60\t2\t0\t1\t1\t0
    row-height\tXcode 26 or later (iOS 26 or later)\t52\t66\t0\t1\t1\t0
    row-height\tcanvas of Xcode 13 or later, scale 3 or more\t43.666666666666664\t132\t0\t12\t10\t100
    row-height\tcanvas of Xcode 13 or later\t43.5\t417\t73\t24\t16\t80
    row-height\tcanvas of Xcode 11 or later before 12\t43.5\t44\t0\t6\t4\t100
    row-height\talways\t44\t364\t1\t33\t18\t99
    row-fits-two-lines\tcanvas of Xcode 11 or later before 26\t1\t99\t0\t10\t8\t100
    fitted-row-height\tcanvas of Xcode 26 or later, two lines\t56\t5\t0\t1\t1\t0
    fitted-row-height\tcanvas of Xcode 26 or later, pad\t59\t2\t0\t1\t1\t0
    fitted-row-height\tcanvas of Xcode 26 or later\t51\t365\t10\t6\t3\t94
    cell-image-gap\talways\t15\t20\t1\t9\t6\t92
    cell-symbol-centre\talways\t12\t9\t1\t3\t2\t50
    cell-title-column\talways\t91\t8\t0\t4\t4\t100
    cell-detail-gap\talways\t6\t5\t0\t5\t5\t100
    cell-line-gap\talways\t3\t57\t9\t15\t13\t83
    cell-tall-row\talways\t1.5\t36\t9\t13\t12\t75
    accessory-text-gap\tcanvas of Xcode before 11\t1\t40\t1\t16\t9\t96
    accessory-text-gap\talways\t8\t138\t9\t33\t20\t91
    switch-width\tXcode 26 or later (iOS 26 or later)\t63\t98\t1\t12\t9\t98
    switch-width\talways\t51\t318\t14\t86\t52\t95
    switch-height\tXcode 26 or later (iOS 26 or later)\t28\t99\t0\t12\t8\t100
    switch-height\talways\t31\t451\t6\t87\t52\t98
    switch-inset\talways\t2\t376\t17\t102\t62\t95
    slider-height\tXcode 26 or later (iOS 26 or later)\t34\t1\t0\t1\t1\t0
    slider-height\talways\t31\t172\t2\t36\t19\t98
    slider-inset-aside\tXcode 26 or later (iOS 26 or later)\t0\t3\t0\t2\t2\t100
    slider-inset-aside\talways\t2\t103\t1\t50\t27\t98
    slider-inset-below\tXcode 26 or later (iOS 26 or later)\t0\t3\t0\t2\t2\t100
    slider-inset-below\talways\t1\t173\t1\t49\t27\t99
    stepper-width\talways\t94\t17\t3\t8\t6\t81
    stepper-height\tXcode 11 or later (iOS 13 or later)\t32\t18\t0\t8\t6\t100
    progress-height\tXcode before 12 (iOS before 14)\t2\t25\t0\t9\t7\t100
    progress-height\talways\t4\t33\t2\t12\t10\t93
    indicator-side\talways\t20\t61\t3\t32\t24\t94
    large-indicator-side\talways\t37\t31\t0\t23\t20\t100
    color-well-side\talways\t28\t4\t0\t2\t2\t100
    search-bar-height\tXcode before 9 (iOS before 11)\t44\t1\t0\t1\t1\t0
    search-bar-height\tXcode 26 or later (iOS 26 or later)\t64\t7\t0\t1\t1\t0
    search-bar-height\talways\t56\t6\t0\t4\t4\t100
    small-search-bar-height\talways\t51\t21\t0\t3\t3\t100
    wheels-height\talways\t216\t74\t12\t16\t12\t83
    low-wheels-height\talways\t162\t11\t3\t3\t2\t40
    pages-width\tXcode before 12 (iOS before 14)\t39\t2\t0\t2\t2\t100
    pages-width\tXcode before 13 (iOS before 15)\t123\t0\t1\t0\t0\t0
    pages-width\talways\t116\t3\t2\t3\t3\t50
    pages-height\tXcode before 12 (iOS before 14)\t37\t5\t0\t2\t2\t100
    pages-height\tXcode 13 or later (iOS 15 or later)\t26\t11\t0\t5\t4\t100
    pages-height\talways\t28\t1\t0\t1\t1\t0
    rounded-field-height\tXcode before 11 (iOS before 13)\t30\t211\t1\t38\t26\t99
    rounded-field-height\talways\t34\t586\t115\t55\t35\t79
    rounded-field-room\tXcode before 11 (iOS before 13)\t4\t9\t0\t2\t2\t100
    rounded-field-room\talways\t10\t106\t21\t8\t8\t78
    bezel-height\tXcode before 11 (iOS before 13)\t22\t7\t0\t1\t1\t0
    bezel-room\tXcode before 11 (iOS before 13)\t4\t7\t0\t1\t1\t0
    plain-field-height\tXcode before 12 (iOS before 14)\t19\t25\t1\t8\t6\t93
    plain-field-height\tXcode 26 or later (iOS 26 or later)\t22\t42\t0\t5\t2\t100
    plain-field-room\tXcode before 12 (iOS before 14)\t0\t27\t1\t9\t7\t94
    plain-field-room\talways\t1\t118\t0\t17\t12\t100
    plain-field-padding\tXcode before 11 (iOS before 13)\t4\t8\t0\t4\t3\t100
    plain-field-padding\talways\t0\t15\t0\t4\t3\t100
    rounded-field-padding\tXcode before 11 (iOS before 13)\t21\t1\t0\t1\t1\t0
    rounded-field-padding\talways\t28\t4\t0\t3\t3\t100
    rounded-field-width\talways\t32\t2\t0\t1\t1\t0
    bezel-baseline\tXcode before 11 (iOS before 13)\t2\t3\t0\t1\t1\t0
    segmented-height\tXcode 11 or later (iOS 13 or later)\t32\t120\t36\t18\t15\t71
    segmented-height\talways\t29\t32\t0\t13\t12\t100
    segmented-inset\talways\t1\t140\t35\t43\t36\t76
    segment-padding\tXcode before 11 (iOS before 13)\t14\t7\t0\t6\t5\t100
    segment-padding\talways\t18\t16\t9\t9\t6\t55
    segment-separator\tXcode before 26 (iOS before 26)\t1\t25\t6\t15\t10\t76
    segment-separator\talways\t0\t1\t3\t1\t1\t0
    segment-is-medium\tXcode 11 or later (iOS 13 or later)\t1\t15\t0\t8\t5\t100
    icon-width\tXcode before 26 (iOS before 26)\t25.4\t2\t0\t2\t2\t100
    icon-width\talways\t26\t9\t0\t2\t1\t0
    icon-height\tXcode before 11 (iOS before 13)\t22\t5\t0\t1\t1\t0
    icon-height\tXcode before 26 (iOS before 26)\t25.4\t2\t0\t2\t2\t100
    icon-height\talways\t26\t6\t0\t2\t1\t0
    close-width\talways\t22\t1\t0\t1\t1\t0
    close-height\talways\t21\t1\t0\t1\t1\t0
    text-is-medium\tcanvas of Xcode before 8\t1\t70\t0\t17\t9\t100
    text-is-extra-small\tcanvas of Xcode 12.5 or later before 14\t1\t403\t5\t45\t21\t98
    titles-are-small\tcanvas of Xcode 9.1 or later before 10.2\t1\t25\t0\t6\t6\t100
    system-font-is-helvetica\tXcode before 7 (iOS before 9)\t1\t45\t1\t14\t8\t96
    system-font-of-2015\tXcode before 9 (iOS before 11)\t1\t35\t1\t17\t13\t96
    system-font-is-two\tXcode before 12 (iOS before 14)\t1\t199\t5\t87\t52\t97
    label-avoids-orphans\tXcode 13 or later (iOS 15 or later)\t1\t5\t0\t3\t3\t100
    label-wraps-without-width\talways\t1\t2\t0\t1\t1\t0
    library-label-height\tcanvas of Xcode 8 or later before 13, named device, scale 2 or more\t21\t476\t18\t90\t54\t96
    library-label-height\tcanvas of Xcode 16 or later, named device, scale 2 or more\t21\t155\t5\t19\t13\t95
    library-height-of-weights\tcanvas of Xcode 8 or later before 13\t1\t38\t12\t5\t5\t72
    named-font-whole-points\tcanvas\t1\t33\t2\t18\t9\t92
    attributed-named-font-whole-points\tcanvas\t1\t48\t0\t2\t1\t0
    symbol-ignores-font\tcanvas of Xcode before 12\t1\t1\t0\t1\t1\t0
    pixels-as-points\tcanvas of Xcode 11.3 or later before 11.4\t1\t16\t1\t4\t2\t80
    unstyled-picker-is-wheels\tcanvas of Xcode before 13\t1\t13\t0\t1\t1\t0
    empty-length\tcanvas\t50\t116\t74\t20\t11\t57
    plain-width\tcanvas of Xcode before 14\t50\t0\t2\t0\t0\t0
    plain-width\tcanvas\t240\t12\t7\t6\t3\t41
    plain-height\tcanvas of Xcode before 14\t50\t13\t7\t3\t2\t36
    plain-height\tcanvas\t128\t26\t3\t2\t2\t84
    labels-share-row\tXcode before 13 (iOS before 15)\t1\t5\t0\t2\t2\t100
    rows-give-up-highest\tcanvas of Xcode before 13\t1\t3\t0\t1\t1\t0
    scroll-view-hides-safe-area\talways\t1\t33\t0\t4\t1\t0
    margins-grow\tcanvas of Xcode before 9\t0\t22\t0\t6\t4\t100
    margins-grow\talways\t1\t47\t0\t14\t8\t100
    guide-follows-subviews\tcanvas of Xcode 12 or later\t1\t953\t0\t484\t100\t100
    """
}
