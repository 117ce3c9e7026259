import ElementTree
import Testing

@testable import LayoutModel

/// Texts that Interface Builder wrote as `base64-UTF8`.
@Suite struct Base64TextTests {
  @Test(arguments: [
    ("Cg", "\n"), ("\nCg\n", "\n"), ("Cg==", "\n"), ("IA", " "), ("CiAK", "\n \n"),
    ("w7w", "ü"), ("w7w=", "ü"), ("8J+Y\ngA", "😀"), ("", ""),
  ])
  func `a code is decoded with and without padding, whatever space is around it`(
    code: String, text: String
  ) {
    #expect(decodedBase64(code) == text)
  }

  @Test(arguments: ["C", "C*g=", "Cg==Cg", "Ünl"])
  func `what is no code has no text`(code: String) {
    #expect(decodedBase64(code) == nil)
  }

  @Test(arguments: ["/w", "w7w8/w", "wyg"])
  func `bytes that are no text have none`(code: String) {
    #expect(decodedBase64(code) == nil)
  }

  @Test func `only an element that says so is decoded, and what cannot be stays as it is`() {
    func string(_ text: String, _ flag: String?) -> DocumentElement {
      var element = DocumentElement("string", ["key": "content"])
      element["base64-UTF8"] = flag
      element.content = [.text(text, spelling: nil)]
      return element
    }
    #expect(string("\nCg\n", "YES").text == "\n")
    #expect(string("Cg", nil).text == "Cg")
    #expect(string("Cg", "NO").text == "Cg")
    #expect(string("C*g=", "YES").text == "C*g=")
    #expect(string("/w", "YES").text == "/w")
  }
}
