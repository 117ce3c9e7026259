import LayoutComparison
import LayoutModel

extension ExplainedConflict {
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
}
