import ArgumentParser
import Diagnostics
import LayoutComparison
import LayoutModel
import LayoutStore
import PreviewServer

extension ErrorSentence {
  /// The one place that makes sentences of errors.
  init(_ error: any Error) {
    switch error {
    case let error as CommandFailure: self.init(error.message, hint: error.hint)
    case let error as DocumentFailure: self.init(error.message, hint: error.hint)
    case let error as StoreError: self.init(error.description, hint: error.hint)
    case let error as EditFault: self.init(error.message, hint: error.hint)
    case let error as StructureFault: self.init(error.message, hint: error.hint)
    case let error as RuntimeFault: self = error.sentence
    case let error as WrittenDocumentFault: self = error.sentence
    case let error as ServeFailure: self = error.sentence
    case let error as ServerFailure: self.init(error.description, hint: error.hint)
    case let error as UnknownDevice:
      self.init(error.description, hint: "'ninegrid devices' lists all")
    case SinkError.noSpace:
      self.init("there is no space left for the output", hint: "make space, and try again")
    case SinkError.failed(let reason): self.init("the output can't be written: \(reason)")
    default: self.init("\(error)")
    }
  }

  /// - Parameter start: what stands before, such as the document concerned.
  func lines(_ style: TerminalStyle, start: String = "") -> [String] {
    ["\(start)\(style.severity(.error)): \(message)"] + (hint.map { ["  hint: \($0)"] } ?? [])
  }
}

extension ExitCode {
  /// Done, and found something.
  static let findings = ExitCode(ExitStatus.findings)
  /// Could not be done; what is wrong has been said.
  static let failed = ExitCode(ExitStatus.failure)
}
