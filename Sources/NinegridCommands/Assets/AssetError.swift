import Diagnostics
import Foundation

/// Why an image or colour of a catalogue can't be shown.
struct AssetError: Error {
  var diagnostic: Diagnostic
  /// There is nothing wrong with it, but nothing to draw a PDF with.
  var isPDF = false

  init(undrawnPDF name: String) {
    self.init("the image '\(name)' is a PDF", hint: "a placeholder stands for it")
    isPDF = true
  }

  init(_ message: String, hint: String, file: String? = nil) {
    diagnostic = Diagnostic(.unusableAsset, .note, message, hint: hint, file: file)
  }
}
