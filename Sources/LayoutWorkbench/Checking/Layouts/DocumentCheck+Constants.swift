import Diagnostics
import ElementTree
import LayoutComparison
import LayoutModel

/// Finds constants that repeat a named distance as a number.
extension DocumentCheck {
  func magicConstantFindings(
    _ rule: CheckRule, _ loaded: LoadedDocument, scenes: [Int]
  ) -> [CheckFinding] {
    let document = loaded.document
    let lookup = ConstraintLookup(document)
    let margins = constantsOfMargins(loaded, scenes)
    return document.constraints.indices.compactMap { position in
      let constraint = document.constraints[position]
      let isMargin = margins.contains(constraint.id)
      guard isMargin || isStandard(constraint, in: document) else { return nil }
      let fault = MagicConstant(
        constraint: constraint.id,
        equation: document.equation(constraint, in: .base).text.onOneLine, isMargin: isMargin)
      let diagnostic = Diagnostic(fault, at: document.constraintLocations[position])
      let found = finding(rule, rule.severity, diagnostic, in: document, lookup)
      return scenes.contains { document.scenes[$0].id == found.scene } ? found : nil
    }
  }

  /// Constraints between siblings, edge to edge, with Interface Builder's standard distance.
  ///
  /// - Source: `NSSpace` has 8 points between siblings (``LayoutConstraint/isSymbolic``).
  private func isStandard(_ constraint: LayoutConstraint, in document: LayoutDocument) -> Bool {
    guard !constraint.isSymbolic, constraint.relation == .equal, constraint.multiplier.value == 1,
      constraint.constants.isEmpty, abs(constraint.constant) == 8, let second = constraint.second,
      let a = document.view(constraint.first.item), let b = document.view(second.item),
      let parent = a.parent, b.parent == parent, a.index != b.index
    else { return false }
    let pairs: [Set<LayoutAttribute>] = [
      [.leading, .trailing], [.left, .right], [.top, .bottom],
    ]
    let isAfter = constraint.first.attribute.isStart
    return pairs.contains([constraint.first.attribute, second.attribute])
      && isAfter == (constraint.constant > 0)
  }

  /// Constraints whose constants equal a margin wherever they are active.
  ///
  /// Each gets a twin that states the margin and has no effect on the layout. If the twin also
  /// holds with equality, both say the same.
  private func constantsOfMargins(_ loaded: LoadedDocument, _ scenes: [Int]) -> Set<ObjectID> {
    let plan = Migration.margins.plan(for: loaded.document, layouts: .none)
    let candidates = Set(plan.steps.compactMap(\.objects.first))
    if candidates.isEmpty { return [] }
    let margins = LayoutDocument(plan.tree(of: loaded.document, taking: plan.steps.indices)).tree
    var twins: [String: DocumentElement] = [:]
    margins.root.forEach { element in
      guard element.name == "constraint", let id = element["id"], candidates.contains(ObjectID(id))
      else { return }
      var twin = element
      twin["id"] = Self.twin(of: id)
      twin["priority"] = "1"
      twins[id] = twin
    }
    var tree = loaded.tree
    tree.root.modify { element in
      guard element.name == "constraints" else { return }
      let own = element.children.compactMap { $0["id"].flatMap { twins[$0] } }
      for twin in own { element.append(twin) }
    }
    let document = LayoutDocument(tree)
    let lookup = ConstraintLookup(document)
    var partners: [Int: ObjectID] = [:]
    for id in candidates {
      if let position = lookup.position(of: ObjectID(Self.twin(of: id.text))) {
        partners[position] = id
      }
    }
    let originals = Dictionary(
      partners.values.compactMap { id in lookup.position(of: id).map { (id, $0) } },
      uniquingKeysWith: { first, _ in first })
    var resolving = DocumentResolving(
      LoadedDocument(name: loaded.name, document: document, diagnostics: []), scenes: scenes,
      localization: localization, findsTruncations: false)
    resolving.measure(constraints: Set(partners.keys).union(originals.values))
    var same: Set<ObjectID> = []
    var other: Set<ObjectID> = []
    for scene in scenes {
      for request in Self.everyMargin {
        let layout = resolving.layout(scene: scene, in: request)
        let residuals = Dictionary(
          layout.constraints.map { ($0.index, $0.residual) },
          uniquingKeysWith: { first, _ in first })
        for (position, id) in partners {
          guard let twin = residuals[position], let own = originals[id].flatMap({ residuals[$0] })
          else { continue }
          if abs(twin - own) < 0.01 { same.insert(id) } else { other.insert(id) }
        }
      }
    }
    return same.subtracting(other)
  }

  private static func twin(of id: String) -> String { id + "-margin" }

  /// As designed, and devices with all the different margins: narrow and wide phones, upright and turned, and pads.
  private static let everyMargin: [RequestedEnvironment] =
    [.asDesigned(.init())]
    + [
      "iphone-4.0/portrait", "iphone-4.7/portrait", "iphone-5.5/portrait",
      "iphone-6.1-island/landscape",
      "iphone-6.9/portrait", "iphone-6.9/landscape", "ipad-11/portrait", "ipad-11/landscape",
      "ipad-11/landscape/one_half", "ipad-12.9/portrait",
    ].compactMap { DeviceProfile.profile(key: $0) }.map { .environment(LayoutEnvironment($0)) }
}

/// A constant that says in a number what has a name.
private struct MagicConstant: DiagnosticFault {
  var constraint: ObjectID
  var equation: String
  /// Otherwise it is the standard distance.
  var isMargin: Bool

  var statement: Diagnostic.Statement {
    .init(
      .magicConstant, .warning,
      "'\(constraint)' \(equation) "
        + (isMargin
          ? "is as long as the margin on every device, and says a number"
          : "has the standard distance, and says a number"),
      hint: isMargin
        ? "'ninegrid migrate margins' says the margin"
        : "choose 'Use Standard Value' in Interface Builder",
      objects: [constraint.text])
  }
}

extension Diagnostic.Code {
  /// A constant repeats a margin or the standard distance as a number.
  static let magicConstant = Self(rawValue: "magic-constant")
}
