#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Two pages of settings, declared and in plain UIKit: the same to whoever uses them.
@MainActor
@Suite struct SettingsScreenTests {
  @Test func theRootShowsItsSettings() throws {
    let declared = PreferencesViewController()
    let plain = PlainPreferencesViewController()
    let settings = DeviceSettings.samples[0]
    for (seen, show) in [
      (Seen(declared), { declared.settings = $0 }), (Seen(plain), { plain.settings = $0 }),
    ] as [(Seen, (DeviceSettings) -> Void)] {
      show(settings)
      seen.settle()
      #expect((0..<3).map { seen.list.numberOfItems(inSection: $0) } == [1, 5, 3])
      for text in ["Ada Lovelace", "Wi-Fi", "Home", "Analytical", "General", "2", "Privacy"] {
        #expect(seen.text.contains(text), "\(text)")
      }
      #expect(seen.text.contains("Personal Hotspot is off while in airplane mode."))
      #expect(seen.view(UISwitch.self, 0, section: 1)?.isOn == false)
      #expect(seen.view(UISwitch.self, 4, section: 1)?.isOn == true)
      show(DeviceSettings.samples[1])
      seen.settle()
      #expect(seen.view(UISwitch.self, 0, section: 1)?.isOn == true)
      #expect(seen.text.contains("Grace Hopper") && !seen.text.contains("Analytical"))
    }
  }

  @Test func theRootReportsWhatIsDone() throws {
    let declared = PreferencesViewController()
    let plain = PlainPreferencesViewController()
    let screens = [Seen(declared), Seen(plain)]
    declared.settings = DeviceSettings.samples[0]
    plain.settings = DeviceSettings.samples[0]
    var done: [[String]] = [[], []]
    declared.dataSource.onAction = { action in
      switch action {
      case .account(_, .open): done[0].append("account")
      case .link(let page, .open): done[0].append(page.rawValue)
      case .switch(let flag, .set(let isOn)): done[0].append("\(flag) \(isOn)")
      }
    }
    plain.onAction = { action in
      switch action {
      case .openAccount: done[1].append("account")
      case .open(let page): done[1].append(page.rawValue)
      case .set(let flag, let isOn): done[1].append("\(flag) \(isOn)")
      }
    }
    for seen in screens {
      seen.settle()
      seen.tap(0)
      seen.tap(1, section: 1)
      seen.tap(0, section: 1)
      StandIn.toggle(try #require(seen.view(UISwitch.self, 4, section: 1)))
      seen.tap(1, section: 2)
    }
    #expect(done[0] == ["account", "wifi", "vpn false", "display"] && done[1] == done[0])
  }

  @Test func aPageShowsAndReports() throws {
    let declared = DisplayViewController()
    let plain = PlainDisplayViewController()
    let screens = [Seen(declared), Seen(plain)]
    declared.settings = DeviceSettings.samples[0]
    plain.settings = DeviceSettings.samples[0]
    var done: [[String]] = [[], []]
    declared.dataSource.onAction = { action in
      switch action {
      case .choice(let appearance, .choose): done[0].append(appearance.rawValue)
      case .brightness(_, .dim(let level)): done[0].append("\(level)")
      case .switch(let flag, .set(let isOn)): done[0].append("\(flag) \(isOn)")
      }
    }
    plain.onAction = { action in
      switch action {
      case .choose(let appearance): done[1].append(appearance.rawValue)
      case .dim(let level): done[1].append("\(level)")
      case .set(let flag, let isOn): done[1].append("\(flag) \(isOn)")
      }
    }
    for seen in screens {
      seen.settle()
      #expect((0..<3).map { seen.accessories($0).contains("checkmark") } == [false, true, false])
      for text in ["Appearance", "Automatic", "Brightness", "True Tone adapts the display"] {
        #expect(seen.text.contains(text), "\(text)")
      }
      seen.tap(0)
      let slider = try #require(seen.view(UISlider.self, 0, section: 1))
      #expect(slider.value == 0.8)
      StandIn.drag(slider, over: [0.25])
      StandIn.toggle(try #require(seen.view(UISwitch.self, 1, section: 1)))
    }
    #expect(done[0] == ["light", "0.25", "trueTone false"])
    // A slider reports where the finger lets it go, too; the declared one, only what is new.
    #expect(done[1] == ["light", "0.25", "0.25", "trueTone false"])
  }
}
#endif
