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
  let proof: ConflictProof?

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
        isLeftOut: conflict.givenUp != index && proof?.constraints.contains(index) == false)
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

  // MARK: Sentences

  /// The id of a constraint in the document, or else the text that UIKit printed.
  func name(_ index: Int) -> String {
    if let document, let found = match?.constraints[index] {
      return "'\(document.document.constraints[found].id)'"
    }
    return "'\(conflict.constraints[index].text)'"
  }

  /// The name of a view in the document, with its class.
  func name(_ item: LoggedItem) -> String {
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
