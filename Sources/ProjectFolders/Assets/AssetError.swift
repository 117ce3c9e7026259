package import Diagnostics
import Foundation

/// Why an image or colour of a catalogue can't be shown.
package struct AssetError: Error {
  package var diagnostic: Diagnostic
  /// There is nothing wrong with it, but nothing to draw a PDF with.
  package var isPDF = false

  package init(undrawnPDF name: String) {
    self.init("the image '\(name)' is a PDF", hint: "a placeholder stands for it")
    isPDF = true
  }

  package init(_ message: String, hint: String, file: String? = nil) {
    diagnostic = Diagnostic(.unusableAsset, .note, message, hint: hint, file: file)
  }
}
