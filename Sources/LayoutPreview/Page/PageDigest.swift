import Foundation
import LayoutModel

/// What a content security policy calls a script or a style that it allows.
enum PageDigest {
  static func of(_ text: String) -> String {
    var hash = SHA256()
    hash.add(text.utf8)
    return "sha256-" + Data(hash.bytes).base64EncodedString()
  }
}
