package import LayoutModel

/// Writes a document as UIKit code: a class for each scene, each view of a xib and each cell.
///
/// Plain UIKit without types of its own: anchors, stack views, guides, and sets of constraints that are active in some
/// size classes, switched by `registerForTraitChanges` (iOS 17). Segues are methods, which controls and rows call;
/// containers make the controllers that they show.
///
/// - Parameters:
///   - name: what the document is called; the table of its localized texts has that name.
///   - style: how constraints are written; the visual format where it has words, else anchors.
/// - Returns: the code, and what of the document it does not say.
package func writeSwift(
  _ document: LayoutDocument, named name: String, style: ConstraintStyle = .anchors
) -> SwiftCode {
  var writer = DocumentCode(document, name, style)
  writer.write()
  return writer.code
}

/// Writes the constraints of a document in Apple's Visual Format Language, by class, size classes and superview.
///
/// - Returns: the lines, and each constraint that has no words there.
package func writeVisualFormat(_ document: LayoutDocument, named name: String) -> SwiftCode {
  var writer = DocumentCode(document, name, .vfl)
  writer.writeFormats()
  return writer.code
}
