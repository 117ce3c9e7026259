import Diagnostics
package import LayoutModel

/// The faults that were found while a document was read, one short line each: the code, and the ids
/// of the objects.
///
///     dangling-reference c ghost
package func findings(in document: LayoutDocument) -> [String] {
  document.diagnostics.map(line)
}

/// The faults that resolving a scene found, in the same form.
package func findings(in layout: ResolvedLayout) -> [String] {
  layout.diagnostics.map(line)
}

private func line(_ diagnostic: Diagnostic) -> String {
  ([diagnostic.code.rawValue] + diagnostic.objects).joined(separator: " ")
}
