import Diagnostics
import LayoutEngine
import LayoutModel

/// The input of a rule that checks one layout of a scene.
///
/// What the canvas shows is intended: a menu that waits beside the screen, a picture that is cut on
/// purpose. So most rules report only what is worse than on the canvas. They report nothing about
/// views whose place is ambiguous, or that lie in such a view.
package struct LayoutCheck {
  let document: LayoutDocument
  let layout: ResolvedLayout
  /// The seen views, parents before children.
  let views: [SeenView]
  /// The views as the canvas shows them, by position in the document's views.
  let drawn: [Int: SeenView]
  /// Frames as designed that constraints give, in superviews' coordinates, by position in the document's views.
  let designed: [Int: Rect]
  /// By position in the document's views, the position in ``views``.
  let positions: [Int: Int]
  /// The settings of the rule in the configuration.
  var settings = RuleSettings()
  /// The appearances in which people see the app, with the colours of its catalogues.
  let colors: [KnownColors]

  /// The smallest difference that is reported, in points. Interface Builder ignores smaller ones, too.
  static let tolerance = 1.0

  var cell: GridCell { layout.environment.cell }

  func source(_ view: SeenView) -> LayoutView { document.views[view.index] }

  /// A view of the layout by its position in the document's views.
  func view(_ index: Int) -> SeenView? { positions[index].map { views[$0] } }

  /// The views around a view, the innermost first.
  func ancestors(of view: SeenView) -> [SeenView] {
    document.superviews(of: view.index).compactMap { self.view($0) }
  }

  /// `'abc-12-xyz' (Title)`.
  func subject(_ index: Int) -> NamedObject { NamedObject(document.views[index]).onOneLine }

  /// - Parameters:
  ///   - fault: what is wrong; the objects of its statement begin with the view.
  ///   - extent: how bad it is in this layout.
  func fault(_ fault: some DiagnosticFault, at view: SeenView, extent: Double) -> LayoutFault {
    LayoutFault(diagnostic: Diagnostic(fault, at: source(view).location), extent: extent)
  }
}
