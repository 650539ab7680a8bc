#if hasFeature(InternalImportsByDefault)
package import UIKit
#else
import UIKit
#endif

/// A custom view whose actions and height the manifest declares.
package final class PackageRowView: UIView, ReportingView {
  package var onAction: (@MainActor (PackageRowViewData.Action) -> Void)?

  package override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  package func configure(with data: PackageRowViewData) {}
}
