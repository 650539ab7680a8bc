#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The app in which a Mac runs the claims about UIKit, as far as it can be tried without a Mac.
@Suite struct HostAppTests {
  let project: XcodeProject

  init() throws {
    project = try XcodeProject()
  }

  @Test func everyReferenceLeadsToAnObject() throws {
    let ids = project.text.matches(of: /\bCE11[0-9A-F]{20}\b/).map { String($0.0) }
    #expect(Set(ids).subtracting(project.objects.keys) == [])
    // A reference that nothing refers to is left over; the project itself is the root object.
    for id in project.objects.keys { #expect(ids.filter { $0 == id }.count > 1, "\(id)") }
    #expect(project.root["objectVersion"] as? String == "77", "folders take Xcode 16")
  }

  @Test func everyFileAndFolderExists() throws {
    for (_, place) in try project.places() {
      #expect(FileManager.default.fileExists(atPath: place.path), "\(place.path)")
    }
    for target in try project.targets {
      for place in try project.folders(of: target) + project.exceptions(of: target) {
        #expect(FileManager.default.fileExists(atPath: place.path), "\(place.path)")
      }
    }
  }

  /// New files need nothing but their folder.
  @Test func allClaimsAndTheWholeStageBelongToTheirTargets() throws {
    for name in ["Stage", "UIKitClaims"] {
      #expect(try project.sources(of: name) == Package.swiftFiles(in: "Tests/\(name)"))
      let others = try Package.files(in: "Tests/\(name)").filter { $0.pathExtension != "swift" }
      #expect(try project.exceptions(of: project.target(name)) == others)
    }
    #expect(try project.sources(of: "HostApp") == Package.swiftFiles(in: "Tests/HostApp/App"))
  }

  @Test(arguments: ["UIKitClaims", "Screens"])
  func testsRunInTheApp(_ name: String) throws {
    let target = try project.target(name)
    let settings = try project.settings(of: target)
    let host = settings["TEST_HOST"] as? String
    #expect(host == "$(BUILT_PRODUCTS_DIR)/HostApp.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/HostApp")
    #expect(settings["BUNDLE_LOADER"] as? String == "$(TEST_HOST)")
    #expect(settings["IPHONEOS_DEPLOYMENT_TARGET"] as? String == "15.0")
    #expect(settings["SWIFT_VERSION"] as? String == "6.0")
    let needed = try project.objects(target["dependencies"]).map {
      try project.object($0["target"])["name"] as? String
    }
    #expect(needed == ["HostApp", "Stage"])
  }

  /// The files that the tests of generated screens are made of use nothing of the stand-in's own.
  @Test func testsOfScreensDoNotSeeTheStandIn() throws {
    let sources = try project.sources(of: "Screens")
    #expect(sources.filter { $0.lastPathComponent.hasSuffix("Tests.swift") }.count >= 7)
    for source in sources {
      let text = try String(contentsOf: source, encoding: .utf8)
      #expect(!text.contains("StandIn."), "\(source.lastPathComponent)")
    }
  }

  @Test(arguments: ["Claims", "Screens"])
  func schemesLeadToTargets(_ name: String) throws {
    let file = XcodeProject.folder
      .appending(path: "HostApp.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
    let text = try String(contentsOf: file, encoding: .utf8)
    let references = text.matches(of: /BlueprintIdentifier = "(\w+)"\s+BuildableName = "([^"]+)"/)
    #expect(references.count == 3)
    for reference in references {
      let target = try project.object(String(reference.1))
      let product = try project.object(target["productReference"])
      #expect(product["path"] as? String == String(reference.2))
    }
    #expect(text.contains(name == "Claims" ? "UIKitClaims.xctest" : "Screens.xctest"))
  }

  // MARK: What only a phone's compiler reads

  @Test(arguments: ["HostApp", "Stage", "UIKitClaims"])
  func aPhoneCompiles(_ name: String) throws {
    let messages = try PhoneModules.messages(
      of: project.sources(of: name), mode: Compilation.swift6)
    #expect(messages.isEmpty, "\(messages)")
  }

  @Test func aPhoneCompilesTheTestsOfScreens() throws {
    let messages = try PhoneModules.messages(
      of: project.sources(of: "Screens"), mode: Compilation.swift6, importsRuntime: true)
    #expect(messages.isEmpty, "\(messages)")
  }

  @Test func aMistakeInAClaimIsFound() throws {
    let folder = try TemporaryFolder()
    let source = """
      import Stage
      import Testing
      import UIKit

      @MainActor @Suite struct Wrong {
        @Test func claim() throws {
          let cell: UITableViewCell = try #require(UIView().superview)
          #expect(Stage.isUIKit && cell.isHidden)
        }
      }

      """
    let file = URL(fileURLWithPath: try folder.write(source, to: "Wrong.swift"))
    let messages = try PhoneModules.messages(of: [file], mode: Compilation.swift6)
    #expect(messages.contains("Wrong.swift:7:"), "\(messages)")
  }
}
#endif
