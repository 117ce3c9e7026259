package import HostAccess
package import LayoutWorkbench

extension MergeInput {
  /// A file that the person named.
  package init(file: String, in context: CommandContext) throws {
    self.init(name: file, bytes: try readFile(context.absolutePath(file), named: file))
  }
}
