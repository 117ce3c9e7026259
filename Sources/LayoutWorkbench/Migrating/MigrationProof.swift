package import LayoutComparison
package import LayoutModel

/// Resolves a document before and after a migration on every device profile, in both directions of
/// text, at the default, the smallest and the largest text size. It distinguishes moves that the
/// migration intends from moves that must not happen.
///
/// Constraints count like views: each one has to ask for the same distance as before, whether it
/// binds or not.
package struct MigrationProof {
  /// The effects on one scene in one environment.
  package struct Finding {
    /// The effect that the migration intends.
    package var meant: EffectComparison.Effect?
    /// The effect that must not happen, which stops the migration.
    package var forbidden: EffectComparison.Effect?

    package init(
      meant: EffectComparison.Effect? = nil,
      forbidden: EffectComparison.Effect? = nil
    ) {
      self.meant = meant
      self.forbidden = forbidden
    }
  }

  private let description: MigrationDescription
  private var comparison: EffectComparison

  /// The environments. Every device in both directions at the default text size comes first,
  /// because most moves show there.
  package static let environments: [RequestedEnvironment] = {
    let sizes = ContentSizeCategory.allCases
    let ends: [ContentSizeCategory?] = [nil, sizes.first, sizes.last]
    return ends.flatMap { size in
      LayoutDirection.allCases.flatMap { direction in
        DeviceProfile.all.map {
          .environment(LayoutEnvironment($0, direction: direction, contentSizeCategory: size))
        }
      }
    }
  }()

  package init(_ description: MigrationDescription, of before: LoadedDocument) throws {
    self.description = description
    comparison = try EffectComparison(
      from: before, to: before, in: Self.environments, comparesConstraints: true)
  }

  /// Calls `body` for every scene in every environment in which something moves.
  ///
  /// - Parameters:
  ///   - substitutes: views that the migration adds or removes on purpose.
  ///   - scenes: the positions of the scenes in which something can move; `nil` for all.
  package mutating func forEachFinding(
    in after: LoadedDocument, substitutes: Set<ObjectID>, scenes: Set<Int>? = nil,
    _ body: (Finding) throws -> Void
  ) throws {
    comparison.replaceNew(after)
    let description = description
    try comparison.forEachDifference(inScenes: scenes) { effect in
      try body(Self.finding(effect, description, substitutes))
    }
  }

  /// The first move that must not happen, as a sentence; `nil` if there is none.
  package mutating func objection(
    to after: LoadedDocument, substitutes: Set<ObjectID>, scenes: Set<Int>?
  ) throws -> String? {
    do {
      try forEachFinding(in: after, substitutes: substitutes, scenes: scenes) { finding in
        if let effect = finding.forbidden { throw Objection(sentence: Self.sentence(effect)) }
      }
    } catch let objection as Objection {
      return objection.sentence
    }
    return nil
  }

  /// Ends a comparison as soon as it has an objection.
  private struct Objection: Error {
    var sentence: String
  }

  private static func sentence(_ effect: EffectComparison.Effect) -> String {
    let what =
      effect.difference.effects.first?.text ?? effect.shifts.first?.text
      ?? "the layout is \(effect.oldStatus.rawValue) and becomes \(effect.newStatus.rawValue)"
    return "\(what) on \(effect.environment.title)"
  }

  private static func finding(
    _ effect: EffectComparison.Effect, _ description: MigrationDescription,
    _ substitutes: Set<ObjectID>
  ) -> Finding {
    let environment = effect.environment
    let size = environment.contentSizeCategory ?? .ofNewDevice
    let isFree = description.permitsEverything(
      isRightToLeft: environment.direction == .rightToLeft,
      isDefaultTextSize: size == .ofNewDevice)
    var meant = effect
    var forbidden = effect
    meant.difference.effects = effect.difference.effects.filter {
      isFree || substitutes.contains($0.id) && ($0.kind == .appeared || $0.kind == .disappeared)
    }
    meant.shifts = []
    if isFree { forbidden.shifts = [] }
    let allowed = Set(meant.difference.effects.map(\.id))
    forbidden.difference.effects = effect.difference.effects.filter { !allowed.contains($0.id) }
    // If a layout got a solution, nobody objects.
    if effect.newStatus.isWorse(than: effect.oldStatus) {
      meant.newStatus = meant.oldStatus
    } else {
      forbidden.newStatus = forbidden.oldStatus
    }
    return Finding(
      meant: meant.isEmpty ? nil : meant, forbidden: forbidden.isEmpty ? nil : forbidden)
  }
}

extension LayoutEnvironment {
  /// A profile as `devices` lists it, with direction and text size unless these are left to right
  /// and the default: `iphone-4.7/portrait/rtl/AX5`.
  package var proofKey: String {
    let turned = direction == .rightToLeft ? [direction.rawValue] : []
    let size = contentSizeCategory ?? .ofNewDevice
    return ([key] + turned + (size == .ofNewDevice ? [] : [size.shortName]))
      .joined(separator: "/")
  }
}
