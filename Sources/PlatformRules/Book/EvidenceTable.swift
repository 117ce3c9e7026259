/// What `.ci/count-evidence`, by `ninegrid rules --measure`, has counted on the public documents that AGREEMENT.md tells of.
/// Rows of which none of them speaks have no line.
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

  /// Columns: rule, conditions, value, views for it, views against it, documents, repositories, and how many
  /// of 100 views are for it whichever repository is left out.
  static let text = """
    navigation-bar-height\tXcode 26 or later (iOS 26 or later)\t54\t5\t0\t1\t1\t0
    navigation-bar-height\tcompact height\t32\t2\t0\t2\t2\t100
    navigation-bar-height\tphone\t44\t305\t12\t72\t40\t95
    navigation-bar-height\talways\t44\t5\t0\t2\t2\t100
    large-title-height\talways\t52\t2\t0\t1\t1\t0
    tab-bar-height\tcanvas of Xcode before 26\t49\t93\t0\t35\t24\t100
    tab-bar-height\tcanvas, compact height\t31\t13\t5\t1\t1\t0
    toolbar-height\tXcode 12 or later before 13 (iOS 14 or later before 15), home indicator\t49\t25\t0\t10\t1\t0
    toolbar-height\talways\t44\t26\t4\t14\t10\t84
    toolbar-inset\tcanvas of Xcode 26 or later\t0\t1\t0\t1\t1\t0
    toolbar-inset\tcanvas of Xcode 12 or later\t49\t8\t0\t3\t3\t100
    toolbar-inset\talways\t44\t1\t0\t1\t1\t0
    recorded-bar-counts\tcanvas of Xcode 8 or later\t1\t18\t0\t12\t8\t100
    recorded-bar-at-top-counts\tcanvas of Xcode 11 or later\t1\t17\t0\t11\t7\t100
    nil-hides-status-bar\tcanvas of Xcode before 9\t1\t3\t0\t3\t3\t100
    side-bar-floats\tcanvas of Xcode 26 or later\t1\t1\t0\t1\t1\t0
    canvas-status-bar\tcanvas of Xcode before 11, no home indicator\t20\t739\t15\t145\t56\t97
    canvas-status-bar\tcanvas of Xcode before 14.3, no home indicator\t0\t149\t1\t35\t22\t99
    canvas-status-bar\tcanvas, no home indicator\t20\t99\t0\t20\t11\t100
    canvas-status-bar\tcanvas of Xcode before 11, pad\t24\t9\t0\t3\t2\t100
    canvas-status-bar\tcanvas of Xcode 12 or later, pad\t24\t6\t0\t1\t1\t0
    canvas-status-bar\tcanvas, phone, width 393 or more, below 394\t59\t48\t0\t15\t7\t100
    canvas-status-bar\tcanvas of Xcode before 14.1, phone\t44\t208\t0\t70\t36\t100
    canvas-status-bar\tcanvas of Xcode 14.3 or later, phone, width below 376\t50\t40\t0\t4\t4\t100
    canvas-status-bar\tcanvas, phone, width below 402\t47\t150\t2\t6\t5\t98
    canvas-status-bar\tcanvas, phone, width 414 or more, below 415, scale below 3\t48\t147\t4\t31\t15\t96
    canvas-status-bar\tcanvas, phone, width 414 or more, below 415\t44\t1\t0\t1\t1\t0
    canvas-status-bar\tcanvas, phone, width 428 or more, below 429\t47\t0\t1\t0\t0\t0
    canvas-status-bar\tcanvas, phone, width 430 or more, below 431\t59\t9\t2\t2\t2\t33
    canvas-status-bar\tcanvas, phone\t62\t6\t0\t1\t1\t0
    canvas-status-bar-in-landscape\tcanvas of Xcode 8 or later before 9\t20\t8\t0\t2\t2\t100
    canvas-home-indicator\tcanvas, no home indicator\t0\t764\t4\t215\t80\t99
    canvas-home-indicator\tcanvas of Xcode 26 or later, pad\t50\t7\t0\t2\t1\t0
    canvas-home-indicator\tcanvas, pad\t20\t8\t0\t3\t2\t100
    canvas-home-indicator\tcanvas, landscape\t21\t18\t5\t3\t2\t75
    canvas-home-indicator\tcanvas\t34\t574\t14\t141\t54\t97
    canvas-adds-upright-insets\tcanvas of Xcode 16.3 or later, phone, home indicator\t1\t107\t0\t15\t9\t100
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
    root-margin\twidth below 414\t16\t797\t1\t97\t41\t99
    root-margin\talways\t20\t452\t1\t74\t32\t99
    readable-width\talways\t672\t2\t0\t2\t1\t0
    wide-table\twidth 330 or more\t1\t749\t1\t50\t23\t99
    wide-row\twidth 390 or more\t1\t18\t0\t4\t4\t100
    row-margin\tcanvas of Xcode before 11, below fold, in root table\t15\t20\t1\t3\t2\t92
    row-margin\tXcode 12 or later (iOS 14 or later), phone, compact height, compact width, wide table, width 390 or more\t16\t28\t0\t1\t1\t0
    row-margin\tXcode 9.1 or later (iOS 11 or later), wide table, width 390 or more\t20\t749\t77\t50\t23\t88
    row-margin\tcanvas of Xcode 9.1 or later before 11, phone, alone in xib, wide row\t20\t7\t0\t1\t1\t0
    row-margin\tXcode 11 or later (iOS 13 or later), phone, alone in xib, wide row, width 390 or more\t20\t11\t0\t3\t3\t100
    row-margin\tcanvas of Xcode 11 or later before 12, alone in xib, width below 390\t15\t24\t0\t8\t2\t100
    row-margin\tcanvas of Xcode 9 or later, alone in xib\t16\t109\t2\t19\t8\t97
    row-margin\tcanvas of Xcode 9 or later, in root table\t16\t740\t52\t42\t31\t89
    row-margin\tcanvas of Xcode before 12\t15\t168\t3\t40\t24\t97
    row-margin\talways\t16\t52\t0\t10\t9\t100
    cell-takes-row-margin\tXcode 9.1 or later (iOS 11 or later)\t1\t799\t0\t93\t39\t100
    cell-takes-row-margin\tpreserves margins\t1\t34\t0\t4\t2\t100
    cell-margin-above\tXcode 26 or later (iOS 26 or later)\t15\t70\t17\t7\t4\t68
    cell-margin-above\tXcode 9.1 or later (iOS 11 or later)\t11\t488\t29\t68\t32\t93
    cell-margin-above\tno preserves margins\t8\t137\t0\t37\t20\t100
    cell-margin-above\talways\t10\t2\t0\t1\t1\t0
    cell-margin-own\talways\t8\t144\t0\t39\t20\t100
    accessory-gap\talways\t8\t51\t0\t13\t13\t100
    separator-in-row\tcanvas of Xcode before 11\t1\t177\t0\t46\t23\t100
    disclosure-width\tcanvas of Xcode before 11\t18\t105\t3\t28\t18\t96
    disclosure-width\tcanvas of Xcode before 12.5\t11.2\t43\t0\t13\t8\t100
    disclosure-width\tcanvas of Xcode before 14\t9\t64\t2\t4\t4\t92
    disclosure-width\talways\t10.4\t184\t25\t17\t13\t78
    checkmark-width\talways\t24\t27\t6\t7\t4\t76
    detail-button-width\tcanvas of Xcode before 11\t32\t1\t0\t1\t1\t0
    detail-button-width\talways\t24\t8\t2\t5\t4\t66
    detail-disclosure-width\talways\t37\t2\t0\t1\t1\t0
    row-sizes-itself\tcanvas of Xcode before 11\t0\t48\t0\t6\t4\t100
    row-sizes-itself\tcanvas of Xcode before 13, no prototype\t0\t132\t0\t9\t1\t0
    row-sizes-itself\talways\t1\t483\t5\t25\t13\t98
    row-height\tcanvas of Xcode 26 or later, pad\t60\t2\t0\t1\t1\t0
    row-height\tcanvas of Xcode 26 or later\t52\t66\t0\t1\t1\t0
    row-height\tcanvas of Xcode 13 or later, scale 3 or more\t43.666666666666664\t74\t0\t7\t6\t100
    row-height\tcanvas of Xcode 13 or later\t43.5\t185\t43\t14\t10\t77
    row-height\tcanvas of Xcode 11 or later before 12\t43.5\t44\t0\t6\t4\t100
    row-height\talways\t44\t315\t1\t25\t10\t99
    row-fits-two-lines\tcanvas of Xcode 11 or later before 26\t1\t63\t2\t6\t5\t95
    fitted-row-height\tcanvas of Xcode 26 or later, two lines\t56\t5\t0\t1\t1\t0
    fitted-row-height\tcanvas of Xcode 26 or later, pad\t59\t2\t0\t1\t1\t0
    fitted-row-height\tcanvas of Xcode 26 or later\t51\t365\t10\t6\t3\t94
    cell-image-gap\talways\t15\t12\t0\t5\t3\t100
    cell-symbol-centre\talways\t12\t8\t0\t2\t1\t0
    cell-title-column\talways\t91\t8\t0\t4\t4\t100
    cell-detail-gap\talways\t6\t5\t0\t5\t5\t100
    cell-line-gap\talways\t3\t37\t6\t9\t8\t80
    cell-tall-row\talways\t1.5\t25\t5\t7\t6\t76
    accessory-text-gap\tcanvas of Xcode before 11\t1\t27\t1\t10\t8\t94
    accessory-text-gap\talways\t8\t98\t9\t20\t14\t85
    switch-width\tXcode 26 or later (iOS 26 or later)\t63\t94\t1\t9\t7\t98
    switch-width\talways\t51\t221\t7\t52\t28\t96
    switch-height\tXcode 26 or later (iOS 26 or later)\t28\t88\t0\t8\t6\t100
    switch-height\talways\t31\t303\t5\t53\t29\t98
    switch-inset\talways\t2\t269\t11\t62\t37\t95
    slider-height\tXcode 26 or later (iOS 26 or later)\t34\t1\t0\t1\t1\t0
    slider-height\talways\t31\t150\t2\t33\t16\t98
    slider-inset-aside\tXcode 26 or later (iOS 26 or later)\t0\t3\t0\t2\t2\t100
    slider-inset-aside\talways\t2\t90\t1\t43\t21\t98
    slider-inset-below\tXcode 26 or later (iOS 26 or later)\t0\t3\t0\t2\t2\t100
    slider-inset-below\talways\t1\t149\t1\t42\t21\t99
    stepper-width\talways\t94\t9\t3\t4\t2\t62
    stepper-height\tXcode 11 or later (iOS 13 or later)\t32\t7\t0\t4\t2\t100
    progress-height\tXcode before 12 (iOS before 14)\t2\t19\t0\t5\t4\t100
    progress-height\talways\t4\t12\t0\t5\t5\t100
    indicator-side\talways\t20\t40\t3\t20\t14\t91
    large-indicator-side\talways\t37\t14\t0\t13\t10\t100
    color-well-side\talways\t28\t2\t0\t1\t1\t0
    search-bar-height\tXcode 26 or later (iOS 26 or later)\t64\t7\t0\t1\t1\t0
    search-bar-height\talways\t56\t3\t0\t2\t2\t100
    small-search-bar-height\talways\t51\t1\t0\t1\t1\t0
    wheels-height\talways\t216\t28\t4\t9\t7\t83
    low-wheels-height\talways\t162\t11\t3\t3\t2\t40
    pages-width\tXcode before 12 (iOS before 14)\t39\t1\t0\t1\t1\t0
    pages-width\talways\t116\t3\t2\t3\t3\t50
    pages-height\tXcode before 12 (iOS before 14)\t37\t4\t0\t1\t1\t0
    pages-height\tXcode 13 or later (iOS 15 or later)\t26\t11\t0\t5\t4\t100
    rounded-field-height\tXcode before 11 (iOS before 13)\t30\t188\t1\t34\t22\t99
    rounded-field-height\talways\t34\t351\t36\t37\t21\t85
    rounded-field-room\tXcode before 11 (iOS before 13)\t4\t9\t0\t2\t2\t100
    rounded-field-room\talways\t10\t104\t21\t7\t7\t78
    bezel-height\tXcode before 11 (iOS before 13)\t22\t7\t0\t1\t1\t0
    bezel-room\tXcode before 11 (iOS before 13)\t4\t7\t0\t1\t1\t0
    plain-field-height\tXcode before 12 (iOS before 14)\t19\t19\t1\t6\t4\t90
    plain-field-height\talways\t22\t126\t0\t12\t8\t100
    plain-field-room\tXcode before 12 (iOS before 14)\t0\t21\t1\t7\t5\t91
    plain-field-room\talways\t1\t108\t0\t13\t8\t100
    plain-field-padding\tXcode before 11 (iOS before 13)\t4\t1\t0\t1\t1\t0
    plain-field-padding\talways\t0\t13\t0\t3\t2\t100
    rounded-field-padding\tXcode before 11 (iOS before 13)\t21\t1\t0\t1\t1\t0
    rounded-field-padding\talways\t28\t4\t0\t3\t3\t100
    rounded-field-width\talways\t32\t2\t0\t1\t1\t0
    bezel-baseline\tXcode before 11 (iOS before 13)\t2\t3\t0\t1\t1\t0
    segmented-height\tXcode 11 or later (iOS 13 or later)\t32\t74\t30\t10\t7\t60
    segmented-height\talways\t29\t25\t0\t10\t9\t100
    segmented-inset\talways\t1\t89\t30\t26\t22\t69
    segment-padding\tXcode before 11 (iOS before 13)\t14\t7\t0\t6\t5\t100
    segment-padding\talways\t18\t15\t3\t8\t5\t76
    segment-separator\tXcode before 26 (iOS before 26)\t1\t24\t0\t14\t9\t100
    segment-separator\talways\t0\t1\t3\t1\t1\t0
    segment-is-medium\tXcode 11 or later (iOS 13 or later)\t1\t14\t0\t7\t4\t100
    icon-width\tXcode before 26 (iOS before 26)\t25.4\t1\t0\t1\t1\t0
    icon-width\talways\t26\t9\t0\t2\t1\t0
    icon-height\tXcode before 11 (iOS before 13)\t22\t5\t0\t1\t1\t0
    icon-height\tXcode before 26 (iOS before 26)\t25.4\t1\t0\t1\t1\t0
    icon-height\talways\t26\t6\t0\t2\t1\t0
    close-width\talways\t22\t1\t0\t1\t1\t0
    close-height\talways\t21\t1\t0\t1\t1\t0
    text-is-medium\tcanvas of Xcode before 8\t1\t67\t0\t16\t8\t100
    text-is-extra-small\tcanvas of Xcode 12.5 or later before 14\t1\t274\t5\t31\t16\t97
    titles-are-small\tcanvas of Xcode 9.1 or later before 10.2\t1\t5\t0\t2\t2\t100
    system-font-is-helvetica\tXcode before 7 (iOS before 9)\t1\t39\t1\t12\t6\t95
    system-font-of-2015\tXcode before 9 (iOS before 11)\t1\t32\t1\t15\t11\t96
    system-font-is-two\tXcode before 12 (iOS before 14)\t1\t161\t5\t66\t35\t96
    label-avoids-orphans\tXcode 13 or later (iOS 15 or later)\t1\t5\t0\t3\t3\t100
    label-wraps-without-width\talways\t1\t2\t0\t1\t1\t0
    library-label-height\tcanvas of Xcode 8 or later before 13, named device, scale 2 or more\t21\t247\t12\t60\t35\t94
    library-label-height\tcanvas of Xcode 16 or later, named device, scale 2 or more\t21\t123\t0\t11\t9\t100
    library-height-of-weights\tcanvas of Xcode 8 or later before 13\t1\t26\t12\t3\t3\t61
    named-font-whole-points\tcanvas\t1\t18\t0\t13\t5\t100
    symbol-ignores-font\tcanvas of Xcode before 12\t1\t1\t0\t1\t1\t0
    pixels-as-points\tcanvas of Xcode 11.3 or later before 11.4\t1\t16\t0\t4\t2\t100
    automatic-picker-is-wheels\tXcode before 12 (iOS before 14)\t1\t13\t0\t4\t3\t100
    empty-length\tcanvas\t50\t41\t27\t5\t5\t48
    plain-width\tcanvas of Xcode before 14\t50\t0\t1\t0\t0\t0
    plain-width\tcanvas\t240\t12\t6\t6\t3\t45
    plain-height\tcanvas of Xcode before 14\t50\t9\t9\t2\t1\t0
    plain-height\tcanvas\t128\t10\t0\t1\t1\t0
    labels-share-row\tXcode before 13 (iOS before 15)\t1\t5\t0\t2\t2\t100
    rows-give-up-highest\tcanvas of Xcode before 13\t1\t3\t0\t1\t1\t0
    scroll-view-hides-safe-area\talways\t1\t33\t0\t4\t1\t0
    margins-grow\tcanvas of Xcode before 9\t0\t22\t0\t6\t4\t100
    margins-grow\talways\t1\t41\t0\t13\t7\t100
    guide-follows-subviews\tcanvas of Xcode 12 or later\t1\t455\t0\t213\t52\t100
    """
}
