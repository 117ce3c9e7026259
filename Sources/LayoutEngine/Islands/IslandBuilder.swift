import ConstraintSolver
import LayoutModel
import PlatformRules

/// Collects the variables and rows of one island.
struct IslandBuilder {
  let document: LayoutDocument
  let traits: IslandTraits
  let root: Int
  let rootHeight: RootHeight
  let measurer: any LeafMeasuring
  let leafSizes: LeafSizes

  var views: [Int] = []
  /// The variables of each view, parallel to `views`.
  var viewVariables: [Island.ViewVariables] = []
  /// The position of each view in `views`.
  var slots: [Int: Int] = [:]
  var hiddenViews: Set<Int> = []
  var innerRoots: [Int] = []
  /// The constraints that views of the island own and that the cell installs, in document order.
  private(set) var constraints: [Int] = []
  var measurements: [Int: LeafMeasurement] = [:]
  var rows: [StagedRow] = []
  var parameters: [IslandParameter] = []
  private var parameterIndex: [IslandParameter: Int] = [:]
  private var variableCount = 0
  var guideVariables: [Int: Int] = [:]
  /// For arranged views, the variable for the length beyond the natural one.
  var excessVariables: [Int: Int] = [:]
  /// Views whose leading or trailing edge is fixed to another item by a required equality.
  var heldAtStart: Set<Int> = []
  var heldAtEnd: Set<Int> = []
  /// What constraints say about lengths of views. Filled if stack views are laid out as designed.
  var constrainedLengths: [ViewLength: ConstrainedLength] = [:]
  /// Lengths that a required constraint states as a number. Filled if stack views keep proportions.
  var fixedLengths: [ViewLength: Double] = [:]

  /// A row that is kept until the number of parameters is known.
  struct StagedRow {
    var form: LinearForm
    var relation: LinearSystem.Relation
    var strength: RowStrength
    var origin: RowOrigin
  }

  init(
    document: LayoutDocument, traits: IslandTraits, root: Int, rootHeight: RootHeight,
    measurer: any LeafMeasuring, leafSizes: LeafSizes = .measured
  ) {
    self.document = document
    self.traits = traits
    self.root = root
    self.rootHeight = rootHeight
    self.measurer = measurer
    self.leafSizes = leafSizes
  }

  /// Builds the island.
  /// - Throws: ``SolverError`` if a number of the document is too large to be solved.
  mutating func build() throws(SolverError) -> Island {
    collect(root, isHidden: false)
    constraints = views.flatMap { document.ownedConstraints[$0] ?? [] }
      .filter { document.constraintInstallations[$0].isInstalled(in: traits.cell) }.sorted()
    addStructure()
    for view in views {
      addIntrinsicSize(view)
      addAutoresizing(view)
    }
    let stacks = views.filter { document.views[$0].kind == .stackView }
    if traits.isAsDesigned, !stacks.isEmpty { constrainedLengths = readConstrainedLengths() }
    if stacks.contains(where: keepsProportions) { fixedLengths = readFixedLengths() }
    for stack in stacks { addStack(stack) }
    addGuides()
    addConstraints()
    let system = LinearSystem(
      rows, variableCount: variableCount, parameterCount: parameters.count, giveUpRank: giveUpRank)
    return Island(
      root: root, traits: traits, views: views, variables: viewVariables,
      parents: views.map { document.views[$0].parent.flatMap { slots[$0] } },
      parameters: parameters, origins: rows.map(\.origin),
      measurements: views.map { measurements[$0] }, hiddenViews: hiddenViews,
      viewsHeldAtBothSides: heldAtStart.intersection(heldAtEnd),
      innerRoots: innerRoots, slots: slots, system: system)
  }

  /// The order in which conflicting rows are given up: the row with the lowest number goes first.
  func giveUpRank(of row: StagedRow) -> Int32 {
    row.origin.giveUpRank(
      depth: depth(of: row.origin), givesUpHighestFirst: givesUpHighestFirst,
      place: place(of: row.origin))
  }

  /// The place of a constraint among those of its depth in a conflict; `nil` for other rows.
  func place(of origin: RowOrigin) -> ConflictPlace? {
    guard case .constraint(let index) = origin else { return nil }
    return ConflictPlace(document.constraints[index], index: index, in: traits.cell) { item in
      guard case .guide(let guide)? = document.items[item] else { return false }
      return document.guides[guide].kind == .bottom
    }
  }

  /// Whether, of conflicting constraints, the one with the highest owner is given up first.
  ///
  /// This holds for a view alone in a xib, and up to Xcode 12 in the rows of tables, where the
  /// content gets the height of the cell last. As far as is known, a root whose mask is not
  /// translated into constraints is an exception.
  ///
  /// - Source: cells alone: 9 of 10 conflicts in 8 xibs, 7 of them outside the corpus. Other views
  ///   alone: 4 of 4 xibs, 3 of them outside the corpus (20 views, 17 of them where a distance from
  ///   the bottom stands against four rows of 64 points). The deepest was given up first in a xib
  ///   whose root translates no mask (39 views), in a cell of a collection, and in a view beside
  ///   the controller of a storyboard (1 each). In rows up to Xcode 12: 4 of 4, in 3 documents, two
  ///   outside the corpus. From Xcode 14 on, the deepest is given up first in rows, too (6 of 6, in
  ///   4 documents).
  var givesUpHighestFirst: Bool {
    guard traits.isAsDesigned else { return false }
    let view = document.views[root]
    if view.parent == nil, document.scenes[view.scene].controllers.isEmpty {
      return view.kind != .collectionViewCell && view.translatesAutoresizingMask
    }
    return view.kind == .tableViewCell
      && traits.measurement.rules.holds(ArrangedViewRules.rowsGiveUpHighest)
  }

  /// The number of views around the owner of a row.
  func depth(of origin: RowOrigin) -> Int {
    let owner: Int
    switch origin {
    case .constraint(let index): owner = document.constraintOwners[index]
    case .stack(let view): owner = view
    default: return 0
    }
    return document.superviews(of: owner).reduce(0) { depth, _ in depth + 1 }
  }

  // MARK: Rows

  /// Adds `form relation 0`.
  mutating func add(
    _ form: LinearForm, _ relation: LinearSystem.Relation, _ strength: RowStrength,
    _ origin: RowOrigin
  ) {
    rows.append(StagedRow(form: form, relation: relation, strength: strength, origin: origin))
  }

  /// Adds `form relation 0`, required.
  mutating func add(
    _ form: LinearForm, _ relation: LinearSystem.Relation, _ origin: RowOrigin
  ) {
    add(form, relation, .required, origin)
  }

  /// Adds `form = 0`.
  mutating func add(_ form: LinearForm, _ strength: RowStrength, _ origin: RowOrigin) {
    add(form, .equal, strength, origin)
  }

  /// Adds `form = 0`, required.
  mutating func add(_ form: LinearForm, _ origin: RowOrigin) {
    add(form, .equal, .required, origin)
  }

  mutating func newVariables(_ count: Int) -> Int {
    variableCount += count
    return variableCount - count
  }

  mutating func parameter(_ parameter: IslandParameter) -> Int {
    if let index = parameterIndex[parameter] { return index }
    parameterIndex[parameter] = parameters.count
    parameters.append(parameter)
    return parameters.count - 1
  }

  // MARK: Views

  /// Whether a view is installed in the cell.
  func isInstalled(_ index: Int) -> Bool {
    document.views[index].installation.isInstalled(in: traits.cell)
  }

  func isHidden(_ index: Int) -> Bool {
    let view = document.views[index]
    if let isHidden = traits.hidden[view.id] { return isHidden }
    if traits.isAsDesigned, view.kind == .activityIndicator,
      view.element.flag("hidesWhenStopped") == true, view.element.flag("animating") != true,
      traits.measurement.rules.holds(ArrangedViewRules.stoppedIndicatorKeepsRoom)
    {
      return false
    }
    return view.isHidden(in: traits.cell)
  }

  func variables(of index: Int) -> Island.ViewVariables {
    guard let slot = slots[index] else { preconditionFailure("view \(index) is not collected") }
    return viewVariables[slot]
  }

  /// Whether the view's size is given from outside, so that it has a system of its own.
  private func isRootOfItsOwn(_ view: LayoutView) -> Bool {
    guard view.index != root else { return false }
    switch view.placement {
    case .cell, .root: return true
    case .keyed: return view.role != "contentView"
    case .subview, .arranged: return false
    }
  }

  private mutating func collect(_ index: Int, isHidden hiddenParent: Bool) {
    let view = document.views[index]
    guard isInstalled(index) || index == root else { return }
    if isRootOfItsOwn(view) {
      innerRoots.append(index)
      return
    }
    let hidden = hiddenParent || (view.placement == .arranged && isHidden(index))
    if hidden { hiddenViews.insert(index) }
    views.append(index)
    var own = Island.ViewVariables(x: newVariables(4))
    if view.kind.isScrolling { own.content = newVariables(2) }
    slots[index] = views.count - 1
    viewVariables.append(own)
    if view.kind == .stackView { numberExcesses(view) }
    for child in view.children { collect(child, isHidden: hidden) }
  }

  /// Adds the rows that always hold: the root's place, sizes of at least 0, and content views.
  private mutating func addStructure() {
    for (position, index) in views.enumerated() {
      let own = viewVariables[position]
      let origin = RowOrigin.structure(view: index)
      add(.variable(own.width), .greaterOrEqual, origin)
      add(.variable(own.height), .greaterOrEqual, origin)
      if position == 0 {
        add(.variable(own.x), origin)
        add(.variable(own.y), origin)
        add(.variable(own.width) - .parameter(parameter(.width)), origin)
        let given = LinearForm.variable(own.height) - .parameter(parameter(.height))
        switch rootHeight {
        case .given: add(given, origin)
        case .least: add(.variable(own.height), .fittingHeight, origin)
        case .nearest: add(given, .fittingHeight, origin)
        }
      } else if document.views[index].role == "contentView" {
        addContentView(index)
      }
    }
  }
}
