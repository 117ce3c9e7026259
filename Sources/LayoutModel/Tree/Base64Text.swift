#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes a text that Interface Builder wrote as `base64-UTF8`, as it does with texts that are
/// only white space.
///
/// - Source: `<string key="content" base64-UTF8="YES">Cg</string>` is a line feed. The code has no
///   padding, and may have line feeds around it.
/// - Returns: `nil` if the text is not base64, or if its bytes are not UTF-8.
func decodedBase64(_ text: String) -> String? {
  var code = text.filter { !$0.isWhitespace }
  while code.utf8.count % 4 != 0 { code += "=" }
  return Data(base64Encoded: code).flatMap { String(data: $0, encoding: .utf8) }
}
