import Foundation

/// Systems shaped like layouts, of any size.
enum WorkloadFamily: String, CaseIterable {
  /// Rows of a label and a field; all fields are as wide as the first.
  case form
  /// Each view one point inside the one around it.
  case nested
  /// A row of buttons of equal widths.
  case buttons
  /// Independent cards: an icon, two texts, and a button that they must not touch.
  case cards
  /// A row of labels, of which the first stretches and gives way.
  case chain
  /// One screen with a bar, a header, rows of a list and a footer; its size is the rows of the list.
  case screen
  /// Rows with stated and equal heights that must fill the root: far too many demands.
  case rows
  /// Views in a row, each behind all before it.
  case queue
  /// Views below and behind their neighbours; its size is the number of views on a side.
  case grid
  /// Views from top to bottom, with least distances.
  case tower
  /// Views with equal distances between their centres, each a little less important than the one
  /// before.
  case centres

  /// The sizes for which files are written.
  var counts: [Int] {
    switch self {
    case .screen: [6]
    case .rows: [50, 100, 200, 400, 800]
    case .queue: [25, 50, 100, 200]
    case .grid: [5, 10, 20, 30]
    case .tower: [100, 300, 1000, 3000]
    case .centres: [50, 125, 250, 500]
    default: [10, 30, 100, 300, 1000, 10_000]
    }
  }

  func workload(_ count: Int) -> SolverWorkload {
    var builder = WorkloadBuilder(name: "\(rawValue)-\(count)", seed: UInt64(count))
    switch self {
    case .form: builder.addForm(count)
    case .nested: builder.addNested(count)
    case .buttons: builder.addButtons(count)
    case .cards: builder.addCards(count)
    case .chain: builder.addChain(count)
    case .screen: builder.addScreen(count)
    case .rows: builder.addRows(count)
    case .queue: builder.addQueue(count)
    case .grid: builder.addGrid(count)
    case .tower: builder.addTower(count)
    case .centres: builder.addCentres(count)
    }
    return builder.workload
  }
}

/// Writes a file for each family and size.
func writeWorkloads(folder: String) throws {
  let folder = URL(fileURLWithPath: folder, isDirectory: true)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for family in WorkloadFamily.allCases {
    for count in family.counts {
      let workload = family.workload(count)
      try Data(workload.text.utf8).write(to: folder.appendingPathComponent(workload.name + ".txt"))
    }
  }
}

extension WorkloadBuilder {
  fileprivate mutating func addForm(_ count: Int) {
    var above: View?
    var first: View?
    for _ in 0..<count {
      let (label, field) = (view(), view())
      equal(label.leading, root.leading, 16)
      equal(field.leading, label.trailing, 8)
      equal(field.trailing, root.trailing, -16)
      equal(label.bottom, field.bottom, -4)
      if let above, let first {
        equal(field.top, above.bottom, 8)
        equal(Expression(field.width), Expression(first.width))
      } else {
        equal(field.top, root.top, 20)
        first = field
      }
      intrinsic(label, number(40..<120), 21, x: Strength(hugging: 251), y: Strength(hugging: 251))
      intrinsic(field, 97, 30, x: Strength(hugging: 48, resistance: 749))
      above = field
    }
    sweep()
  }

  fileprivate mutating func addNested(_ count: Int) {
    var outer = root
    for _ in 0..<count {
      let inner = view()
      equal(inner.leading, outer.leading, 1)
      equal(inner.trailing, outer.trailing, -1)
      equal(inner.top, outer.top, 1)
      equal(inner.bottom, outer.bottom, -1)
      outer = inner
    }
    sweep(more: Double(2 * count), height: Double(667 + 2 * count))
  }

  fileprivate mutating func addButtons(_ count: Int) {
    var before: View?
    var first: View?
    for _ in 0..<count {
      let button = view()
      if let before, let first {
        equal(button.leading, before.trailing, 8)
        equal(Expression(button.width), Expression(first.width))
      } else {
        equal(button.leading, root.leading, 20)
        first = button
      }
      equal(button.bottom, root.bottom, -20)
      intrinsic(button, number(30..<90), 30)
      before = button
    }
    if let before { equal(before.trailing, root.trailing, -20) }
    sweep(more: Double(60 * count))
  }

  fileprivate mutating func addChain(_ count: Int) {
    var before: View?
    var total = 24.0
    for _ in 0..<count {
      let label = view()
      equal(label.leading, before?.trailing ?? root.leading, before == nil ? 16 : 8)
      equal(label.top, root.top, 20)
      let width = number(30..<90)
      total += width + 8
      let isFirst = before == nil
      intrinsic(
        label, width, 21, x: isFirst ? Strength(hugging: 249, resistance: 749) : Strength(),
        y: Strength(hugging: 251))
      before = label
    }
    if let before { equal(before.trailing, root.trailing, -16) }
    // On some sizes the first label stretches, on others it gives way.
    sweep(more: total - 843)
  }
}
