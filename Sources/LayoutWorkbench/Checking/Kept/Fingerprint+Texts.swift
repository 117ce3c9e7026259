package import LayoutModel

extension Fingerprint {
  /// The fingerprint of texts in their order, as text.
  package static func text(of parts: some Sequence<String>) -> String {
    var fingerprint = Fingerprint()
    for part in parts { fingerprint.add(part.utf8) }
    return fingerprint.text
  }
}
