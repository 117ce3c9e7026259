import DataTables
import EmbeddedTables
import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// Where lines may break, by the official cases and by texts of our own.
@Suite struct LineBreakerTests {
  @Test func `the official cases break as they say`() throws {
    let tailored = Set(try lines(of: "tailored").map(scalars))
    let official = try lines(of: "official").filter { !tailored.contains(scalars($0)) }
    #expect(official.count > 450)
    for line in official { #expect(broken(scalars(line)) == line) }
  }

  /// The file has the cases that are left out above, and why; they break in one way, too.
  @Test func `cases that are tailored break as their file says`() throws {
    for line in try lines(of: "tailored") { #expect(broken(scalars(line)) == line) }
  }

  @Test func `texts of people break where they should`() throws {
    for line in try lines(of: "texts") {
      var breaker = LineBreaker()
      var result = ""
      for scalar in line.unicodeScalars where scalar != "¦" {
        if breaker.breaks(before: scalar) { result += "¦" }
        result.unicodeScalars.append(scalar)
      }
      #expect(result == line)
    }
  }

  @Test func `the table is of the version that the official cases are of`() throws {
    let first = try text(of: "official").prefix { $0 != "\n" }
    let version = try #require(first.firstMatch(of: /LineBreakTest-([0-9.]+)\.txt/)?.1)
    #expect(DataTable(.lineBreak).text.contains("Unicode Character Database \(version) "))
  }

  private func text(of name: String) throws -> String {
    try String(
      contentsOf: sourceRoot.appendingPathComponent(
        "Tests/LayoutEngineTests/Cases/LineBreaking/\(name).txt"),
      encoding: .utf8)
  }

  private func lines(of name: String) throws -> [String] {
    try text(of: name).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  private func scalars(_ line: String) -> [Unicode.Scalar] {
    line.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
  }

  /// In the form of the official cases.
  private func broken(_ scalars: [Unicode.Scalar]) -> String {
    var breaker = LineBreaker()
    var words: [String] = []
    for scalar in scalars {
      words.append(breaker.breaks(before: scalar) ? "÷" : "×")
      let digits = String(scalar.value, radix: 16, uppercase: true)
      words.append(String(repeating: "0", count: max(0, 4 - digits.count)) + digits)
    }
    return (words + ["÷"]).joined(separator: " ")
  }
}
