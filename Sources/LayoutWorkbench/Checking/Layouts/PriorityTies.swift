import ElementTree
import Diagnostics
import LayoutEngine
import LayoutModel

/// Finds ambiguities that end as soon as one of two views wants its size more than the other one.
///
/// - Source: Interface Builder's "Content Priority Ambiguity". Each finding is proved: one priority
///   is raised by 1, and the scene is solved again.
struct PriorityTies {
  private let loaded: LoadedDocument
  private let localization: Localization
  /// Results of earlier searches, by the views of the cause.
  private var known: [[Int]: Tie?] = [:]

  struct Tie {
    var winner: Int
    var other: Int
    var axis: LayoutAxis
    /// Whether there is too little room, so that one of them is cut. Otherwise there is too much,
    /// and one of them grows.
    var isResistance: Bool
  }

  init(_ loaded: LoadedDocument, localization: Localization) {
    self.loaded = loaded
    self.localization = localization
  }

  /// - Parameter scene: the position of the scene.
  mutating func tie(
    of cause: AmbiguityCauses.Cause, scene: Int, in request: RequestedEnvironment
  ) -> Tie? {
    guard cause.diagnostic.severity > .note, cause.views.count > 1 else { return nil }
    let key = cause.views.sorted()
    if let found = known[key] { return found }
    let found = search(cause, scene, request)
    known[key] = .some(found)
    return found
  }

  private func search(
    _ cause: AmbiguityCauses.Cause, _ scene: Int, _ request: RequestedEnvironment
  ) -> Tie? {
    let views = loaded.document.views
    for axis in LayoutAxis.allCases {
      let length = FramePart.length(along: axis)
      let rivals = cause.views.sorted().filter {
        cause.parts[$0]?.contains(length) ?? false && Self.hasContent(views[$0])
      }
      guard let winner = rivals.first,
        let other = rivals.dropFirst().first(where: { views[$0].parent == views[winner].parent })
      else { continue }
      for isResistance in [true, false]
      where isEqual(winner, other, axis, isResistance)
        && ends(winner, axis, isResistance, scene, request)
      {
        return Tie(winner: winner, other: other, axis: axis, isResistance: isResistance)
      }
    }
    return nil
  }

  private func isEqual(
    _ first: Int, _ second: Int, _ axis: LayoutAxis, _ isResistance: Bool
  ) -> Bool {
    let views = loaded.document.views
    return isResistance
      ? views[first].compressionResistance(axis) == views[second].compressionResistance(axis)
      : views[first].contentHugging(axis) == views[second].contentHugging(axis)
  }

  /// Whether a higher priority of the view determines its length.
  private func ends(
    _ view: Int, _ axis: LayoutAxis, _ isResistance: Bool, _ scene: Int,
    _ request: RequestedEnvironment
  ) -> Bool {
    let source = loaded.document.views[view]
    let old =
      isResistance ? source.compressionResistance(axis) : source.contentHugging(axis)
    guard old.value + 1 < LayoutPriority.required.value else { return false }
    var tree = loaded.tree
    let name =
      (axis == .horizontal ? "horizontal" : "vertical")
      + (isResistance ? "CompressionResistancePriority" : "HuggingPriority")
    tree.root.modify(id: source.id) { $0[name] = NumberText.shortest(old.value + 1) }
    let trial = LoadedDocument(
      name: loaded.name, document: LayoutDocument(tree), diagnostics: [])
    var resolving = DocumentResolving(
      trial, scenes: [scene], localization: localization, findsTruncations: false)
    let layout = resolving.layout(scene: scene, in: request)
    return layout.status != .unsatisfiable
      && !layout.diagnostics.contains {
        $0.ambiguousFrame?.view.id == source.id
          && $0.ambiguousFrame?.parts.contains(.length(along: axis)) ?? false
      }
  }

  /// Whether a view has an intrinsic size.
  private static func hasContent(_ view: LayoutView) -> Bool {
    switch view.kind {
    case .label, .button, .textField, .toggle, .slider, .segmentedControl, .stepper, .progressView,
      .imageView, .datePicker, .stackView:
      true
    default: false
    }
  }

  /// The diagnostic of a tie, which replaces that of the ambiguity.
  func diagnostic(of tie: Tie, _ cause: AmbiguityCauses.Cause) -> Diagnostic {
    let (winner, other) = (loaded.document.views[tie.winner], loaded.document.views[tie.other])
    let priority =
      tie.isResistance
      ? winner.compressionResistance(tie.axis) : winner.contentHugging(tie.axis)
    let fault = PriorityTie(
      first: NamedObject(winner).onOneLine, second: NamedObject(other).onOneLine, axis: tie.axis,
      isResistance: tie.isResistance, priority: priority)
    return Diagnostic(fault, at: winner.location)
  }
}

/// Two views that want their sizes equally much where there is not the room for both.
private struct PriorityTie: DiagnosticFault {
  var first: NamedObject
  var second: NamedObject
  var axis: LayoutAxis
  /// Otherwise both hug their contents.
  var isResistance: Bool
  var priority: LayoutPriority

  var statement: Diagnostic.Statement {
    let length = FramePart.length(along: axis).rawValue
    let property = isResistance ? "compression resistance" : "content hugging"
    return .init(
      .priorityTie, .warning,
      "\(first) and \(second) have the same \(property) of \(NumberText.shortest(priority.value)),"
        + " so the \(length) of which of them \(isResistance ? "is cut" : "grows") is left to chance",
      hint: "give the one that is to keep its \(length) a higher \(property)",
      objects: [first.id.text, second.id.text])
  }
}

extension Diagnostic.Code {
  /// Two views want their own sizes with the same priority, and the room does not fit both.
  static let priorityTie = Self(rawValue: "priority-tie")
}
