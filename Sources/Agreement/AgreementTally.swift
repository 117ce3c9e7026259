import LayoutModel

/// The numbers of compared and agreeing views, summed over documents.
package struct AgreementTally: Sendable {
  package struct Share: Sendable, Hashable {
    package var agreeing = 0
    package var count = 0

    package init(agreeing: Int = 0, count: Int = 0) {
      self.agreeing = agreeing
      self.count = count
    }

    /// The share in percent; 100 if nothing was counted.
    package var percent: Double {
      count == 0 ? 100 : 100 * Double(agreeing) / Double(count)
    }

    mutating func add(_ agrees: Bool) {
      count += 1
      if agrees { agreeing += 1 }
    }
  }

  package private(set) var total = Share()
  /// Views that agree within half a point.
  package private(set) var close = Share()
  /// Documents in which all views agree, among those with views to compare.
  package private(set) var documents = Share()
  /// The shares by repository, as `owner/name`.
  package private(set) var repositories: [String: Share] = [:]
  /// The shares by the name of the view's element.
  package private(set) var elements: [String: Share] = [:]
  /// The number of misses that differ in `x`, `y`, `width` or `height`, or are `missing`.
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

  /// The mean of the repositories' percentages. Each repository counts the same, however large it
  /// is.
  package var meanOfRepositories: Double {
    let shares = repositories.values.map(\.percent).sorted()
    return shares.isEmpty ? 100 : shares.reduce(0, +) / Double(shares.count)
  }
}

extension DocumentAgreement.ComparedView {
  /// The dimensions in which a view that does not agree differs by more than a point.
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
