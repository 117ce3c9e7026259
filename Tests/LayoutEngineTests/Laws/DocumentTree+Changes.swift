import ElementTree
import LayoutModel
import TestSupport

/// Changes to a document after which its layout must be the same, or must change in a known way.
extension DocumentTree {
  /// The constraints of each view in another order.
  func withConstraintsShuffled(using random: inout SplitMix64) -> DocumentTree {
    var copy = self
    copy.root.modify { element in
      if element.name == "constraints" { element.content.shuffle(using: &random) }
    }
    return copy
  }

  /// Every object under another id, and all references with it.
  ///
  /// - Returns: the copy, and the old ids by the new ones.
  func withIDsChanged(
    using random: inout SplitMix64
  ) -> (tree: DocumentTree, names: [String: String]) {
    var ids: [String] = []
    root.forEach { element in
      if let id = element["id"] { ids.append(id) }
    }
    let numbers = Array(ids.indices).shuffled(using: &random)
    let renamed = Dictionary(uniqueKeysWithValues: zip(ids, numbers.map { "\($0)-new" }))
    var copy = self
    copy.root.modify { element in
      for name in ["id", "firstItem", "secondItem", "reference", "destination"] {
        if let id = element[name], let new = renamed[id] { element[name] = new }
      }
    }
    return (copy, Dictionary(uniqueKeysWithValues: renamed.map { ($1, $0) }))
  }

  /// Every length of the document times `factor`.
  func magnified(by factor: Double) -> DocumentTree {
    let lengths: Set<String> = [
      "constant", "spacing", "intrinsicWidth", "intrinsicHeight", "x", "y",
      "width", "height", "top", "leading", "bottom", "trailing",
    ]
    var copy = self
    copy.root.modify { element in
      guard element.name != "device" else { return }
      for name in lengths.sorted() {
        if let value = element.number(name) { element[name] = "\(value * factor)" }
      }
    }
    return copy
  }

  /// The document without the views that are hidden in stacks, and what is in them.
  func withoutHiddenViews() -> DocumentTree {
    var copy = self
    copy.root.removeDescendants { $0["hidden"] == "YES" }
    return copy
  }

  /// The document without some views, what is in them, and the constraints that name any of it.
  func without(_ ids: Set<String>) -> DocumentTree {
    var gone = ids
    root.forEach { element in
      guard let id = element["id"], ids.contains(id) else { return }
      element.forEach { if let inner = $0["id"] { gone.insert(inner) } }
    }
    var copy = self
    copy.root.removeDescendants { element in
      ["id", "firstItem", "secondItem"].contains { element[$0].map(gone.contains) ?? false }
        || element.name == "variation"
    }
    return copy
  }

  /// Some of the views below the root not installed anywhere.
  ///
  /// - Returns: the copy, and the ids of those views.
  func withSomeUninstalled(
    using random: inout SplitMix64
  ) -> (tree: DocumentTree, ids: Set<String>) {
    var ids: Set<String> = []
    var copy = self
    copy.root.modify { element in
      guard element["translatesAutoresizingMaskIntoConstraints"] == "NO" || element["id"] == "root",
        let subviews = element.child("subviews")
      else { return }
      let out = subviews.children.compactMap { $0["id"] }.filter { _ in random.oneIn(4) }
      guard !out.isEmpty else { return }
      ids.formUnion(out)
      let mask = DocumentElement(
        "mask", ["key": "subviews"],
        children: out.map { DocumentElement("exclude", ["reference": $0]) })
      element.append(DocumentElement("variation", ["key": "default"], children: [mask]))
    }
    return (copy, ids)
  }
}
