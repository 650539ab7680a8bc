public import Foundation

// The parts of Foundation for measurements that exist only on Apple platforms.

/// The kind of quantity that is measured, which determines the user's preferred unit.
///
/// - Source: Apple, `MeasurementFormatUnitUsage`: `general` and `asProvided` for every unit, others for one
///   dimension.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  public var rawValue: String

  public static var general: Self { Self(rawValue: "general") }
  public static var asProvided: Self { Self(rawValue: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(rawValue: "person") }
  public static var personHeight: Self { Self(rawValue: "personHeight") }
  public static var road: Self { Self(rawValue: "road") }
  public static var focalLength: Self { Self(rawValue: "focalLength") }
  public static var rainfall: Self { Self(rawValue: "rainfall") }
  public static var snowfall: Self { Self(rawValue: "snowfall") }
  public static var visibility: Self { Self(rawValue: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(rawValue: "person") }
  public static var weather: Self { Self(rawValue: "weather") }
}

extension Measurement where UnitType: Dimension {
  /// Formats the number and the name of the unit.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Codable, Hashable, Sendable {
      var word: String

      public static var wide: Self { Self(word: "wide") }
      public static var abbreviated: Self { Self(word: "abbreviated") }
      public static var narrow: Self { Self(word: "narrow") }
    }

    var width: UnitWidth
    var usage: MeasurementFormatUnitUsage<UnitType>
    var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public func format(_ value: Measurement<UnitType>) -> String {
      let number = numberFormatStyle.map { value.value.formatted($0) } ?? value.value.formatted()
      return "\(number) \(value.unit.symbol)" + (width == .wide ? " (\(width.word))" : "")
    }
  }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
