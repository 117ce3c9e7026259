import TestSupport

import Testing

/// A history that commands have to follow.
extension GitFolder {
  /// Commits two boxes whose constants change, on two branches that merge, through a rename and a state that nobody can read.
  ///
  /// - Parameters:
  ///   - afterFirst: what the shell does behind the first commit.
  ///   - beforeMistake: what it does before that of the state that can't be read.
  ///   - lastGap: the distance of the boxes in the end.
  func commitHistory(
    afterFirst: String = "true", beforeMistake: String = "true", lastGap: Int
  ) throws {
    func write(_ gap: Int, _ top: Int, _ path: String = "Main.storyboard") throws {
      try self.write(SampleDocuments.twoBoxes(gap: gap, titleTop: top), to: path)
    }
    try write(8, 20)
    try commit("one screen")
    try require(afterFirst)
    try require("git checkout -q -b side")
    try write(8, 30)
    try commit("on the side")
    try require("git checkout -q main")
    try write(12, 20)
    try commit("a wider gap")
    try require("git merge -q --no-edit side")
    try require("mkdir App && git mv Main.storyboard App/Main.storyboard")
    try commit("it moves")
    try require(beforeMistake)
    try self.write("<<<<<<< a\n=======\n>>>>>>> b\n", to: "App/Main.storyboard")
    try commit("a mistake")
    try write(lastGap, 30, "App/Main.storyboard")
    try commit("mended")
  }
}
