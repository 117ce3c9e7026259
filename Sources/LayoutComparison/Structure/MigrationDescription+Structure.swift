import PlatformRules

extension MigrationDescription {
  /// Every migration: those of one document first, then those that change several documents or need other
  /// files.
  package static let all: [MigrationDescription] =
    Migration.all.map(\.description) + [
      .namedColors, .native, .rename, .split, .join, .xib, .storyboard,
    ]

  package static let native = MigrationDescription(
    "native", "Write documents as JSON that people can edit, or such JSON as storyboards and xibs.",
    example: .init(
      "<constraint firstItem=\"a1\" firstAttribute=\"top\" … constant=\"20\" id=\"c1\"/>",
      "\"c1\": \"Title.Top = Superview.Top + 20\""))

  package static let rename = MigrationDescription(
    "rename", "Rename a class, module, identifier, image, colour or storyboard in documents.",
    example: .init(
      "customClass=\"LoginViewController\"", "customClass=\"SignInViewController\""))

  package static let xib = MigrationDescription(
    "xib", "Put the view of a scene into a xib whose File's Owner is the controller.",
    example: .init(
      "Main.storyboard: <viewController customClass=\"SignInViewController\"> with its view",
      "SignInViewController.xib: File's Owner, and the view"))

  package static let storyboard = MigrationDescription(
    "storyboard", "Put the view of a controller's xib into a scene of a storyboard.",
    example: .init(
      "SignInViewController.xib: File's Owner, and the view",
      "Main.storyboard: <viewController customClass=\"SignInViewController\"> with its view"))

  package static let split = MigrationDescription(
    "split", "Put scenes of a storyboard into storyboards of their own, with references to them.",
    example: .init(
      "Main.storyboard: scenes 'Home', 'Settings'",
      "Main.storyboard: scene 'Home', a reference to Settings.storyboard: scene 'Settings'"),
    needs: .storyboardReferences)

  package static let join = MigrationDescription(
    "join", "Put storyboards into the one that refers to them.",
    example: .init(
      "Main.storyboard: scene 'Home', a reference to Settings.storyboard: scene 'Settings'",
      "Main.storyboard: scenes 'Home', 'Settings'"))
}
