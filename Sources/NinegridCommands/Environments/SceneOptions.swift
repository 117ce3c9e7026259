import ArgumentParser

/// Which scenes of a document a command is for; the same wherever a document is taken scene by scene.
struct SceneOptions: ParsableArguments {
  @Option(
    name: .customLong("scene"),
    help: ArgumentHelp(
      "Only this scene: the id of its root object, its controller or itself; repeatable.",
      valueName: "id"))
  var ids: [String] = []
}
