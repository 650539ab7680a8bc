#if canImport(UIKit)
public import UIKit

extension DeclaredView {
  /// Starts an activity indicator, or stops and hides it.
  ///
  /// - Parameters:
  ///   - activity: one of this view's activity indicators.
  ///   - isActive: true to start it.
  public func animate(_ activity: UIActivityIndicatorView, while isActive: Bool) {
    if isActive {
      // Even if it is animating: its animation ends when its cell leaves the screen.
      activity.startAnimating()
    } else if activity.isAnimating {
      activity.stopAnimating()
    }
  }

  /// Shows a fraction in a progress bar: the nearest one from 0 to 1, and 0 for NaN.
  public func show(_ fraction: Double, in progressView: UIProgressView) {
    progressView.progress = fraction.isNaN ? 0 : Swift.Float(min(max(fraction, 0), 1))
  }
}
#endif
