package import Diagnostics
package import LayoutModel

/// Findings in layouts. Each is listed once, with all environments that have it.
package struct FindingsByKey {
  package private(set) var findings: [CheckFinding] = []
  private var positions: [Key: Int] = [:]
  private var extents: [Key: Double] = [:]

  package init() {}

  /// The values that make two findings the same: an equal diagnostic, or an equal fault of whatever
  /// extent.
  private struct Key: Hashable {
    var scene: ObjectID
    var code: Diagnostic.Code
    var objects: [String]
    /// `nil` where the fault differs by how bad it is.
    var essence: AnyHashable?
    var isUncertain: Bool
  }

  /// Adds an environment to a finding. The finding is made if it is new, and made again if it is
  /// worse than before.
  ///
  /// - Parameters:
  ///   - extent: how bad it is, if that differs by environment. The worst environment is reported,
  ///     and named first.
  ///   - isUncertain: whether it rests on uncertain numbers there; such findings stand apart.
  ///   - make: makes the finding in this layout.
  package mutating func add(
    _ diagnostic: Diagnostic, extent: Double?, isUncertain: Bool = false,
    in layout: ResolvedLayout, make: () -> CheckFinding
  ) {
    let key = Key(
      scene: layout.scene, code: diagnostic.code, objects: diagnostic.objects,
      essence: extent == nil ? diagnostic.fault.essence.key : nil, isUncertain: isUncertain)
    let extent = extent ?? 0
    guard let position = positions[key] else {
      positions[key] = findings.count
      extents[key] = extent
      findings.append(make())
      return
    }
    guard extent > extents[key] ?? 0 else {
      // Appended in place: a copy of the list for each environment would take quadratic time.
      findings[position].environments.append(layout.environment)
      return
    }
    extents[key] = extent
    let environments = findings[position].environments
    findings[position] = make()
    findings[position].environments = [layout.environment] + environments
  }
}
