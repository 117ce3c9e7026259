import Diagnostics
import ElementTree
import LayoutEngine
import LayoutModel

/// Finds ambiguities that end as soon as one of two views wants its size more than the other one.
///
/// - Source: Interface Builder's "Content Priority Ambiguity". Each finding is proved: one priority
///   is raised by 1, and the scene is solved again; then the other one is, and the lengths differ.
struct PriorityTies {
  private let loaded: LoadedDocument
  private let localization: Localization
  /// Results of earlier searches, by the views of the cause.
  private var known: [[Int]: Tie?] = [:]
  /// How often the views of a cause differed by less than somebody sees.
  private var unseen: [[Int]: Int] = [:]

  /// What the search for a tie behind an ambiguity finds.
  enum Outcome {
    case tie(Tie)
    /// There is a tie, but it decides about less than a point: a row is a whole number of pixels high, and its texts are not.
    case unseen
    case absent
  }

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
  mutating func outcome(
    of cause: AmbiguityCauses.Cause, scene: Int, in request: RequestedEnvironment
  ) -> Outcome {
    guard cause.diagnostic.severity > .note, cause.views.count > 1 else { return .absent }
    let key = cause.views.sorted()
    if let found = known[key] {
      guard let tie = found else { return .absent }
      return .tie(tie)
    }
    let count = unseen[key] ?? 0
    if count >= Self.mostUnseen { return .unseen }
    let found = search(cause, scene, request)
    switch found {
    case .tie(let tie): known[key] = .some(tie)
    case .absent: known[key] = .some(nil)
    // On another device it may decide about more.
    case .unseen: unseen[key] = count + 1
    }
    return found
  }

  /// After so many environments in which a tie decides about nothing that is seen, it is not looked for in others.
  private static let mostUnseen = 4
  /// The most views of a cause that are compared with its first one. More of them want the same.
  private static let mostRivals = 4
  /// The smallest difference that is reported, in points.
  private static let tolerance = LayoutCheck.tolerance

  private func search(
    _ cause: AmbiguityCauses.Cause, _ scene: Int, _ request: RequestedEnvironment
  ) -> Outcome {
    let views = loaded.document.views
    var isUnseen = false
    for axis in LayoutAxis.allCases {
      let length = FramePart.length(along: axis)
      let rivals = cause.views.sorted().filter {
        cause.parts[$0]?.contains(length) ?? false && Self.hasContent(views[$0])
      }
      guard let winner = rivals.first else { continue }
      // Most often they are side by side.
      let (near, far) = (
        rivals.dropFirst().filter { views[$0].parent == views[winner].parent },
        rivals.dropFirst().filter { views[$0].parent != views[winner].parent }
      )
      for isResistance in [true, false] {
        let equal = (near + far).filter { isEqual(winner, $0, axis, isResistance) }
        guard !equal.isEmpty,
          let raised = trial(raising: winner, axis, isResistance, scene, request),
          raised.isSettled, let most = raised.length(of: winner, axis)
        else { continue }
        for other in equal.prefix(Self.mostRivals) {
          guard let rival = trial(raising: other, axis, isResistance, scene, request),
            let least = rival.length(of: winner, axis)
          else { continue }
          // Views that have one length, whoever wins, are no rivals.
          let difference = abs(most - least)
          if difference >= Self.tolerance {
            return .tie(
              Tie(winner: winner, other: other, axis: axis, isResistance: isResistance))
          }
          if difference > 0.01 { isUnseen = true }
        }
      }
    }
    return isUnseen ? .unseen : .absent
  }

  private func isEqual(
    _ first: Int, _ second: Int, _ axis: LayoutAxis, _ isResistance: Bool
  ) -> Bool {
    let views = loaded.document.views
    return isResistance
      ? views[first].compressionResistance(axis) == views[second].compressionResistance(axis)
      : views[first].contentHugging(axis) == views[second].contentHugging(axis)
  }

  /// The scene with a higher priority of a view.
  private struct Trial {
    var layout: ResolvedLayout
    /// Whether the higher priority determines the length of the view.
    var isSettled: Bool

    func length(of view: Int, _ axis: LayoutAxis) -> Double? {
      guard layout.status != .unsatisfiable, let frame = layout.view(at: view)?.frame else {
        return nil
      }
      return axis == .horizontal ? frame.width : frame.height
    }
  }

  /// - Returns: `nil` if the priority is as high as it can be.
  private func trial(
    raising view: Int, _ axis: LayoutAxis, _ isResistance: Bool, _ scene: Int,
    _ request: RequestedEnvironment
  ) -> Trial? {
    let source = loaded.document.views[view]
    let old =
      isResistance ? source.compressionResistance(axis) : source.contentHugging(axis)
    guard old.value + 1 < LayoutPriority.required.value else { return nil }
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
    let isOpen = layout.diagnostics.contains {
      $0.ambiguousFrame?.view.id == source.id
        && $0.ambiguousFrame?.parts.contains(.length(along: axis)) ?? false
    }
    return Trial(layout: layout, isSettled: !isOpen)
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
