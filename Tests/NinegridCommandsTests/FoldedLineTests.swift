import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

@Suite struct FoldedLineTests {
  @Test func `only a terminal breaks lines`() async throws {
    let folder = samplesFolder.appendingPathComponent("size-classes")
    let line = ["query", "cells", "nine-cells.json"]
    let environment = ["COLUMNS": "60"]
    let piped = await run(line, environment: environment, workingDirectory: folder.path)
    #expect(piped.stdout.split(separator: "\n").contains { $0.count > 80 })
    let shown = await run(
      line, environment: environment, workingDirectory: folder.path, isTerminal: true)
    #expect(shown.stdout.split(separator: "\n").allSatisfy { $0.count <= 60 })
    #expect(
      shown.stdout.split(whereSeparator: \.isWhitespace)
        == piped.stdout.split(whereSeparator: \.isWhitespace))
  }

  private func shown(_ line: [String], at width: Int) async -> [String] {
    let result = await run(
      line, environment: ["COLUMNS": "\(width)"], workingDirectory: samplesFolder.path,
      isTerminal: true)
    return result.stdout.replacing(/\x1B\[[0-9]+m/, with: "").components(separatedBy: "\n")
  }

  @Test func `cells of a table stand below each other on a terminal that is narrower`() async throws
  {
    let lines = await shown(["devices", "iphone-6.3", "ipad-11"], at: 60)
    #expect(lines.allSatisfy { $0.count <= 60 })
    /// Where a text begins in each line that has it.
    func columns(of text: Regex<Substring>) -> [Int] {
      lines.compactMap { line in
        line.firstRange(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      }
    }
    // A header and the cells below it, on the first line of a row and on another one.
    for (header, cell) in [(#/size/#, #/[0-9]+ × [0-9]+/#), (#/class/#, #/w[CR]-h[CR]/#)] {
      let cells = columns(of: cell)
      #expect(cells.count > 3 && Set(cells) == Set(columns(of: header)))
    }
  }

  @Test func `numbers of views stand below each other on a terminal that is narrower`() async {
    let lines = await shown(["resolve", "screens/sign-in.json"], at: 60)
    #expect(lines.allSatisfy { $0.count <= 60 })
    let numbers = lines.filter { $0.hasSuffix("34") || $0.hasSuffix("852") || $0.hasSuffix("96") }
    #expect(numbers.count >= 3 && Set(numbers.map(\.count)).count == 1)
    #expect(lines.contains { $0.hasPrefix("      size estimated") })
    #expect(lines.contains("        Remember Switch  remember-switch"))
  }
}
