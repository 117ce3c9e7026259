/// Reads a document from the bytes of its file.
///
/// The document keeps every byte: ``XMLDocument/bytes()`` returns them.
///
/// - Throws: The first error. Nothing is repaired and nothing is fetched. Only the five entities of
///   XML are expanded.
/// - Complexity: O(*bytes*) for any input.
package func readXML(
  _ bytes: [UInt8], limits: XMLLimits = .standard
) throws(XMLError) -> XMLDocument {
  let source = try XMLSource(bytes, limits: limits)
  var reader = XMLReader(source, limits: limits)
  do {
    return try reader.readDocument()
  } catch {
    // A line with a conflict marker explains all other faults, and is what a person has to remove.
    throw source.conflictError ?? error
  }
}
