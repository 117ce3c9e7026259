// swift-tools-version: 6.2
import PackageDescription

/// What somebody else writes whose target has storyboards; `.ci/check-plugins` builds it with both plugins.
let package = Package(
  name: "fresh-app",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ninegrid", path: "../..")],
  targets: [
    .target(
      name: "App", resources: [.copy("Main.storyboard")],
      plugins: [.plugin(name: "CheckLayoutsWhileBuilding", package: "ninegrid")])
  ])
