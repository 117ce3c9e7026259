import Diagnostics
import LayoutWorkbench
import Testing

@testable import ProjectFolders

/// Mistakes in the configurations of other linters.
@Suite struct LinterConfigurationFaultTests {
  private func fault(in text: String, of file: String) throws -> Diagnostic? {
    do {
      let node = try ConfigurationNode(yaml: Array(text.utf8), named: file)
      _ =
        file == ".xiblint.json"
        ? try ConfigurationReader.readXiblint(node, named: file, in: "/App")
        : try ConfigurationReader.readIBLinter(node, named: file, in: "/App")
      return nil
    } catch DocumentFailure.documents(let faults) {
      return faults.first
    }
  }

  @Test(arguments: [
    (
      ".xiblint.json", "{\"rules\": [\"autolayot_frames\"]}", "1:12",
      "did you mean 'autolayout_frames'?"
    ),
    (".xiblint.json", "{\"path\": {}}", "1:2", "did you mean 'paths'?"),
    (".xiblint.json", "{\"rules\": 3}", "1:11", "xiblint has no rule '3'"),
    (".xiblint.json", "{\"paths\": {\"A\": []}}", "1:17", "is a mapping"),
    (
      ".xiblint.json", "{\"rules_config\": {\"strict_font_sizes\": {\"minimum_size\": \"big\"}}}",
      "1:57", "is a number"
    ),
    (".iblinter.yml", "disabled_rules:\n  - ambigous", "2:5", "did you mean 'ambiguous'?"),
    (".iblinter.yml", "enabled_rule: [misplaced]", "1:1", "did you mean 'enabled_rules'?"),
    (".iblinter.yml", "custom_module_rule: {module: A}", "1:21", "is a list of mappings"),
  ])
  func `a mistake is told with its place`(
    file: String, text: String, place: String, message: String
  ) throws {
    let fault = try #require(try fault(in: text, of: file))
    #expect(fault.text.hasPrefix("\(file):\(place): error"), "\(fault.text)")
    #expect(fault.text.contains(message), "\(fault.text)")
    #expect(fault.fault is ConfigurationFault)
  }

  @Test func `what is wrong is told as values`() throws {
    let unknown = try fault(in: "{\"paths\": {}, \"rule\": []}", of: ".xiblint.json")
    guard case .unknown(.key, "rule", true, let keys)? = unknown?.fault as? ConfigurationFault
    else {
      Issue.record("\(String(describing: unknown))")
      return
    }
    #expect(keys.contains("rules"))
    let part = try fault(in: "{\"paths\": {\"A\": []}}", of: ".xiblint.json")
    #expect(part?.fault as? ConfigurationFault == .noMapping(.path, found: "a list"))
  }
}
