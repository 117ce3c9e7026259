package import Diagnostics
import LayoutEngine
package import LayoutModel

/// Collects the diagnostics of one document's layouts, so that a fault on many devices is reported
/// once, with the devices.
package struct LayoutDiagnostics {
  /// The values that make two faults the same: the diagnostic, or the view whose text is cut by
  /// whatever length.
  private enum Fault: Hashable {
    case diagnostic(Diagnostic)
    case truncation(scene: ObjectID, view: ObjectID)
  }

  private struct Found {
    var diagnostic: Diagnostic
    /// The missing room of a cut text, in points. The largest is reported.
    var shortfall = 0.0
    var environments: [LayoutEnvironment] = []
  }

  private var order: [Fault] = []
  private var found: [Fault: Found] = [:]
  private var environmentCount: Int

  package init(environmentCount: Int) { self.environmentCount = environmentCount }

  package mutating func add(_ layout: ResolvedLayout) {
    for diagnostic in layout.diagnostics {
      var fault = Fault.diagnostic(diagnostic)
      var shortfall = 0.0
      if let view = (diagnostic.fault as? TruncatedText)?.view.id {
        fault = .truncation(scene: layout.scene, view: view)
        shortfall = layout.views.first { $0.id == view }?.truncation?.shortfall ?? 0
      }
      if found[fault] == nil {
        order.append(fault)
        found[fault] = Found(diagnostic: diagnostic, shortfall: shortfall)
      } else if let known = found[fault]?.shortfall, shortfall > known {
        found[fault]?.diagnostic = diagnostic
        found[fault]?.shortfall = shortfall
        // The environment that the message is about comes first.
        found[fault]?.environments.insert(layout.environment, at: 0)
        continue
      }
      found[fault]?.environments.append(layout.environment)
    }
  }

  /// The diagnostics of a document. If there are several environments, each message says in which
  /// of them it occurs.
  package func diagnostics(inFile name: String) -> [Diagnostic] {
    order.compactMap { fault in
      guard let found = found[fault] else { return nil }
      let diagnostic = found.diagnostic.inFile(name)
      if environmentCount <= 1 { return diagnostic }
      return Self.spread(
        diagnostic, diagnostic.fault,
        Self.place(of: found.environments, among: environmentCount))
    }
  }

  private static func spread(
    _ diagnostic: Diagnostic, _ fault: some DiagnosticFault, _ place: String
  ) -> Diagnostic {
    diagnostic.with(FaultOfLayouts(fault: fault, place: place))
  }

  /// `on iphone-4.7 portrait`, `on 12 of 68 environments, such as ipad-11 portrait`.
  package static func place(of found: [LayoutEnvironment], among environmentCount: Int) -> String {
    if found.count == environmentCount { return "everywhere" }
    let titles = found.prefix(2).map(\.title)
    if found.count <= 2 { return "on " + titles.joined(separator: " and ") }
    return "on \(found.count) of \(environmentCount), such as \(titles.first ?? "")"
  }
}

/// A fault of several layouts.
private struct FaultOfLayouts<Fault: DiagnosticFault>: DiagnosticFault {
  var fault: Fault
  /// The environments that have it, in words.
  var place: String

  var statement: Diagnostic.Statement {
    var statement = fault.statement
    statement.message += " (\(place))"
    return statement
  }
}
