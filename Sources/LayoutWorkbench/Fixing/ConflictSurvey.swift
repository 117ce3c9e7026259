import Diagnostics
import LayoutEngine
package import LayoutModel

/// The conflicts of a scene on every device, and with the smallest and the largest texts in each
/// final size class: a constraint that does not bind in the environments by which a repair is
/// judged may bind there.
package struct ConflictSurvey {
  /// The objects that take part in each conflict, by environment.
  private var conflicts: [[[String]]]

  private static let environments: [LayoutEnvironment] = {
    let sizes = ContentSizeCategory.allCases
    let ends = [sizes.first, sizes.last].compactMap { $0 }
    return DeviceProfile.all.map { LayoutEnvironment($0) }
      + GridCell.finals.flatMap { cell in
        ends.map { size in
          var environment = LayoutEnvironment(standingFor: cell)
          environment.contentSizeCategory = size
          return environment
        }
      }
  }()

  package init(_ document: LayoutDocument, scene: Int) {
    let resolver = LayoutResolver(document)
    resolver.findsTruncations = false
    self.init(scene: scene, with: resolver)
  }

  /// - Parameter resolver: the resolver of the document; surveys of other scenes use it, too.
  init(scene: Int, with resolver: LayoutResolver) {
    conflicts = Self.environments.map { environment in
      resolver.resolve(scene: scene, in: environment).diagnostics.filter {
        $0.code == .conflictingConstraints
      }.map(\.objects)
    }
  }

  /// Whether there is no conflict in any environment.
  var isEmpty: Bool { conflicts.allSatisfy(\.isEmpty) }

  /// The objects of new conflicts, in environments that had fewer conflicts before.
  package func added(since before: ConflictSurvey) -> Set<String> {
    var result: Set<String> = []
    for (old, new) in zip(before.conflicts, conflicts) where new.count > old.count {
      for objects in new where !old.contains(objects) { result.formUnion(objects) }
    }
    return result
  }
}
