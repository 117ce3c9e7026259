/// Reads a document from the bytes of its file.
///
/// Every byte is accounted for: ``XMLDocument/bytes()`` gives them back.
///
/// - Throws: What is wrong first. Nothing is repaired, nothing is fetched, no entity but the five
///   of XML is expanded.
/// - Complexity: O(*bytes*), whatever they are.
package func readXML(
  _ bytes: [UInt8], limits: XMLLimits = .standard
) throws(XMLError) -> XMLDocument {
  let source = try XMLSource(bytes, limits: limits)
  var reader = XMLReader(source, limits: limits)
  do {
    return try reader.readDocument()
  } catch {
    // A line with a marker explains whatever else seems wrong, and is what a person has to mend.
    throw source.conflictError ?? error
  }
}
