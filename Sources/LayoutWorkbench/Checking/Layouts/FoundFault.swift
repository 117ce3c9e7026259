import Diagnostics
import LayoutEngine
import LayoutModel

/// What a rule finds in one layout, before layouts are put together.
struct FoundFault {
  let rule: CheckRule
  var diagnostic: Diagnostic
  /// How bad it is, where that differs by environment.
  var extent: Double?
  /// The same on all devices of a cell.
  var isByCell = false
  /// Further views that are concerned.
  var others: [LayoutView] = []
  /// It is gone as soon as established numbers alone count, or code may end it.
  private(set) var isUncertain = false

  /// Makes a note of it.
  ///
  /// - Parameter hint: why it is doubted, in the place of its own hint; `nil` if its own says it.
  mutating func doubt(_ hint: String? = nil) {
    isUncertain = true
    diagnostic = diagnostic.with(.note, hint: hint)
  }

  /// The ids of the views that are concerned.
  var views: [String] { diagnostic.objects + others.map(\.id.text) }

  /// What stays the same from one environment to the next.
  struct Key: Hashable {
    var rule: String
    var object: String?
  }

  var key: Key { Key(rule: rule.id, object: diagnostic.objects.first) }

  /// Whether another layout of the scene has the same fault: with another number perhaps, or of a conflict another
  /// constraint that gives way.
  func isSame(as other: FoundFault) -> Bool {
    guard rule.id == other.rule.id else { return false }
    if key == other.key { return true }
    let (own, others) = (Set(diagnostic.objects), Set(other.diagnostic.objects))
    return diagnostic.code == .conflictingConstraints
      && 2 * own.intersection(others).count > min(own.count, others.count)
  }
}
