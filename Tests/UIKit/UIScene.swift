/// An instance of an app's interface.
@MainActor
open class UIScene: UIResponder {
  fileprivate var state = ActivationState.unattached

  /// For the stand-in only: UIKit creates scenes from a session.
  override init() { super.init() }

  open var activationState: UIScene.ActivationState { state }

  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }

  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }
}

/// A scene with windows.
@MainActor
open class UIWindowScene: UIScene {}

/// The app.
@MainActor
open class UIApplication: UIResponder {
  /// For the stand-in only: UIKit creates the only application.
  override init() { super.init() }

  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
}

extension StandIn {
  /// Creates a scene on the screen.
  @MainActor
  public static func makeScene() -> UIWindowScene {
    let scene = UIWindowScene()
    scene.state = .foregroundActive
    return scene
  }

  /// Moves a scene to the background, or back, and the app with it.
  ///
  /// - Source: "UIKit posts a didEnterBackgroundNotification notification from UIApplication and UIScene" (Apple,
  ///   `sceneDidEnterBackground(_:)`). A scene that "will" enter the foreground is still in the background.
  @MainActor
  public static func setBackground(_ isInBackground: Bool, _ scene: UIWindowScene) {
    let center = NotificationCenter.default
    if isInBackground {
      scene.state = .background
      center.post(name: UIScene.didEnterBackgroundNotification, object: scene)
      center.post(name: UIApplication.didEnterBackgroundNotification, object: UIApplication())
    } else {
      center.post(name: UIApplication.willEnterForegroundNotification, object: UIApplication())
      center.post(name: UIScene.willEnterForegroundNotification, object: scene)
      scene.state = .foregroundActive
    }
  }
}
