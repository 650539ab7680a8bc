{{#if importsRuntime}}
{{#if isPublic}}public {{/if}}import CellGenRuntime
{{/if}}
{{#if isPublic}}public {{/if}}import UIKit

{{#each doc}}
///{{line}}
{{/each}}
{{access}}final class {{view}}: UIView, {{#if hasHandler}}ReportingView{{else}}ConfigurableView{{/if}} {
{{#if hasHandler}}
  {{access}}var onAction: ActionHandler<{{view}}Data.Action>?

{{/if}}
{{#each labels}}
  private let {{label}} = UILabel()
{{/each}}
{{#each buttons}}
  private lazy var {{button}} = UIButton(
    type: .system,
    primaryAction: UIAction(title: "{{title}}") { [weak self] _ in
      self?.onAction?(.{{action}})
    })
{{/each}}
{{#if hasSubviews}}

{{/if}}
  {{access}}override init(frame: CGRect) {
    super.init(frame: frame)
{{#each labels}}
    setUp({{label}}, font: .body, lines: 0)
{{/each}}
{{#if hasManySubviews}}
    let stack = UIStackView(arrangedSubviews: [{{subviewList}}])
    stack.axis = .vertical
    stack.spacing = 4
{{/if}}
{{#if hasSubviews}}
    let insets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    fill(with: {{#if hasManySubviews}}stack{{else}}{{subviewList}}{{/if}}, insets: insets)
{{else}}
    // TODO: Add the subviews that show the data.
{{/if}}
{{#each unreported}}
    // TODO: Report `{{action}}` through `onAction`.
{{/each}}
  }

  @available(*, unavailable)
  {{access}}required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }
{{#each datas}}

  {{access}}func configure(with data: {{data}}) {
{{#each texts}}
{{#if canBeHidden}}
    show({{value}}, in: {{label}})
{{else}}
    {{label}}.text = {{value}}
{{/if}}
{{/each}}
{{#each unshown}}
    // TODO: Show `{{field}}`, {{type}}.
{{/each}}
  }
{{#if hasSize}}

  {{access}}static func size(for data: {{data}}, boundedBy width: CGFloat) -> CGSize? {
    // Half the width of the container; return nil to fall back to Auto Layout.
    CGSize(width: width, height: width / 2)
  }
{{/if}}
{{/each}}
}
