package import Diagnostics
package import ElementTree
import LosslessXML

/// Reads a storyboard or xib.
///
/// - Parameters:
///   - bytes: the whole file.
///   - kind: `.storyboard` or `.xib`; if `nil`, the document's `type` decides.
/// - Throws: ``InterfaceBuilderError`` when the file is not XML, or not an Interface Builder
///   document. Any other fault becomes a diagnostic of ``LayoutModel/LayoutDocument``.
package func readInterfaceBuilder(
  _ bytes: [UInt8], kind: DocumentKind? = nil
) throws(InterfaceBuilderError) -> DocumentTree {
  let xml: XMLDocument
  do {
    xml = try readXML(bytes)
  } catch {
    throw .notXML(error)
  }
  guard xml.root.name == "document" else {
    throw .notADocument(
      root: xml.root.name, format: xml.root["archiveVersion"], xml.root.location ?? .start)
  }
  let type = xml.root["type"] ?? ""
  return DocumentTree(
    kind: kind ?? (type.contains(".Storyboard") ? .storyboard : .xib),
    root: xml.root, envelope: Envelope.pieces(of: xml))
}

/// Writes a document as a storyboard or xib. An unchanged document gives the bytes from which it
/// was read.
package func writeInterfaceBuilder(_ tree: DocumentTree) -> [UInt8] {
  Envelope.document(of: tree).bytes()
}

/// Finds a part of a tree that XML can't express. A tree that was not read from XML may have one,
/// because JSON allows texts and names that XML does not allow.
///
/// - Returns: the first such part in words, or `nil`.
package func interfaceBuilderFault(of tree: DocumentTree) -> String? {
  do {
    try Envelope.document(of: tree).root.checkForXML()
    return nil
  } catch {
    return error.description
  }
}

extension Diagnostic.Code {
  /// The file is XML, but not a document of Interface Builder.
  package static let notInterfaceBuilder = Self(rawValue: "not-interface-builder")
}
