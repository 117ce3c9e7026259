import LayoutWorkbench

/// Configurations of folders below that of the run.
extension ConfigurationReader {
  /// What the configuration of a folder inside says of the rules for the documents in it.
  ///
  /// - Parameters:
  ///   - inner: the folder, from that of the configuration of the run.
  /// - Returns: also the keys of the file that do not count there.
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
