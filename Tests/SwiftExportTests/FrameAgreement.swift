import LayoutEngine
import LayoutModel

/// Whether two documents have the same frames on every device.
struct FrameAgreement {
  var frames = 0
  /// Layouts without a solution: which constraint gives way depends on the order in which they were made.
  var conflicts = 0
  /// One sentence for each view that is elsewhere, of the first device where that is so.
  var differences: [String] = []

  /// - Parameter made: the document that stands for the original in a cell of the grid.
  init(_ original: LayoutDocument, _ made: (GridCell) -> LayoutDocument) {
    let resolver = LayoutResolver(original)
    resolver.findsTruncations = false
    var others: [GridCell: LayoutResolver] = [:]
    var told: Set<ObjectID> = []
    for profile in DeviceProfile.all {
      let environment = LayoutEnvironment(profile)
      if others[profile.cell] == nil {
        others[profile.cell] = LayoutResolver(made(profile.cell))
        others[profile.cell]?.findsTruncations = false
      }
      let before = resolver.resolve(in: environment)
      let after = others[profile.cell]?.resolve(in: environment) ?? []
      for (old, new) in zip(before, after) {
        if old.status == .unsatisfiable, new.status == .unsatisfiable {
          conflicts += 1
          continue
        }
        let found = Dictionary(new.views.map { ($0.id, $0) }) { first, _ in first }
        for view in old.views {
          frames += 1
          guard told.insert(view.id).inserted else { continue }
          guard let other = found[view.id] else {
            differences.append("\(profile.key): '\(view.id)' (\(view.name)) is not there")
            continue
          }
          if Self.isSame(view.frame, other.frame), view.isHidden == other.isHidden {
            told.remove(view.id)
          } else {
            differences.append(
              "\(profile.key): '\(view.id)' (\(view.name)) \(Self.text(view)) is \(Self.text(other))"
            )
          }
        }
        let known = Set(old.views.map(\.id))
        for view in new.views where !known.contains(view.id) && told.insert(view.id).inserted {
          differences.append("\(profile.key): '\(view.id)' (\(view.kind.rawValue)) is too much")
        }
      }
    }
  }

  private static func text(_ view: ResolvedView) -> String {
    let frame = view.frame
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { "\($0)" }
    return "(\(numbers.joined(separator: ", ")))\(view.isHidden ? " hidden" : "")"
  }

  /// Numbers in code have at most as many digits as people read.
  private static func isSame(_ one: Rect, _ other: Rect) -> Bool {
    abs(one.x - other.x) < 0.01 && abs(one.y - other.y) < 0.01
      && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }
}
