import ArgumentParser
import LayoutWorkbench

extension PictureFormat: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension PictureFormat {
  /// Refuses a file name whose extension does not fit the format of the file.
  ///
  /// - Parameter format: the requested format; `nil` for the format of the name.
  static func check(_ fileName: String, as format: PictureFormat?) throws {
    guard let ending = Self.extension(of: fileName) else { return }
    if let said = PictureFormat(fileName: fileName) {
      guard let format, format != said else { return }
      throw ValidationError(
        "'\(fileName)' is a name for \(said.rawValue), and '--format \(format.rawValue)' says otherwise."
      )
    }
    throw ValidationError(
      "'\(fileName)': pictures are SVG (.svg), PNG (.png), PDF (.pdf) or characters (.txt), and cannot be written as .\(ending)."
    )
  }
}
