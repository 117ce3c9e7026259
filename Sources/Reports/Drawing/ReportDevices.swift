import Diagnostics
import LayoutModel
package import LayoutPreview
package import LayoutWorkbench

/// The devices on which a report checks scenes besides those of the pictures, and the number of findings on
/// each.
package struct ReportDevices: Sendable {
  package let requests: [RequestedEnvironment]
  /// The columns: each device once, whatever its orientations.
  package let columns: [ReportPage.Device]

  package static let none = ReportDevices([])

  /// - Parameter requests: environments of devices, in any orientation.
  package init(_ requests: [RequestedEnvironment]) {
    self.requests = requests
    var columns: [ReportPage.Device] = []
    var known: Set<String> = []
    for case .environment(let environment) in requests {
      guard let device = environment.device, known.insert(device).inserted else { continue }
      let profile = DeviceProfile.profile(key: "\(device)/\(environment.orientation.rawValue)")
      columns.append(ReportPage.Device(name: profile?.usualModel ?? device, id: device))
    }
    self.columns = columns
  }

  package var isEmpty: Bool { columns.isEmpty }

  /// The numbers of errors and warnings on each device. A finding in several orientations counts once.
  package func heat(of findings: [CheckFinding]) -> [ReportPage.Heat] {
    var places: [String: Int] = [:]
    for (place, column) in columns.enumerated() { places[column.id] = place }
    var result = Array(repeating: ReportPage.Heat(), count: columns.count)
    for finding in findings {
      for place in Set(finding.environments.compactMap { $0.device.flatMap { places[$0] } }) {
        if finding.severity == .error {
          result[place].errors += 1
        } else {
          result[place].warnings += 1
        }
      }
    }
    return result
  }

  /// A report whose documents were resolved on different devices. It has a column for each device
  /// of any document.
  ///
  /// - Parameter devices: the devices of each document.
  package static func joined(_ page: ReportPage, _ devices: [ReportDevices]) -> ReportPage {
    var page = page
    let used = Dictionary(devices.flatMap(\.columns).map { ($0.id, $0) }) { first, _ in first }
    var seen: Set<String> = []
    page.devices = DeviceProfile.all.compactMap { profile in
      seen.insert(profile.name).inserted ? used[profile.name] : nil
    }
    for (index, own) in devices.enumerated() {
      for scene in page.documents[index].scenes.indices {
        page.documents[index].scenes[scene].heat = own.spread(
          page.documents[index].scenes[scene].heat, over: page.devices)
      }
    }
    return page
  }

  /// The numbers for the columns of all documents.
  private func spread(
    _ heat: [ReportPage.Heat], over all: [ReportPage.Device]
  ) -> [ReportPage.Heat] {
    guard heat.count == columns.count, !heat.isEmpty else { return [] }
    var own: [String: ReportPage.Heat] = [:]
    for (column, heat) in zip(columns, heat) { own[column.id] = heat }
    return all.map { own[$0.id] ?? ReportPage.Heat() }
  }
}
