package import Diagnostics
package import LayoutComparison
package import LayoutModel

/// A message of a log, explained with the document that has most of its constraints.
package struct ExplainedConflict {
  /// The number of the message in the log, from 1.
  package var number: Int
  package var conflict: LoggedConflict
  package var document: LoadedDocument?
  package var match: ConflictMatch?
  /// How many other documents have as many of the constraints as this one.
  package var otherDocuments: Int
  /// The contradiction; `nil` if none is found.
  private let proof: ConflictProof?

  package init(
    number: Int,
    conflict: LoggedConflict,
    document: LoadedDocument? = nil,
    match: ConflictMatch? = nil,
    otherDocuments: Int
  ) {
    self.number = number
    self.conflict = conflict
    self.document = document
    self.match = match
    self.otherDocuments = otherDocuments
    proof = conflict.proof()
  }

  /// The lines for a person about one constraint.
  package struct Line {
    /// The kind, such as `constraint`, `autoresizing`, `cell`, `stack-view`; `code` if no document
    /// has the constraint.
    package var kind: String
    package var id: ObjectID?
    package var location: SourceLocation?
    package var text: String
    package var isGivenUp: Bool
    /// Whether the other constraints contradict each other without it.
    package var isLeftOut: Bool

    package init(
      kind: String,
      id: ObjectID? = nil,
      location: SourceLocation? = nil,
      text: String,
      isGivenUp: Bool,
      isLeftOut: Bool = false
    ) {
      self.kind = kind
      self.id = id
      self.location = location
      self.text = text
      self.isGivenUp = isGivenUp
      self.isLeftOut = isLeftOut
    }
  }

  package var lines: [Line] {
    conflict.constraints.indices.map { index in
      let logged = conflict.constraints[index]
      var line = Line(
        kind: "", id: nil, location: nil, text: "", isGivenUp: conflict.givenUp == index,
        isLeftOut: proof?.constraints.contains(index) == false)
      switch logged.origin {
      case .author:
        if let document, let found = match?.constraints[index] {
          let constraint = document.document.constraints[found]
          line.kind = "constraint"
          line.id = constraint.id
          line.location = document.document.constraintLocations[found]
          line.text = document.document.equation(constraint).text
          if let identifier = constraint.identifier { line.text += ", identifier '\(identifier)'" }
        } else {
          line.kind = "code"
          line.text =
            sentence(of: logged) + (logged.identifier.map { ", identifier '\($0)'" } ?? "")
            + (document == nil ? "" : ": no document has it, so code makes it")
        }
      case .autoresizingMask(let mask):
        line.kind = "autoresizing"
        line.text =
          "\(sentence(of: logged)): made of the autoresizing mask\(mask.isEmpty ? "" : " (\(mask))")"
      case .encapsulated(let axis):
        line.kind = "cell"
        line.text =
          "\(sentence(of: logged)): the \(axis == .horizontal ? "width" : "height") that "
          + (logged.isTemporary
            ? "UIKit measures with before the view has one"
            : "the table, collection or window gives")
      case .stackView(let purpose):
        line.kind = "stack-view"
        line.text = "\(sentence(of: logged)): made by a stack view, \(Self.stackPurpose(purpose))"
      case .contentSize:
        line.kind = "content-size"
        line.text = "\(sentence(of: logged)): the size of what the view shows"
      case .guide:
        line.kind = "guide"
        line.text = "\(sentence(of: logged)): made by UIKit for a guide or margin"
      case .system:
        line.kind = "system"
        line.text = "\(sentence(of: logged)): made by UIKit for its own views"
      case .prototyping:
        line.kind = "prototyping"
        line.text =
          "\(sentence(of: logged)): made by Interface Builder, since the view had too few constraints in its document"
      }
      return line
    }
  }

  /// Why the constraints cannot hold together, in one sentence; `nil` if that is not known.
  package var reason: String? {
    guard let proof else {
      return conflict.holdsAsPrinted
        ? "as printed they do not contradict each other: UIKit rounds numbers, or a part of the list is missing"
        : nil
    }
    let sizes = proof.sizes.map {
      "the \($0.axis == .horizontal ? "width" : "height") of \(name($0.item))"
    }
    if proof.constraints.count == 1 {
      return "one of them cannot hold: \(sizes.joined(separator: " and ")) cannot be less than 0"
    }
    let distance = NumberText.shortest((proof.distance * 1000).rounded() / 1000)
    return "they contradict each other by \(distance) \(distance == "1" ? "point" : "points")"
      + (sizes.isEmpty
        ? "" : ", since \(sizes.joined(separator: " and ")) cannot be less than 0")
  }

  /// Possible repairs in order, with the command if one does it.
  package var repairs: [String] {
    let known =
      document == nil ? [] : conflict.constraints.indices.map { match?.constraints[$0] != nil }
    return conflict.advice(known: known, proof: proof).map(sentence)
  }

  // MARK: Sentences

  private func sentence(_ advice: ConflictAdvice) -> String {
    switch advice {
    case .stopTranslating(let item):
      return
        "set translatesAutoresizingMaskIntoConstraints of \(name(item)) to false before it gets constraints"
    case .yieldToFrame(let item, let axis, let size, let index):
      let what = "\(axis == .horizontal ? "width" : "height") of \(Self.shown(size))"
      return
        "lower the priority of \(self.name(index)) to 999"
        + (abs(size) < 0.01
          ? ": \(name(item)) has a \(what) until it is laid out"
          : ", or give \(name(item)) another frame than one with a \(what)")
        + command(index)
    case .yieldToContainer(let axis, let size, let index):
      let what = axis == .horizontal ? "width" : "height"
      let isMeasure = conflict.constraints.contains {
        $0.isTemporary && $0.origin == .encapsulated(axis) && $0.constant == size
      }
      return
        "lower the priority of \(self.name(index)) to 999: the \(what) of \(Self.shown(size)) "
        + (isMeasure
          ? "is only one to measure with, and the message does no harm"
          : "comes from outside, and may change before the view is shown")
        + command(index)
    case .wrapHidden(let item):
      return
        "put \(name(item)) into a plain view, with a priority of 999 at its end, and hide that view; or set its spacing to 0 "
        + "while it is hidden: a hidden stack view keeps the space between its views"
    case .yieldToHiding(let index):
      return
        "lower the priority of \(self.name(index)) to 999: a stack view takes the size of a hidden view away"
        + command(index)
    case .deleteOne(let a, let b):
      return "delete \(self.name(a)) or \(self.name(b)): both say something else of the same"
    case .deleteDuplicate(let a, let b):
      return
        "delete \(self.name(a)) or \(self.name(b)): both say the same, but for digits that UIKit does not print"
    case .leaveToSystem(let toolbar):
      return
        toolbar == nil
        ? "leave it: UIKit makes all of these itself"
        : "make the UIToolbar with a frame that is not empty, such as 100 by 44, or leave it: UIKit makes all of these itself"
    case .dropNegativeSize(let index):
      return
        "delete \(self.name(index)), or give it a size that is not negative; action sheets of iOS 12 and 13 make one of -16 "
        + "themselves, which does no harm"
    case .copyAll:
      return
        "copy the whole message, from 'Unable to simultaneously satisfy constraints' on: one constraint alone contradicts nothing"
    case .lower(let index):
      return "delete \(self.name(index)), or lower its priority to 999" + command(index)
    case .name(let index):
      return
        "give the constraint '\(conflict.constraints[index].text)' an identifier in code, so that messages tell which it is"
    }
  }

  /// A size in points. UIKit has tiny ones that mean none.
  private static func shown(_ size: Double) -> String {
    NumberText.shortest(abs(size) < 1e-6 ? 0 : size)
  }

  private func command(_ index: Int) -> String {
    guard let document, let found = match?.constraints[index] else { return "" }
    return
      " (ninegrid edit set \(document.name) \(document.document.constraints[found].id).priority 999)"
  }

  /// The id of a constraint in the document, or else the text that UIKit printed.
  private func name(_ index: Int) -> String {
    if let document, let found = match?.constraints[index] {
      return "'\(document.document.constraints[found].id)'"
    }
    return "'\(conflict.constraints[index].text)'"
  }

  /// The name of a view in the document, with its class.
  private func name(_ item: LoggedItem) -> String {
    if let document, let id = match?.objects[item.address] {
      return "'\(id)' (\(document.document.name(of: id)))"
    }
    let label = item.label.map { " '\($0)'" } ?? ""
    return item.className.isEmpty
      ? item.label ?? item.address : "\(item.className)\(label) \(item.address)"
  }

  /// A logged constraint as an equation.
  private func sentence(of logged: LoggedConstraint) -> String {
    guard let first = logged.first else { return logged.text }
    return ConstraintEquation(
      first: name(first.item), firstAttribute: first.attribute, relation: logged.relation,
      second: logged.second.map { name($0.item) }, secondAttribute: logged.second?.attribute,
      multiplier: Multiplier(value: logged.multiplier), constant: logged.constant,
      priority: LayoutPriority(logged.priority)
    ).text
  }

  private static func stackPurpose(_ purpose: String) -> String {
    switch purpose {
    case "hiding": "since an arranged view is hidden"
    case "spacing": "for the space between arranged views"
    case "canvas-connection": "to hold its arranged views at its edges"
    case "fill-equally": "to make arranged views equally large"
    case "fill-proportionally": "to keep the proportions of arranged views"
    case "alignment", "ambiguity-suppression", "spanning-boundary", "spanning-fit":
      "to align its arranged views"
    case "Edge.Leading", "Edge.Trailing", "Edge.Top", "Edge.Bottom":
      "to hold its views between its edges"
    case "Stack.Min": "for the space between its views"
    default: "for '\(purpose)'"
    }
  }
}
