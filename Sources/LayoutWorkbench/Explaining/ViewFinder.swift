import Diagnostics
package import LayoutModel

/// Finds views by the text with which a person names them: an id, or else a name.
package struct ViewFinder {
  package let document: LayoutDocument
  /// Positions of the scenes to look in.
  package let scenes: [Int]

  package init(document: LayoutDocument, scenes: [Int]) {
    self.document = document
    self.scenes = scenes
  }

  /// The reason why a view was not found.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    case unknownView(name: String, suggestion: String?)
    case severalViews(name: String, ids: [String])
    case unknownAttribute(name: String, suggestion: String?)

    package var description: String {
      switch self {
      case .unknownView(let name, let suggestion):
        "there is no view '\(name)' here" + Self.suggestion(suggestion)
      case .severalViews(let name, let ids):
        "'\(name)' is the name of \(ids.count) views; name one by its id: "
          + ids.prefix(6).joined(separator: ", ") + (ids.count > 6 ? ", …" : "")
      case .unknownAttribute(let name, let suggestion):
        "a view has no '\(name)'" + Self.suggestion(suggestion)
      }
    }

    private static func suggestion(_ text: String?) -> String {
      text.map { "; did you mean '\($0)'?" } ?? ""
    }
  }

  private var views: [LayoutView] {
    scenes.flatMap { document.scenes[$0].views }.map { document.views[$0] }
  }

  /// The position of the view with that id, or of the only one with that name.
  package func view(_ text: String) throws(Failure) -> Int {
    if let found = try find(text) { return found }
    throw .unknownView(name: text, suggestion: suggestion(for: text))
  }

  private func find(_ text: String) throws(Failure) -> Int? {
    let views = views
    if let view = views.first(where: { $0.id.text == text }) { return view.index }
    var named = views.filter { $0.name == text }
    if named.isEmpty {
      let wanted = text.lowercased()
      named = views.filter { $0.name.lowercased() == wanted }
    }
    guard named.count < 2 else {
      throw .severalViews(name: text, ids: named.map(\.id.text))
    }
    return named.first?.index
  }

  private func suggestion(for text: String) -> String? {
    let views = views
    return Spelling.nearest(to: text, in: views.map(\.id.text) + views.map(\.name))
  }

  /// Reads `VIEW` or `VIEW.ATTRIBUTE`; names may contain dots themselves.
  ///
  /// - Returns: the view, and the attribute if one is named.
  package func target(_ text: String) throws(Failure) -> (view: Int, attribute: String?) {
    if let whole = try find(text) { return (whole, nil) }
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else {
      throw .unknownView(name: text, suggestion: suggestion(for: text))
    }
    let view = try view(String(text[..<dot]))
    return (view, String(text[text.index(after: dot)...]))
  }
}
