// swift-tools-version: 6.2
import PackageDescription

/// A task with the library.
func task(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: [.product(name: "Ninegrid", package: "ninegrid")])
}

/// What somebody else writes who depends on this package alone; `.ci/check-fresh-package` builds and runs it.
let package = Package(
  name: "fresh",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ninegrid", path: "../..")],
  targets: [
    // The solver alone.
    .executableTarget(
      name: "SolveSystem",
      dependencies: [.product(name: "ConstraintSolver", package: "ninegrid")]),
    // The library.
    task("ListConstraints"), task("ResolveOnDevice"), task("CompareVersions"),
    task("CheckFolder"), task("AskStore"),
  ])
