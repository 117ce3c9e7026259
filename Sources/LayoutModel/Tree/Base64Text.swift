#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes a text that Interface Builder wrote as `base64-UTF8`, as it does with texts of white space alone.
///
/// - Source: `<string key="content" base64-UTF8="YES">Cg</string>` is a line feed: without padding, with
///   line feeds around the code.
/// - Returns: `nil` where the code is none, or not of UTF-8.
func decodedBase64(_ text: String) -> String? {
  var code = text.filter { !$0.isWhitespace }
  while code.utf8.count % 4 != 0 { code += "=" }
  return Data(base64Encoded: code).flatMap { String(data: $0, encoding: .utf8) }
}
