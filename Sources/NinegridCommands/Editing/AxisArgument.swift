import ArgumentParser

/// A property of a stack view, with the words of documents.
enum AxisArgument: String, CaseIterable, ExpressibleByArgument {
  case horizontal, vertical
}
