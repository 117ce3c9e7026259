package import Diagnostics
package import ElementTree
import LayoutModel

/// Whether a tree contains all parts about which its reader has reported errors, so that writing it
/// loses none of them.
///
/// - Parameters:
///   - diagnostics: the diagnostics of ``readNativeDocument(_:)``.
///   - tree: the tree that it has returned.
package func keepsParts(of diagnostics: [Diagnostic], in tree: DocumentTree) -> Bool {
  let errors = diagnostics.filter { $0.severity == .error }
  if errors.isEmpty { return true }
  do {
    let (again, told) = try readNativeDocument(writeNativeDocument(tree))
    return again.root == tree.root && faults(errors) == faults(told)
  } catch {
    return false
  }
}

/// The errors that a native document still has since it was read. They are found again without its
/// file.
package func keptErrors(in tree: DocumentTree) -> [Diagnostic] {
  guard tree.hasKeptParts else { return [] }
  do {
    let diagnostics = try readNativeDocument(writeNativeDocument(tree)).diagnostics
    return diagnostics.map { diagnostic in
      var copy = diagnostic
      copy.location = nil
      return copy
    }
  } catch {
    return [error.diagnostic]
  }
}

/// How often there is each error, wherever it stands.
private func faults(_ diagnostics: [Diagnostic]) -> [AnyHashable: Int] {
  var counts: [AnyHashable: Int] = [:]
  for diagnostic in diagnostics where diagnostic.severity == .error {
    counts[diagnostic.fault.key, default: 0] += 1
  }
  return counts
}
