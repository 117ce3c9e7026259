extension String? {
  /// The path of an output, or `nil` for standard output, which `-` means as in other tools.
  var unlessStandardOutput: String? { self == "-" ? nil : self }
}
