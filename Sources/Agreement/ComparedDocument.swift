package import ElementTree
import LayoutEngine
import LayoutModel
package import PlatformRules

/// A document with the frames that Interface Builder recorded in it. It can be resolved any number
/// of times.
package struct ComparedDocument: Sendable {
  private let counted: [CountedView]
  private let document: LayoutDocument

  /// - Parameter isBlind: whether the engine gets a copy without the frames that are compared.
  package init(_ tree: DocumentTree, isBlind: Bool = true) {
    counted = tree.countedViews
    document = LayoutDocument(isBlind && !counted.isEmpty ? tree.blinded(counted) : tree)
  }

  /// Resolves the document as designed with the rules of a book, and compares the frames.
  ///
  /// No result is kept from one book to the next.
  package func agreement(by book: RuleBook = .standard) -> DocumentAgreement {
    if counted.isEmpty { return DocumentAgreement(views: []) }
    let resolver = LayoutResolver(document, book: book)
    var frames: [String: [Rect]] = [:]
    for layout in resolver.resolveFramesAsDesigned() {
      for view in layout.views { frames[view.id.text, default: []].append(view.frame.printed) }
    }
    return DocumentAgreement(
      views: counted.map { counted in
        let nearest = (frames[counted.id] ?? [])
          .map { (rect: $0, distance: $0.distance(to: counted.recorded)) }
          .min { $0.distance < $1.distance }
        return DocumentAgreement.ComparedView(
          counted: counted, resolved: nearest?.rect, distance: nearest?.distance ?? .infinity)
      })
  }
}

extension Rect {
  /// The rectangle as `ninegrid resolve` prints it, rounded to four decimals.
  fileprivate var printed: Rect {
    func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}
