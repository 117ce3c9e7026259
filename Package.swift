// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors for who changes this package (`.ci/run` sets the variable), and not for who builds it: a newer compiler may warn
/// of more.
let strictness: [SwiftSetting] =
  Context.environment["NINEGRID_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// One set of flags for every target of ours: an import that a file does not state is an error.
let settings: [SwiftSetting] =
  strictness + [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    // Structures check their invariants after each change in debug builds; see `checkInvariants()`.
    .define("CHECK_INVARIANTS", .when(configuration: .debug)),
  ]

/// A target and what it imports; the layers are those of Sources/ARCHITECTURE.md.
func layer(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of one target.
func tests(
  of name: String, _ others: [Target.Dependency] = [], excluding exclusions: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name), "TestSupport"] + others,
    exclude: exclusions,
    swiftSettings: settings)
}

/// Plugins call `ninegrid` as a tool, and SwiftPM compiles tools apart from the rest: with them `swift build` of this package would
/// compile everything twice. So they are there for packages that have checked this one out, and where somebody asks for them.
let hasPlugins =
  Context.packageDirectory.contains("/checkouts/")
  || Context.environment["NINEGRID_PLUGINS"] != nil

/// `swift package ninegrid-check`, and a check of the layouts of each target that is built.
let plugins: [Target] = [
  .plugin(
    name: "CheckLayouts",
    capability: .command(
      intent: .custom(
        verb: "ninegrid-check", description: "Check the layouts of storyboards and xibs.")),
    dependencies: ["ninegrid"], path: "Sources/Plugins/CheckLayouts"),
  .plugin(
    name: "CheckLayoutsWhileBuilding", capability: .buildTool(), dependencies: ["ninegrid"],
    path: "Sources/Plugins/CheckLayoutsWhileBuilding"),
]

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "ninegrid",
  platforms: [.macOS(.v15)],
  products: [
    // The solver alone, which depends on nothing.
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    // What reads, lays out, compares, checks and stores documents.
    .library(name: "Ninegrid", targets: ["Ninegrid"]),
    .executable(name: "ninegrid", targets: ["ninegrid"]),
    .executable(name: "ninegrid-bench", targets: ["ninegrid-bench"]),
    .executable(name: "ninegrid-fit", targets: ["ninegrid-fit"]),
    .executable(name: "ninegrid-agreement", targets: ["ninegrid-agreement"]),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // Layer 0
    layer("Diagnostics"),
    layer("ConstraintSolver"),
    // C, which reads files while it is compiled: the tables are in the program itself, which works wherever it is moved.
    .target(name: "EmbeddedTables", exclude: ["Tables"]),
    // Layer 1
    layer("ElementTree", ["Diagnostics"]),
    layer("PlainText", ["Diagnostics"]),
    layer("DataTables", ["EmbeddedTables"]),
    // Layer 2
    layer("PlatformRules", ["DataTables", "EmbeddedTables"]),
    layer("LosslessXML", ["ElementTree", "Diagnostics"]),
    // Layer 3
    layer(
      "LayoutModel",
      ["ElementTree", "Diagnostics", "PlatformRules", "DataTables", "EmbeddedTables"]),
    // Layer 4
    layer("InterfaceBuilder", ["ElementTree", "LayoutModel", "LosslessXML", "Diagnostics"]),
    layer("LayoutJSON", ["ElementTree", "LayoutModel", "PlatformRules", "Diagnostics"]),
    layer(
      "LayoutStore",
      [
        "ElementTree", "LayoutModel", "PlatformRules", "Diagnostics", "LosslessXML",
        .product(name: "GRDB", package: "GRDB.swift"),
        // The C functions below GRDB's connection, for statements that are run a million times.
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
        "SQLiteSwitches",
      ]),
    // Functions of SQLite that Swift can't call.
    .systemLibrary(name: "SQLiteSwitches"),
    layer(
      "LayoutComparison",
      [
        "ElementTree", "LayoutModel", "PlatformRules", "Diagnostics", "DataTables",
        "EmbeddedTables",
      ]),
    layer("FontFiles", ["ElementTree", "LayoutModel"]),
    layer("PictureFiles"),
    layer("ProjectFiles", ["ElementTree", "LayoutModel", "PlatformRules"]),
    layer(
      "LayoutEngine",
      [
        "ElementTree", "LayoutModel", "PlatformRules", "ConstraintSolver", "Diagnostics",
        "DataTables", "EmbeddedTables",
      ]),
    // Layer 5
    layer(
      "LayoutPreview",
      ["PlainText", "ElementTree", "LayoutModel", "LayoutEngine", "PlatformRules", "Diagnostics"]),
    layer("SwiftExport", ["ElementTree", "LayoutModel", "Diagnostics"]),
    .target(
      name: "PreviewServer",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      // In the program itself, which works wherever it is moved.
      resources: [.embedInCode("Page")],
      swiftSettings: settings),
    layer(
      "HostAccess",
      ["PlainText", "Diagnostics", "ElementTree", "LayoutModel", "LayoutJSON", "LayoutComparison"]),
    // Layer 6
    layer(
      "LayoutWorkbench",
      [
        "PlainText", "Diagnostics", "ConstraintSolver", "ElementTree", "LayoutModel",
        "PlatformRules",
        "InterfaceBuilder", "LayoutJSON", "LayoutStore", "LayoutComparison", "LayoutEngine",
        "ProjectFiles", "LayoutPreview",
      ]),
    // Layer 7
    layer(
      "ProjectFolders",
      [
        "PlainText", "HostAccess", "LayoutWorkbench", "Diagnostics", "LosslessXML", "ElementTree",
        "LayoutModel",
        "PlatformRules",
        "InterfaceBuilder", "LayoutJSON", "LayoutStore", "LayoutComparison", "LayoutEngine",
        "FontFiles", "PictureFiles", "ProjectFiles", "LayoutPreview",
        .product(name: "Yams", package: "Yams"),
      ]),
    // Layer 8
    layer(
      "DocumentAccess",
      [
        "PlainText", "HostAccess", "LayoutWorkbench", "ProjectFolders", "Diagnostics",
        "ElementTree", "LayoutModel", "PlatformRules", "InterfaceBuilder", "LayoutJSON",
        "LayoutStore",
        "LayoutComparison", "LayoutEngine", "ProjectFiles", "LayoutPreview",
      ]),
    layer(
      "Ninegrid",
      [
        "PlainText", "HostAccess", "LayoutWorkbench", "ProjectFolders", "Diagnostics",
        "ElementTree", "LayoutModel", "LayoutStore", "LayoutComparison", "LayoutEngine",
      ]),
    // Layer 9
    layer(
      "Reports",
      [
        "PlainText", "HostAccess", "LayoutWorkbench", "ProjectFolders", "DocumentAccess",
        "Diagnostics", "ElementTree", "LayoutModel", "PlatformRules", "InterfaceBuilder",
        "LayoutJSON",
        "LayoutStore", "LayoutComparison", "LayoutEngine", "PictureFiles", "ProjectFiles",
        "LayoutPreview",
      ]),
    // Layer 10
    layer(
      "NinegridCommands",
      [
        "PlainText", "HostAccess", "LayoutWorkbench", "ProjectFolders", "DocumentAccess",
        "Reports", "Diagnostics", "ConstraintSolver", "ElementTree", "LayoutModel", "PlatformRules",
        "LayoutJSON", "LayoutStore", "LayoutComparison", "LayoutEngine",
        "ProjectFiles", "LayoutPreview", "SwiftExport", "PreviewServer",
        argumentParser,
      ]),
    layer(
      "FontFitting",
      [
        "ElementTree", "LayoutModel", "InterfaceBuilder", "LayoutEngine", "DataTables",
        "EmbeddedTables",
      ]),
    .target(
      name: "Agreement",
      dependencies: [
        "ElementTree", "LayoutModel", "PlatformRules", "InterfaceBuilder", "LayoutEngine",
      ],
      exclude: ["Manifests"], swiftSettings: settings),
    // Layer 11
    .executableTarget(
      name: "ninegrid", dependencies: ["NinegridCommands", "HostAccess", argumentParser],
      swiftSettings: settings),
    .executableTarget(
      name: "ninegrid-bench",
      dependencies: [
        "ConstraintSolver", "ElementTree", "LayoutModel", "InterfaceBuilder", "LayoutJSON",
        "LayoutEngine",
        "LayoutStore",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "ninegrid-fit", dependencies: ["FontFitting"], swiftSettings: settings),
    .executableTarget(
      name: "ninegrid-agreement", dependencies: ["Agreement", "PlatformRules"],
      swiftSettings: settings),
    // Tests
    .target(
      name: "TestSupport",
      dependencies: ["Diagnostics", "ElementTree", "LayoutModel", "DataTables", "EmbeddedTables"],
      path: "Tests/TestSupport", swiftSettings: settings),
    tests(of: "DataTables", ["EmbeddedTables"]),
    tests(of: "Diagnostics"),
    tests(of: "PlainText"),
    tests(of: "LosslessXML", ["ElementTree", "Diagnostics"]),
    tests(of: "ConstraintSolver"),
    tests(of: "PlatformRules", ["DataTables", "EmbeddedTables"], excluding: ["Golden"]),
    tests(
      of: "LayoutModel", ["ElementTree", "PlatformRules", "DataTables", "EmbeddedTables"],
      excluding: ["Golden"]),
    tests(of: "InterfaceBuilder", ["ElementTree", "LayoutModel", "LosslessXML", "Diagnostics"]),
    tests(of: "LayoutJSON", ["ElementTree", "LayoutModel", "Diagnostics"]),
    tests(
      of: "LayoutStore",
      [
        "ElementTree", "LayoutModel", "PlatformRules", "InterfaceBuilder", "Diagnostics",
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
    tests(
      of: "LayoutComparison",
      [
        "ElementTree", "LayoutModel", "InterfaceBuilder", "Diagnostics", "DataTables",
        "EmbeddedTables",
      ],
      excluding: ["Golden"]),
    tests(
      of: "LayoutEngine",
      [
        "ElementTree", "LayoutModel", "PlatformRules", "InterfaceBuilder", "LayoutJSON",
        "Diagnostics", "DataTables", "EmbeddedTables",
      ],
      excluding: ["Cases", "Golden"]),
    tests(of: "FontFiles", ["ElementTree", "LayoutModel", "LayoutEngine"]),
    tests(of: "PictureFiles"),
    tests(of: "ProjectFiles", ["ElementTree", "LayoutModel", "PlatformRules"]),
    tests(of: "LayoutPreview", ["ElementTree", "LayoutModel"], excluding: ["Golden"]),
    tests(of: "PreviewServer", [.product(name: "NIOHTTP1", package: "swift-nio")]),
    tests(
      of: "SwiftExport",
      [
        "ElementTree", "LayoutModel", "LayoutEngine", "LayoutJSON", "InterfaceBuilder",
        "Diagnostics",
      ],
      excluding: ["Cases", "Golden", "Stubs"]),
    tests(
      of: "LayoutWorkbench",
      [
        "ElementTree", "LayoutModel", "InterfaceBuilder", "LayoutComparison", "Diagnostics",
        "ConstraintSolver",
      ]),
    tests(of: "ProjectFolders", ["LayoutWorkbench", "Diagnostics"]),
    tests(
      of: "DocumentAccess",
      [
        "PlainText", "HostAccess", "LayoutWorkbench", "ProjectFolders", "InterfaceBuilder",
        "LayoutStore",
      ]),
    tests(
      of: "Reports",
      ["PlainText", "HostAccess", "LayoutWorkbench", "Diagnostics", "ElementTree", "LayoutModel"],
      excluding: ["Golden"]),
    tests(of: "Ninegrid"),
    tests(
      of: "NinegridCommands",
      [
        "PlainText", "HostAccess", "LayoutWorkbench", "ProjectFolders", "DocumentAccess", "Reports",
        "ElementTree", "LayoutModel", "LayoutEngine", "LayoutComparison", "FontFiles",
        "Diagnostics",
        "PreviewServer",
      ],
      excluding: ["Cases", "Golden"]),
    tests(
      of: "Agreement", ["ElementTree", "LayoutModel", "PlatformRules", "InterfaceBuilder"],
      excluding: ["Cases", "Golden"]),
    tests(
      of: "FontFitting",
      [
        "ElementTree", "LayoutModel", "LayoutEngine", "InterfaceBuilder", "DataTables",
        "EmbeddedTables",
      ],
      excluding: ["Cases"]),
  ])

if hasPlugins {
  package.targets += plugins
  package.products += plugins.map { .plugin(name: $0.name, targets: [$0.name]) }
}
