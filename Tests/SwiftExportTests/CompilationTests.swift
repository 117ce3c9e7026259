import Foundation
import InterfaceBuilder
import LayoutModel
import SwiftExport
import TestSupport
import Testing

/// Exported code is checked by the compiler, and by running it, against stubs of the names of UIKit that it uses.
@Suite struct CompilationTests {
  @Test func `code of samples and cases compiles`() throws {
    guard let compiler = try Compiler.shared.get() else {
      return print("not checked: there is no 'swiftc' on the PATH")
    }
    var compiled = CompiledCode()
    for (name, document) in try Documents.all() {
      compiled.documents.append((name, writeSwift(document, named: name)))
    }
    #expect(compiled.documents.count >= 60)
    let errors = try compiled.errors(in: compiler)
    #expect(errors.isEmpty, "\(errors.prefix(6000))")
  }

  /// The classes run, and what they made resolves to the document's frames in each size class.
  ///
  /// With `NINEGRID_CODE_FOLDER` set, it takes all documents of a folder instead of the samples (`.ci/check-code`).
  @Test(arguments: [ConstraintStyle.anchors, .vfl])
  func `code that runs makes the same frames`(style: ConstraintStyle) throws {
    guard let compiler = try Compiler.shared.get() else {
      return print("not checked: there is no 'swiftc' on the PATH")
    }
    let documents = try Documents.forRunning()
    var compiled = CompiledCode()
    for (name, document) in documents {
      compiled.documents.append((name, writeSwift(document, named: name, style: style)))
    }
    let records = try compiled.records(in: compiler)
    var frames = 0
    var same = 0
    var conflicts = 0
    for (number, entry) in documents.enumerated() {
      guard let record = records[number] else {
        #expect(compiled.documents[number].code.classes.isEmpty, "\(entry.name): nothing ran")
        continue
      }
      #expect(record.faults.isEmpty, "\(entry.name): \(record.faults)")
      let agreement = FrameAgreement(entry.document) {
        record.document(like: entry.document, in: $0)
      }
      frames += agreement.frames
      conflicts += agreement.conflicts
      if agreement.differences.isEmpty, record.faults.isEmpty { same += 1 }
      #expect(
        agreement.differences.isEmpty,
        "\(entry.name): \(agreement.differences.prefix(12).joined(separator: "\n"))")
    }
    #expect(frames > 1000)
    print(
      "\(style): \(documents.count) documents, \(same) with the same frames, \(frames) frames, "
        + "\(conflicts) layouts without a solution")
  }
}
