import LayoutModel
import LayoutStore
import LayoutWorkbench
import ProjectFiles
import ProjectFolders

/// What is asked for of each document, and what of it is there.
extension BatchWork {
  /// An environment for each of so many places of a scene, where all are wanted.
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

  /// The results of a document that still hold. If other documents show its scenes in other places
  /// than before, none does, and all are removed.
  func results(
    of document: StoredDocument, shownBy arrivals: [SceneArrival]
  ) throws -> Set<ResultKey> {
    let known = try reader.upToDate(document.name, engine: Self.engine)
    // All results of a revision were made where other documents showed the same.
    if let key = known.first?.environment, !PlacesElsewhere(arrivals).hold(forKey: key) {
      try writer.removeResults(of: document.latest)
      return []
    }
    return isForced ? [] : known
  }

  /// A digest of what is asked for of a document. `nil` if that depends on what the document says.
  ///
  /// The documents that refer to others decide where the scenes of those are shown, so their state
  /// is part of the digest: after any change of theirs, the document is looked at again.
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

  /// The environments that the apps around a document have, and their keys.
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

  /// The environments with the texts for one document, and their keys.
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
