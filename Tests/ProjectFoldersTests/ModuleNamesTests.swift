import Testing

@testable import ProjectFolders

@Suite struct ModuleNamesTests {
  @Test(arguments: [
    (
      "PRODUCT_NAME = \"My App\";",
      ["PRODUCT_NAME", "PRODUCT_NAME___", "My", "App", "My_App", "_"]
    ),
    ("pod 'Kit-Extra', '~> 1.2'\n", ["pod", "pod_", "Kit_Extra", "__", "___1_2", "1", "2"]),
    ("name = Größe;", ["name___Größe_", "name", "Größe"]),
    ("a\r\nb", ["a", "b"]),
    ("", []),
  ])
  func `a file of a project names its pieces and their words`(text: String, names: [String]) {
    var found: Set<String> = []
    ModuleNames.addWords(of: Array(text.utf8), to: &found)
    #expect(found == Set(names))
  }

  @Test(arguments: [
    ("import UIKit\n@testable import My_Kit\nlet x = 1\n", ["UIKit", "My_Kit"]),
    ("#import <Kit/Gauge.h>\n", ["Kit", "Gauge", "h"]),
    ("import struct Größen.Maß", ["struct", "Größen", "Maß"]),
    ("// imp or impor\nimport", []),
    ("impimport Kit", ["Kit"]),
    ("", []),
  ])
  func `a source names the words behind import`(text: String, names: [String]) {
    var found: Set<String> = []
    ModuleNames.addImports(in: Array(text.utf8), to: &found)
    #expect(found == Set(names))
  }

  @Test func `only the beginning of a long line is read`() {
    var found: Set<String> = []
    let text = "import " + String(repeating: "A ", count: 200) + "Late\nLater\n"
    ModuleNames.addImports(in: Array(text.utf8), to: &found)
    #expect(found == ["A"])
  }
}
