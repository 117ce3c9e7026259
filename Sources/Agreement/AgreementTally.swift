import LayoutModel

/// Counted and agreeing views, summed over documents.
package struct AgreementTally: Sendable {
  package struct Share: Sendable, Hashable {
    package var agreeing = 0
    package var count = 0

    package init(agreeing: Int = 0, count: Int = 0) {
      self.agreeing = agreeing
      self.count = count
    }

    /// In percent; 100 of nothing.
    package var percent: Double {
      count == 0 ? 100 : 100 * Double(agreeing) / Double(count)
    }

    mutating func add(_ agrees: Bool) {
      count += 1
      if agrees { agreeing += 1 }
    }
  }

  package private(set) var total = Share()
  /// Within half a point.
  package private(set) var close = Share()
  /// Documents that agree whole, of those with views that are compared.
  package private(set) var documents = Share()
  /// By `owner/name`.
  package private(set) var repositories: [String: Share] = [:]
  /// By the name of the view's element.
  package private(set) var elements: [String: Share] = [:]
  /// How many misses are off in `x`, `y`, `width`, `height`, or `missing`.
  package private(set) var dimensions: [String: Int] = [:]

  package init() {}

  package mutating func add(_ document: DocumentAgreement, repository: String) {
    guard !document.views.isEmpty else { return }
    for view in document.views {
      total.add(view.agrees)
      close.add(view.agreesClosely)
      repositories[repository, default: Share()].add(view.agrees)
      elements[view.counted.element, default: Share()].add(view.agrees)
      for name in view.differingDimensions { dimensions[name, default: 0] += 1 }
    }
    documents.add(document.agreeing == document.views.count)
  }

  /// Percent of each repository's views, averaged: each repository counts the same, however large it is.
  package var meanOfRepositories: Double {
    let shares = repositories.values.map(\.percent).sorted()
    return shares.isEmpty ? 100 : shares.reduce(0, +) / Double(shares.count)
  }
}

extension DocumentAgreement.ComparedView {
  /// What is off by more than a point, of a view that does not agree.
  var differingDimensions: [String] {
    guard !agrees else { return [] }
    guard let resolved else { return ["missing"] }
    let recorded = counted.recorded
    return [
      ("x", resolved.x - recorded.x), ("y", resolved.y - recorded.y),
      ("width", resolved.width - recorded.width), ("height", resolved.height - recorded.height),
    ].filter { abs($0.1) > 1 }.map(\.0)
  }
}
