/// A size class of one axis; `any` is Interface Builder's base class and never occurs on a device.
package enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case any, compact, regular

  /// `C`, `Any` or `R`, as in `wC-hAny`.
  package var letter: String {
    switch self {
    case .any: "Any"
    case .compact: "C"
    case .regular: "R"
    }
  }
}
