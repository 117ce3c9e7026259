import Diagnostics
import LayoutComparison
import LayoutEngine
import LayoutModel

/// Puts together what leaves the screen with one view around it: that is one finding.
struct OffScreenCauses {
  private let document: LayoutDocument
  private let views: [Int: SeenView]

  init(_ document: LayoutDocument, _ views: [SeenView]) {
    self.document = document
    self.views = Dictionary(views.map { ($0.index, $0) }) { first, _ in first }
  }

  /// The faults with all that one view takes along told at the worst of them.
  func grouped(_ faults: [ScreenFault]) -> [ScreenFault] {
    guard faults.count > 1 else { return faults }
    var order: [Int] = []
    var groups: [Int: [ScreenFault]] = [:]
    for (number, fault) in faults.enumerated() {
      // What lies in nothing that leaves the screen stands for itself.
      let key = fault.diagnostic.objects.first.flatMap { cause(of: ObjectID($0)) } ?? -1 - number
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(fault)
    }
    return order.compactMap { key in
      guard let group = groups[key] else { return nil }
      guard group.count > 1, key >= 0 else { return group[0] }
      var worst = group[0]
      for fault in group where fault.extent > worst.extent { worst = fault }
      let outer = document.views[key]
      worst.diagnostic.message +=
        ", and so \(group.count == 2 ? "does 1 other" : "do \(group.count - 1) others") in '\(outer.id)'"
        + " (\(outer.name.onOneLine))"
      worst.diagnostic.location = outer.location
      worst.diagnostic.objects = [outer.id.text]
      return worst
    }
  }

  /// The outermost view around another one that leaves the screen itself.
  private func cause(of id: ObjectID) -> Int? {
    guard let view = document.view(id) else { return nil }
    return Array(document.superviews(of: view.index)).last { index in
      document.views[index].parent != nil
        && views[index].map { $0.place.extent != .onScreen } ?? false
    }
  }
}
