import Foundation
import LayoutModel

extension HTMLWriter {
  /// Writes a page up to its body. The page loads nothing: its policy allows only its own style and
  /// script, by their digests.
  ///
  /// - Parameters:
  ///   - title: the title as text.
  ///   - style: CSS, written into the head.
  ///   - script: the exact bytes that the page's own `<script>` will contain.
  init(page title: String, style: String, script: String) {
    self.init()
    let policy =
      "default-src 'none'; img-src data:; style-src '\(PageDigest.of(style))'; "
      + "script-src '\(PageDigest.of(script))'; base-uri 'none'; form-action 'none'"
    raw("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n")
    begin("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
    raw("\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    raw("<meta name=\"color-scheme\" content=\"light dark\">\n")
    element("title", [:], title)
    raw("<style>\(style)</style></head>\n<body>\n")
  }
}

/// The digest by which a content security policy allows a script or a style.
enum PageDigest {
  static func of(_ text: String) -> String {
    var hash = SHA256()
    hash.add(text.utf8)
    return "sha256-" + Data(hash.bytes).base64EncodedString()
  }
}
