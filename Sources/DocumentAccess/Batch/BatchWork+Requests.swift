import LayoutModel
import LayoutStore
import LayoutWorkbench
import ProjectFiles
import ProjectFolders

/// Finds the wanted results of each document, and those that exist already.
extension BatchWork {
  /// The environment once for each place of a scene, if all places are wanted.
  func inPlaces(
    _ wanted: (environment: LayoutEnvironment, key: String), count: Int
  ) -> [(environment: LayoutEnvironment, key: String)] {
    guard isInAllPlaces, count > 1 else { return [wanted] }
    return [wanted]
      + (1..<count).map { number in
        var copy = wanted.environment
        copy.place = .number(number)
        return (copy, copy.canonicalKey)
      }
  }

  /// The results of a document that are still valid. If other documents show its scenes in other
  /// places than before, no result is valid, and all are removed.
  func results(
    of document: StoredDocument, shownBy arrivals: [SceneArrival]
  ) throws -> Set<ResultKey> {
    let known = try reader.upToDate(document.name, engine: Self.engine)
    // All results of a revision were made while other documents showed the same, so one key is
    // enough.
    if let key = known.first?.environment, !PlacesElsewhere(arrivals).hold(forKey: key) {
      try writer.removeResults(of: document.latest)
      return []
    }
    return isForced ? [] : known
  }

  /// A digest of the request for a document. `nil` if the request depends on the document's
  /// content.
  ///
  /// Documents that refer to others decide where the scenes of those are shown. So their state is
  /// part of the digest: after any change in them, the document is looked at again.
  func request(for name: String) throws -> String? {
    guard let request else { return nil }
    let hasProject = projects.map { !$0.apps(around: name).isEmpty } ?? false
    let own =
      hasProject ? Self.digest(fitted(to: name), isInAllPlaces: isInAllPlaces) : request
    guard let references = try references.state(around: name) else { return own }
    var fingerprint = Fingerprint()
    fingerprint.add(own.utf8)
    fingerprint.add(references.utf8)
    return fingerprint.text
  }

  static func digest(
    _ environments: [(environment: LayoutEnvironment, key: String)], isInAllPlaces: Bool
  ) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add((isInAllPlaces ? "all places" : "first place").utf8)
    for (_, key) in environments { fingerprint.add(key.utf8) }
    return fingerprint.text
  }

  /// The environments that fit the apps around a document, with their keys.
  private func fitted(
    to name: String
  ) -> [(environment: LayoutEnvironment, key: String)] {
    guard let apps = projects?.apps(around: name), !apps.isEmpty else { return environments }
    let own = environments.filter { apps.run(in: $0.environment) }
    return (own.isEmpty ? environments : own).map { environment, key in
      let fitted = apps.fitted(environment)
      return fitted == environment ? (environment, key) : (fitted, fitted.canonicalKey)
    }
  }

  /// The environments with the texts for one document, with their keys.
  func translated(
    for document: LoadedDocument
  ) -> [(environment: LayoutEnvironment, key: String)] {
    var environments = fitted(to: document.name)
    if let change = PlacesElsewhere(document.document.arrivals).change {
      environments = environments.map { environment, _ in
        var copy = environment
        copy.changes.append(change)
        return (copy, copy.canonicalKey)
      }
    }
    if localization.isEmpty { return environments }
    let phone = localization.texts(for: document, isPad: false)
    let pad = localization.texts(for: document, isPad: true)
    return environments.map { environment, _ in
      var copy = environment
      copy.texts = environment.isPad ? pad : phone
      copy.fonts = localization.fonts
      return (copy, copy.canonicalKey)
    }
  }
}
