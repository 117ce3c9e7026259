package import LayoutModel

/// The comparison of a document's resolved frames with those that Interface Builder recorded in it.
package struct DocumentAgreement: Sendable, Hashable {
  package var views: [ComparedView]

  package struct ComparedView: Sendable, Hashable {
    package var counted: CountedView
    /// The nearest resolved frame; `nil` if no result contains the view.
    package var resolved: Rect?
    /// The largest difference of x, y, width and height, in points. It is infinite if there is no
    /// result.
    package var distance: Double

    /// Whether the frames agree. Interface Builder itself tolerates a difference of up to a point
    /// before it calls a view misplaced.
    package var agrees: Bool { distance <= 1 + ComparedView.rounding }
    package var agreesClosely: Bool { distance <= 0.5 + ComparedView.rounding }

    private static let rounding = 1e-6
  }

  package var agreeing: Int { views.count { $0.agrees } }
}
