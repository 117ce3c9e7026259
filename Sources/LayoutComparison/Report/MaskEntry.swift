import LayoutModel

/// What a mask says of an object, as a path leads to it.
struct MaskEntry {
  var object: ObjectID
  var isIncluded: Bool

  init?(_ path: PropertyPath) {
    let steps = path.element.steps
    guard steps.count >= 3, steps[steps.count - 2].name == "mask", let last = steps.last,
      last.name == "include" || last.name == "exclude", let reference = last.value
    else { return nil }
    object = ObjectID(reference)
    isIncluded = last.name == "include"
  }

  /// Whether an edit of the entry says anew where the object is installed, and not only where it is not any more, with which its
  /// removal agrees.
  func installs(_ new: PropertyValue?) -> Bool { new != nil || !isIncluded }
}
