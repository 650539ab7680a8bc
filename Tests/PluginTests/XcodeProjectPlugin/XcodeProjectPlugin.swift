public import Foundation
public import PackagePlugin

// The part that cellgen uses of the module by which Xcode hands its projects to plugins, written
// after its published interface. It exists in Xcode alone; here it lets that half of the plugin be
// type-checked.

public struct XcodeProject {
  public let displayName: String
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

public struct XcodeTarget {
  public typealias ID = String

  public let id: ID
  public let displayName: String
  public let dependencies: [XcodeTargetDependency]
  public let inputFiles: FileList
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(any Product)
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL

  public func tool(named name: String) throws -> PluginContext.Tool {
    throw CocoaError(.featureUnsupported)
  }
}

public protocol XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}
