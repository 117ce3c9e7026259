import Diagnostics
package import LayoutModel

/// What was found wrong with a document while it was read, one short line each: the code, and the
/// objects concerned.
///
///     dangling-reference c ghost
package func findings(in document: LayoutDocument) -> [String] {
  document.diagnostics.map(line)
}

/// What resolving a scene found, in the same form.
package func findings(in layout: ResolvedLayout) -> [String] {
  layout.diagnostics.map(line)
}

private func line(_ diagnostic: Diagnostic) -> String {
  ([diagnostic.code.rawValue] + diagnostic.objects).joined(separator: " ")
}
