import ConstraintSolver

/// Builds a workload from views and the relations between their edges.
struct WorkloadBuilder {
  private(set) var workload: SolverWorkload
  /// The view around all others. Its size is given from outside.
  let root: View
  private var random: UInt64

  /// The variables of a view, in the coordinates of the root.
  struct View {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var leading: Expression { Expression([(x, 1)]) }
    var trailing: Expression { Expression([(x, 1), (width, 1)]) }
    var top: Expression { Expression([(y, 1)]) }
    var bottom: Expression { Expression([(y, 1), (height, 1)]) }
    var centerX: Expression { Expression([(x, 1), (width, 0.5)]) }
    var centerY: Expression { Expression([(y, 1), (height, 0.5)]) }
  }

  /// A sum of multiples of variables.
  struct Expression {
    var terms: [(variable: Int, coefficient: Double)]

    init(_ terms: [(variable: Int, coefficient: Double)]) {
      self.terms = terms
    }

    /// One variable, such as a width.
    init(_ variable: Int, times coefficient: Double = 1) {
      terms = [(variable, coefficient)]
    }

    static var zero: Expression { Expression([]) }
  }

  init(name: String, seed: UInt64) {
    workload = SolverWorkload(name: name)
    root = View(x: 0, y: 1, width: 2, height: 3)
    random = seed
    workload.variableCount = 4
    workload.edits = [root.width, root.height]
    add(root.leading, .equal, .zero, 0)
    add(root.top, .equal, .zero, 0)
    keepSize(root)
  }

  /// A view whose size is not negative.
  mutating func view() -> View {
    let first = workload.variableCount
    workload.variableCount += 4
    let view = View(x: first, y: first + 1, width: first + 2, height: first + 3)
    keepSize(view)
    return view
  }

  private mutating func keepSize(_ view: View) {
    add(Expression(view.width), .greaterOrEqual, .zero, 0)
    add(Expression(view.height), .greaterOrEqual, .zero, 0)
  }

  /// `left  relation  right + constant`
  mutating func add(
    _ left: Expression, _ relation: LinearSystem.Relation, _ right: Expression, _ constant: Double,
    priority: Double = LinearSystem.required
  ) {
    var terms = left.terms
    for term in right.terms {
      if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[index].coefficient -= term.coefficient
      } else {
        terms.append((term.variable, -term.coefficient))
      }
    }
    terms.removeAll { $0.coefficient == 0 }
    workload.constraints.append(
      SolverWorkload.Constraint(
        priority: priority, relation: relation, constant: constant, terms: terms))
  }

  mutating func equal(_ left: Expression, _ right: Expression, _ constant: Double = 0) {
    add(left, .equal, right, constant)
  }

  /// The priorities with which a size resists growing and shrinking.
  struct Strength {
    var hugging = 250.0
    var resistance = 750.0
  }

  /// The size that the content of a view asks for.
  mutating func intrinsic(
    _ view: View, _ width: Double, _ height: Double, x: Strength = Strength(),
    y: Strength = Strength()
  ) {
    for (variable, size, strength) in [(view.width, width, x), (view.height, height, y)] {
      add(Expression(variable), .lessOrEqual, .zero, size, priority: strength.hugging)
      add(Expression(variable), .greaterOrEqual, .zero, size, priority: strength.resistance)
    }
  }

  /// Sizes of the root in no order: widths from 320 to 1366 points, plus `more`.
  mutating func sweep(sizes: Int = 1000, more: Double = 0, height: Double = 667) {
    workload.sizes = [[375 + more, height]]
    for index in 0..<sizes {
      workload.sizes.append([Double(320 + index * 619 % 1047) + more, height])
    }
  }

  /// A number from `range`, the same in each run.
  mutating func number(_ range: Range<Int>) -> Double {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(range.lowerBound + Int((random >> 33) % UInt64(range.count)))
  }
}
