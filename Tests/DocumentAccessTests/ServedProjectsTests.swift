import Foundation
import ProjectFiles
import ProjectFolders
import TestSupport
import Testing

@testable import DocumentAccess

/// A server keeps projects until somebody changes them.
@Suite struct ServedProjectsTests {
  private func project(_ family: String) -> String {
    """
    {objects = {P = {isa = PBXProject; targets = (T); buildConfigurationList = L;
      mainGroup = G; }; G = {isa = PBXGroup; children = (); };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      buildConfigurationList = L; buildPhases = (); };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Release;
      buildSettings = {TARGETED_DEVICE_FAMILY = "\(family)"; SDKROOT = iphoneos; }; }; };
      rootObject = P; }
    """
  }

  @Test func `they are the same objects until a file or a folder of theirs changes`() throws {
    let test = try TestStore()
    let root = URL(fileURLWithPath: test.folder.path)
    let file = root.appendingPathComponent("App.xcodeproj/project.pbxproj")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try project("1").write(to: file, atomically: true, encoding: .utf8)
    try "x".write(
      to: root.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
    let served = ServedProjects(in: test.context)
    let first = served.current
    #expect(first.apps(around: "Main.storyboard").count == 1)
    #expect(first.isCurrent)
    #expect(served.current === first)
    try project("1,2").write(to: file, atomically: true, encoding: .utf8)
    #expect(!first.isCurrent)
    let second = served.current
    #expect(second !== first)
    let idioms = [first, second].map { projects in
      projects.apps(around: "Main.storyboard").first?.idioms?.value.count
    }
    #expect(idioms == [1, 2])
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("Second.xcodeproj"), withIntermediateDirectories: true)
    #expect(!second.isCurrent)
  }
}
