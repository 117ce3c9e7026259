import LayoutEngine
package import LayoutModel

/// How a document's resolved frames compare with those that Interface Builder recorded in it.
package struct DocumentAgreement: Sendable, Hashable {
  package var views: [ComparedView]

  package struct ComparedView: Sendable, Hashable {
    package var counted: CountedView
    /// The resolved frame that is nearest; `nil` where the view is in no result.
    package var resolved: Rect?
    /// Largest difference of x, y, width and height, in points; infinite where there is no result.
    package var distance: Double

    /// Interface Builder itself lets a frame lag behind by up to a point before it calls it misplaced.
    package var agrees: Bool { distance <= 1 + ComparedView.rounding }
    package var agreesClosely: Bool { distance <= 0.5 + ComparedView.rounding }

    private static let rounding = 1e-6
  }

  package var agreeing: Int { views.count { $0.agrees } }
}

extension DocumentAgreement {
  /// Resolves a document as designed, and compares.
  ///
  /// - Parameter isBlind: the engine gets a copy without the frames that are compared.
  package init(_ tree: DocumentTree, isBlind: Bool = true) {
    let counted = tree.countedViews
    guard !counted.isEmpty else {
      views = []
      return
    }
    var resolver = LayoutResolver(LayoutDocument(isBlind ? tree.blinded(counted) : tree))
    var frames: [String: [Rect]] = [:]
    for layout in resolver.resolveAsDesigned() {
      for view in layout.views { frames[view.id.text, default: []].append(view.frame.printed) }
    }
    views = counted.map { counted in
      let nearest = (frames[counted.id] ?? [])
        .map { (rect: $0, distance: $0.distance(to: counted.recorded)) }
        .min { $0.distance < $1.distance }
      return ComparedView(
        counted: counted, resolved: nearest?.rect, distance: nearest?.distance ?? .infinity)
    }
  }
}

extension Rect {
  /// The rectangle as `ninegrid resolve` prints it, to four decimals.
  fileprivate var printed: Rect {
    func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}
