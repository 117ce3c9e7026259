import Diagnostics
import LayoutComparison
import LayoutEngine
import LayoutModel

/// Groups views that leave the screen together with a view around them into one finding.
struct OffScreenCauses {
  private let document: LayoutDocument
  private let views: [Int: SeenView]

  init(_ document: LayoutDocument, _ views: [SeenView]) {
    self.document = document
    self.views = Dictionary(views.map { ($0.index, $0) }) { first, _ in first }
  }

  /// The faults, with those that one view causes joined into the worst of them.
  func grouped(_ faults: [ScreenFault]) -> [ScreenFault] {
    guard faults.count > 1 else { return faults }
    var order: [Int] = []
    var groups: [Int: [ScreenFault]] = [:]
    for (number, fault) in faults.enumerated() {
      // A view stands for itself if no view around it leaves the screen.
      let key = fault.diagnostic.objects.first.flatMap { cause(of: ObjectID($0)) } ?? -1 - number
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(fault)
    }
    return order.compactMap { key in
      guard let group = groups[key] else { return nil }
      guard group.count > 1, key >= 0 else { return group[0] }
      var worst = group[0]
      for fault in group where fault.extent > worst.extent { worst = fault }
      guard case .beyond(let edge, var item)? = worst.diagnostic.fault as? PlacementFault else {
        return worst
      }
      let outer = document.views[key]
      item.outer = NamedObject(outer).onOneLine
      item.othersCount = group.count - 1
      worst.diagnostic = Diagnostic(PlacementFault.beyond(edge, item), at: outer.location)
      return worst
    }
  }

  /// The outermost view that lies around another one and leaves the screen itself.
  private func cause(of id: ObjectID) -> Int? {
    guard let view = document.view(id) else { return nil }
    return Array(document.superviews(of: view.index)).last { index in
      document.views[index].parent != nil
        && views[index].map { $0.place.extent != .onScreen } ?? false
    }
  }
}
