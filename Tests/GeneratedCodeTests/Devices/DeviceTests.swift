#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// The pointer of an iPad, visionOS, and what UIKit does not have where the interface is that of the Mac.
@MainActor
@Suite struct DeviceTests {
  final class PressedView: DeclaredView, ReportingView {
    var onAction: ActionHandler<PressedViewData.Action>?
    let heart = UILabel()
    let buy = UIButton(type: .system)

    override func makeElements() {
      fill(with: UIStackView(arrangedSubviews: [heart, buy]))
      setUp(buy, title: "Buy")
      report(.buy, from: buy)
      onTap(heart) { [weak self] in self?.onAction?(.like) }
      onTap(heart) { [weak self] in self?.onAction?(.like) }
    }

    func configure(with data: PressedViewData) {}
  }

  struct PressedViewData: CellModel {
    enum Action: ScreenValue { case like, buy }

    var id = 1

    @MainActor static var host: CellHost<Self> { .view(PressedView.self) }
  }

  private func pressed(on idiom: UIUserInterfaceIdiom) -> PressedView {
    StandIn.withIdiom(idiom) {
      let view = PressedView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      view.layoutIfNeeded()
      return view
    }
  }

  @Test func aButtonFollowsThePointer() {
    #expect(!UIButton(type: .system).isPointerInteractionEnabled, "by default")
    #expect(pressed(on: .pad).buy.isPointerInteractionEnabled)
  }

  @Test func aTappedElementShowsWhatHoversAboveIt() {
    #expect(pressed(on: .phone).heart.interactions.isEmpty)
    let pad = pressed(on: .pad).heart
    #expect(pad.interactions.count == 1 && pad.interactions.first is UIPointerInteraction)
    #expect(pad.hoverStyle == nil)
    let vision = pressed(on: .vision).heart
    #expect(vision.hoverStyle != nil && vision.interactions.isEmpty)
  }

  // MARK: The Mac

  private static let customers = CounterContent(
    customers: [CustomerViewData(id: 1, name: "Ann")])

  @Test(arguments: [UIUserInterfaceIdiom.pad, .mac])
  func theMacHasNoRefreshControl(idiom: UIUserInterfaceIdiom) {
    let failures = StandIn.recordingFailures {
      StandIn.withIdiom(idiom) {
        let list = EditedList<CounterViewCreator>(.collection(CounterDataSource()))
        list.show(Self.customers)
        guard case .collection(let source) = list.source else { return }
        #expect((source.collectionView.refreshControl == nil) == (idiom == .mac))
      }
    }
    #expect(failures == [])
  }

  @Test func aSliderHasItsColorsOnAMac() {
    let failures = StandIn.recordingFailures {
      StandIn.withIdiom(.mac) {
        CellSlider().maximumTrackTintColor = .red
        #expect(CellSlider().preferredBehavioralStyle == .pad)
      }
    }
    #expect(failures == [])
    let ofUIKit = StandIn.recordingFailures {
      StandIn.withIdiom(.mac) { UISlider().maximumTrackTintColor = .red }
    }
    #expect(ofUIKit.count == 1)
  }

  @Test func aButtonIsThatOfAnIPadOnAMac() {
    let failures = StandIn.recordingFailures {
      let button = pressed(on: .mac).buy
      #expect(button.preferredBehavioralStyle == .pad)
    }
    #expect(failures == [])
  }

  @Test(arguments: [UIUserInterfaceIdiom.pad, .mac])
  func wheelsBecomeWhatAMacHas(idiom: UIUserInterfaceIdiom) {
    let failures = StandIn.recordingFailures {
      StandIn.withIdiom(idiom) {
        let view = DeclaredView()
        let picker = CellDatePicker()
        view.setUp(picker, style: .wheels)
        UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400)).addSubview(picker)
        #expect(picker.preferredDatePickerStyle == (idiom == .mac ? .automatic : .wheels))
      }
    }
    #expect(failures == [])
  }

  /// Nothing takes the place of a stepper there.
  @Test func aStepperRaisesAnExceptionOnAMac() {
    let failures = StandIn.recordingFailures {
      StandIn.withIdiom(.mac) {
        UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400)).addSubview(CellStepper())
      }
    }
    #expect(failures.count == 1)
  }
}
#endif
