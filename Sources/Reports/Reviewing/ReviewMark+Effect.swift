package import LayoutComparison
import LayoutModel
package import LayoutPreview

extension ReviewMark {
  /// The change of a view in a few words: `8 lower, 24 wider`.
  package init(_ effect: LayoutDifference.Effect) {
    let kind: Kind =
      switch effect.kind {
      case .moved: .moved
      case .resized: .resized
      case .appeared: .appeared
      case .disappeared: .disappeared
      }
    self.init(id: effect.id, name: effect.name, kind: kind, text: Self.text(effect))
  }

  private static func text(_ effect: LayoutDifference.Effect) -> String {
    func size(_ rect: Rect) -> String {
      "\(NumberText.rounded(rect.width)) × \(NumberText.rounded(rect.height))"
    }
    switch (effect.old, effect.new) {
    case (nil, let new?): return "is new, \(size(new))"
    case (let old?, nil): return "is gone, was \(size(old))"
    case (nil, nil): return "is another"
    case (let old?, let new?):
      let parts: [(change: Double, more: String, less: String)] = [
        (new.x - old.x, "to the right", "to the left"), (new.y - old.y, "lower", "higher"),
        (new.width - old.width, "wider", "narrower"),
        (new.height - old.height, "taller", "shorter"),
      ]
      let told = parts.filter { abs($0.change) > DocumentReviewer.tolerance }
        .map { "\(NumberText.rounded(abs($0.change))) \($0.change > 0 ? $0.more : $0.less)" }
      return told.isEmpty ? "is elsewhere" : told.joined(separator: ", ")
    }
  }
}
