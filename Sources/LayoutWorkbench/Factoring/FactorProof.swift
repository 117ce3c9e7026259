import LayoutComparison
package import LayoutModel

/// Resolves a factored document and its original on every device profile, in each of the four final
/// size classes, and reports the differences.
package struct FactorProof {
  /// The document before, or a drawing of one class, which stands for the original in some of the classes.
  package struct Original {
    package var loaded: LoadedDocument
    package var cells: [GridCell]

    package init(loaded: LoadedDocument, cells: [GridCell]) {
      self.loaded = loaded
      self.cells = cells
    }
  }

  /// How many environments have been compared.
  package private(set) var environmentCount = 0
  /// Views that move, in the order in which they were found. If the status of a scene changes, its root
  /// object.
  package private(set) var moved: [ObjectID] = []
  /// The first few differences, for a person.
  package private(set) var sentences: [String] = []
  package private(set) var affected: [LayoutEnvironment] = []

  package var holds: Bool { affected.isEmpty }

  private static let mostSentences = 5

  package init(_ originals: [Original], after: LoadedDocument) throws {
    for original in originals {
      let requests = Self.environments(of: original.cells)
      environmentCount += requests.count
      var comparison = try EffectComparison(
        from: original.loaded, to: after, in: requests.map { .environment($0) })
      try comparison.forEachDifference { add($0) }
    }
  }

  /// Every profile in each of the classes, whatever class the device itself has.
  private static func environments(of cells: [GridCell]) -> [LayoutEnvironment] {
    cells.flatMap { cell in
      DeviceProfile.all.map { profile in
        var environment = LayoutEnvironment(profile)
        environment.cell = cell
        return environment
      }
    }
  }

  private mutating func add(_ effect: EffectComparison.Effect) {
    if !affected.contains(effect.environment) { affected.append(effect.environment) }
    let place = "\(effect.environment.title), \(effect.environment.cell)"
    var found = effect.difference.effects.map { (id: $0.id, text: $0.text) }
    if effect.oldStatus != effect.newStatus {
      let text = "the layout was \(effect.oldStatus.rawValue), and is \(effect.newStatus.rawValue)"
      found.append((effect.difference.scene, text))
    }
    for (id, text) in found where !moved.contains(id) {
      moved.append(id)
      if sentences.count < Self.mostSentences { sentences.append("\(text) on \(place)") }
    }
  }
}
