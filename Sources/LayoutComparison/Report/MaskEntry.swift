import LayoutModel

/// The statement of a mask about an object, as a path leads to it.
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

  /// Whether an edit of the entry installs the object somewhere. An edit that only uninstalls it agrees with a removal of the
  /// object.
  func installs(_ new: PropertyValue?) -> Bool { new != nil || !isIncluded }
}
