import LayoutModel

/// A size class of one axis.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  /// Interface Builder's base class, in which no device is.
  case any
  case compact, regular

  var model: LayoutModel.SizeClass {
    switch self {
    case .any: .any
    case .compact: .compact
    case .regular: .regular
    }
  }

  init(_ model: LayoutModel.SizeClass) {
    switch model {
    case .any: self = .any
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}
