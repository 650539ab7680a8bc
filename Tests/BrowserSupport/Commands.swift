/// Something that the browser can be told, with the names of the DevTools protocol.
protocol Command: Encodable, Sendable {
  associatedtype Reply: Decodable & Sendable = Nothing
  static var method: String { get }
}

/// A value whose contents do not matter.
struct Nothing: Codable, Sendable {
  init(from decoder: any Decoder) {}
}

// MARK: Browser and Target

struct GetVersion: Command {
  struct Reply: Decodable { var product: String }
  static let method = "Browser.getVersion"
}

struct CreateBrowserContext: Command {
  struct Reply: Decodable { var browserContextId: String }
  static let method = "Target.createBrowserContext"
}

struct DisposeBrowserContext: Command {
  static let method = "Target.disposeBrowserContext"
  var browserContextId: String
}

struct CreateTarget: Command {
  struct Reply: Decodable { var targetId: String }
  static let method = "Target.createTarget"
  var url: String
  var browserContextId: String
  var newWindow: Bool
}

struct AttachToTarget: Command {
  struct Reply: Decodable { var sessionId: String }
  static let method = "Target.attachToTarget"
  var targetId: String
  var flatten = true
}

// MARK: Page, Runtime, Log and Network

struct EnablePage: Command {
  static let method = "Page.enable"
}

struct EnableRuntime: Command {
  static let method = "Runtime.enable"
}

struct EnableLog: Command {
  static let method = "Log.enable"
}

struct EnableNetwork: Command {
  static let method = "Network.enable"
}

struct Navigate: Command {
  struct Reply: Decodable { var errorText: String? }
  static let method = "Page.navigate"
  var url: String
}

struct AnswerDialog: Command {
  static let method = "Page.handleJavaScriptDialog"
  var accept: Bool
}

struct PrintToPDF: Command {
  struct Reply: Decodable { var data: String }
  static let method = "Page.printToPDF"
  var printBackground = true
  var preferCSSPageSize = true
}

struct CaptureScreenshot: Command {
  struct Clip: Codable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var scale = 1
  }
  struct Reply: Decodable { var data: String }
  static let method = "Page.captureScreenshot"
  var clip: Clip?
  var captureBeyondViewport: Bool
}

struct GetLayoutMetrics: Command {
  struct Size: Decodable {
    var width: Double
    var height: Double
  }
  struct Reply: Decodable { var cssContentSize: Size }
  static let method = "Page.getLayoutMetrics"
}

/// Runs JavaScript, and reads its value as JSON if it matters.
struct Evaluate<Value: Decodable & Sendable>: Command {
  typealias Reply = Evaluation<Value>
  static var method: String { "Runtime.evaluate" }
  var expression: String
  var returnByValue = Value.self != Nothing.self
  var awaitPromise = true
  var userGesture = true
}

/// Runs JavaScript for an object that other commands take.
struct EvaluateObject: Command {
  struct Object: Decodable { var objectId: String? }
  struct Reply: Decodable { var result: Object }
  static let method = "Runtime.evaluate"
  var expression: String
}

// MARK: Emulation

struct SetFocusEmulation: Command {
  static let method = "Emulation.setFocusEmulationEnabled"
  var enabled: Bool
}

struct SetDefaultBackground: Command {
  struct Color: Codable {
    var r = 0
    var g = 0
    var b = 0
    var a = 0.0
  }
  static let method = "Emulation.setDefaultBackgroundColorOverride"
  var color = Color()
}

struct SetDeviceMetrics: Command {
  static let method = "Emulation.setDeviceMetricsOverride"
  var width: Int
  var height: Int
  var deviceScaleFactor: Double
  var mobile: Bool
}

struct SetTouchEmulation: Command {
  static let method = "Emulation.setTouchEmulationEnabled"
  var enabled: Bool
}

struct SetEmulatedMedia: Command {
  struct Feature: Encodable {
    var name: String
    var value: String
  }
  static let method = "Emulation.setEmulatedMedia"
  var media: String
  var features: [Feature]
}

// MARK: Input

struct DispatchKeyEvent: Command {
  static let method = "Input.dispatchKeyEvent"
  var type: String
  var key: String
  var code: String
  var windowsVirtualKeyCode: Int
  var text: String?
  var modifiers: Int
}

struct DispatchMouseEvent: Command {
  static let method = "Input.dispatchMouseEvent"
  var type: String
  var x: Double
  var y: Double
  var button = "left"
  var clickCount = 1
}

// MARK: Accessibility

struct GetFullAccessibilityTree: Command {
  struct Reply: Decodable { var nodes: [AccessibilityRecord] }
  static let method = "Accessibility.getFullAXTree"
}

struct GetPartialAccessibilityTree: Command {
  struct Reply: Decodable { var nodes: [AccessibilityRecord] }
  static let method = "Accessibility.getPartialAXTree"
  var objectId: String
  var fetchRelatives = false
}
