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
