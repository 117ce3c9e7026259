import Foundation

/// Paths as URI references.
package enum URIReference {
  /// A relative reference, or a `file:` URI for an absolute path.
  ///
  /// - Source: RFC 3986, 2.3 unreserved characters; 4.2: the first segment of a relative reference has no colon.
  package static func text(ofPath path: String) -> String {
    let encoded = path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? path
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}
