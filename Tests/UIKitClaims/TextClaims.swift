import Stage
import Testing
import UIKit

/// Text that is typed, and text that the app sets meanwhile.
extension Claims {
  @MainActor
  @Suite struct Typing {
    final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
      var log: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        log.append("should \(string)")
        return true
      }
      func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
      func textViewDidChange(_ textView: UITextView) { log.append("changed") }
      func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
    }

    let stage = Stage()
    let delegate = Delegate()

    /// A text field on the stage that is edited, and what it sends.
    private func field(_ text: String = "") -> UITextField {
      let field = UITextField()
      field.text = text
      field.delegate = delegate
      let delegate = delegate
      field.addAction(UIAction { _ in delegate.log.append("changed") }, for: .editingChanged)
      stage.show(field)
      _ = field.becomeFirstResponder()
      return field
    }

    private func textView(_ text: String = "") -> UITextView {
      let view = UITextView()
      view.text = text
      view.delegate = delegate
      stage.show(view)
      _ = view.becomeFirstResponder()
      return view
    }

    private func cursor(_ input: some UITextInput) -> Int? {
      input.selectedTextRange.map { input.offset(from: input.beginningOfDocument, to: $0.end) }
    }

    @Test(
      "Setting the text of a text field that is edited puts the cursor behind it",
      .source("github.com/fjcaetano/NSStringMask/pull/8", usedIn: "CellTyping.swift"))
    func cursorOfATextField() {
      let field = field("abc")
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.beginningOfDocument)
      #expect(cursor(field) == 0)
      field.text = "abcde"
      #expect(cursor(field) == 5)
    }

    @Test(
      "A text field sends nothing and tells nobody when the app sets its text",
      .source(
        "Apple, `UIControl.Event.editingChanged`: a touch makes an editing change",
        usedIn: "CellTyping.swift"))
    func settingText() {
      let field = field("abc")
      field.text = "x"
      #expect(delegate.log == [])
    }

    @Test(
      "Text that is inserted goes to the cursor, and is told as a change",
      .source("Apple, `UIKeyInput.insertText(_:)`", usedIn: "CellTyping.swift"))
    func inserting() {
      let field = field("ad")
      let place = field.position(from: field.beginningOfDocument, offset: 1)
      field.selectedTextRange = place.flatMap { field.textRange(from: $0, to: $0) }
      field.insertText("bc")
      #expect(field.text == "abcd")
      #expect(cursor(field) == 3)
      #expect(delegate.log.contains("changed"))
    }

    @Test(
      "A text field that is hidden with text in it loses it at the next key",
      .source("openradar 25690848", usedIn: "CellTyping.swift"))
    func hiding() {
      let field = field("abcd")
      field.isSecureTextEntry = true
      field.insertText("e")
      #expect(field.text == "e")
    }

    @Test(
      "Text that is inserted again after a text field was hidden stays at the next key",
      .source("github.com/blsage/iTextField/pull/6", usedIn: "CellTyping.swift"))
    func hidingWithoutLoss() {
      let field = field("abcd")
      field.isSecureTextEntry = true
      field.text = ""
      field.insertText("abcd")
      #expect(field.text == "abcd")
      field.insertText("e")
      #expect(field.text == "abcde")
    }

    @Test(
      "Loading the keyboard again keeps the text, the cursor and the focus",
      .source("Apple, `UIResponder.reloadInputViews()`", usedIn: "CellTyping.swift"))
    func reloadingTheKeyboard() {
      let field = field("abc")
      field.keyboardType = .numberPad
      field.reloadInputViews()
      #expect(field.isFirstResponder && field.text == "abc" && cursor(field) == 3)
    }

    @Test(
      "Text that is being composed is marked, and the delegate is not asked for it",
      .source("github.com/oscbyspro/DiffableTextViews/issues/88", usedIn: "CellTyping.swift"))
    func composing() {
      let field = field("a")
      #expect(field.markedTextRange == nil)
      Stage.compose("か", in: field)
      #expect(field.markedTextRange != nil)
      #expect(field.text == "aか")
      #expect(!delegate.log.contains("should か"))
    }

    @Test(
      "Text that was composed stays when it is no longer marked",
      .source("Apple, `UITextInput.unmarkText()`", usedIn: "CellTyping.swift"))
    func accepting() {
      let field = field()
      Stage.compose("か", in: field)
      field.unmarkText()
      #expect(field.markedTextRange == nil)
      #expect(field.text == "か")
    }

    @Test(
      "A text field tells its delegate when editing ends, after it has been told of all changes",
      .source("Apple, `textFieldDidEndEditing(_:)`", usedIn: "CellTextField.swift"))
    func ending() {
      let field = field()
      field.insertText("a")
      #expect(field.resignFirstResponder())
      #expect(!field.isFirstResponder)
      #expect(delegate.log.last == "ended")
    }

    @Test(
      "A text field that is taken out of the window is edited no longer",
      .source(
        "Apple, `UIResponder.becomeFirstResponder()`: only in an active view hierarchy",
        usedIn: "CellTextField.swift"),
      .needsUIKit("the stand-in keeps the focus of a view that is taken away"))
    func takingAway() {
      let field = field("abc")
      field.removeFromSuperview()
      #expect(!field.isFirstResponder)
    }

    @Test(
      "A text field outside of a window cannot be edited",
      .source(
        "Apple, `UIResponder.becomeFirstResponder()`: only in an active view hierarchy",
        usedIn: "ListEditing.swift"),
      .needsUIKit("the stand-in lets views without a window be edited, which is an error in UIKit"))
    func outsideOfAWindow() {
      let field = UITextField()
      #expect(!field.becomeFirstResponder())
    }

    @Test(
      "One view is edited at a time",
      .source("Apple, `UIResponder.becomeFirstResponder()`", usedIn: "CellTyping.swift"))
    func oneAtATime() {
      let (first, second) = (UITextField(), UITextField())
      let stack = UIStackView(arrangedSubviews: [first, second])
      first.delegate = delegate
      stage.show(stack)
      #expect(first.becomeFirstResponder())
      #expect(second.becomeFirstResponder())
      #expect(!first.isFirstResponder && second.isFirstResponder)
      #expect(delegate.log == ["ended"])
    }

    // MARK: Text views

    @Test(
      "A text view tells its delegate what is inserted, and nothing of what the app sets",
      .source(
        "Apple, `textViewDidChange(_:)`: not called in response to programmatic changes",
        usedIn: "CellTextEditor.swift"))
    func textViews() {
      let view = textView("abc")
      view.text = "x"
      #expect(delegate.log == [])
      view.insertText("y")
      #expect(view.text == "xy")
      #expect(delegate.log.contains("changed"))
    }

    @Test(
      "A text view without insets and padding is as tall as its text, as a label is",
      .source(
        "Apple, `UITextView.textContainerInset`, `NSTextContainer.lineFragmentPadding`",
        usedIn: "CellTextEditor.swift", "CellTextView.swift"))
    func heightOfATextView() {
      let (view, label) = (UITextView(), UILabel())
      view.isScrollEnabled = false
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
      label.numberOfLines = 0
      for (style, text) in [(UIFont.TextStyle.body, "one"), (.title1, longText)] {
        (view.font, label.font) = (
          .preferredFont(forTextStyle: style), .preferredFont(forTextStyle: style)
        )
        (view.text, label.text) = (text, text)
        let room = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
        #expect(abs(view.sizeThatFits(room).height - label.sizeThatFits(room).height) <= 2)
      }
    }

    @Test(
      "A text view that does not scroll is as tall as its text in a stack view",
      .source(
        "Apple, `UIScrollView.isScrollEnabled`; intrinsic size of text views",
        usedIn: "CellTextEditor.swift"))
    func intrinsicHeight() {
      let view = UITextView()
      view.isScrollEnabled = false
      let stack = UIStackView(arrangedSubviews: [view])
      stack.axis = .vertical
      func height(_ text: String) -> CGFloat {
        view.text = text
        return stack.systemLayoutSizeFitting(
          CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      }
      #expect(height(longText) > height("short") + 40)
    }

    @Test(
      "A text view that cannot be edited can be selected by default",
      .source(
        "Apple, `UITextView.isSelectable`: links in views that cannot be selected do nothing",
        usedIn: "CellTextView.swift"))
    func selectable() {
      let view = UITextView()
      view.isEditable = false
      #expect(view.isSelectable)
    }

    @Test(
      "A text view without text has an empty one, and not none",
      .source("Apple, `UITextView.text`", usedIn: "CellTextEditor.swift"))
    func emptyText() {
      let view = UITextView()
      #expect(view.text == "")
      view.text = nil
      #expect(view.text == "")
    }
  }
}
