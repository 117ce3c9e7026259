import LayoutWorkbench

/// Configurations of folders below that of the run's configuration.
extension ConfigurationReader {
  /// Reads the settings of an inner folder's configuration for the documents in that folder.
  ///
  /// - Parameters:
  ///   - inner: the path of the folder, from that of the run's configuration.
  /// - Returns: the settings, and the keys of the file that have no effect there.
  static func readNested(
    _ node: ConfigurationNode, named name: String, in folder: String, inner: String
  ) throws -> (section: CheckConfiguration.Section, others: [String]) {
    var reader = ConfigurationReader(name: name, folder: folder)
    guard let entries = node.entries else {
      reader.fault(.noMapping(.configuration, found: node.kindName), at: node)
      throw DocumentFailure.documents(reader.faults)
    }
    reader.checkKeys(of: node, keys)
    reader.sqlRules = reader.readSQLRules(node)
    let section = CheckConfiguration.Section(
      paths: [PathPattern(folder: inner)], selection: reader.selection(node))
    if !reader.faults.isEmpty { throw DocumentFailure.documents(reader.faults) }
    return (section, entries.map(\.key).filter { !sectionKeys.contains($0) })
  }
}
