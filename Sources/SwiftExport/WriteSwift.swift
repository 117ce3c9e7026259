package import LayoutModel

/// Writes a document as UIKit code: a class for each scene, each view of a xib and each cell.
///
/// The code is plain UIKit without helper types: anchors, stack views, guides, and sets of
/// constraints that are active in some size classes, switched by `registerForTraitChanges` (iOS
/// 17). Segues are methods that controls and rows call. Containers make the controllers that they
/// show.
///
/// - Parameters:
///   - name: the name of the document, and of the table of its localized texts.
///   - style: how constraints are written. In the visual format, constraints that it cannot express
///     are written with anchors.
/// - Returns: the code, and the parts of the document that it does not contain.
package func writeSwift(
  _ document: LayoutDocument, named name: String, style: ConstraintStyle = .anchors
) -> SwiftCode {
  var writer = DocumentCode(document, name, style)
  writer.write()
  return writer.code
}

/// Writes the constraints of a document in Apple's Visual Format Language, by class, size classes and superview.
///
/// - Returns: the lines, and each constraint that the format cannot express.
package func writeVisualFormat(_ document: LayoutDocument, named name: String) -> SwiftCode {
  var writer = DocumentCode(document, name, .vfl)
  writer.writeFormats()
  return writer.code
}
