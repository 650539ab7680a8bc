#if canImport(UIKit)
public import UIKit

/// The content of one of UIKit's own rows: texts, and an image before them.
///
///     CellRowContent("Wi-Fi", value: "Home", symbol: "wifi", symbolBackground: .systemBlue)
@available(iOS 14, *)
public struct CellRowContent {
  private let configuration: UIListContentConfiguration

  /// - Parameters:
  ///   - text: the text; nil for none.
  ///   - detail: a smaller text below it; nil for none.
  ///   - symbol: the name of an SF Symbol; nil for none.
  ///   - symbolColor: the color of the symbol; nil for the tint color, or white on a background.
  ///   - symbolBackground: the color of a square behind the symbol; nil for none.
  ///   - image: an image; nil for none.
  ///   - imageSize: the width and height of the space for the image, in points; nil for those of the image.
  ///   - color: the color of the text; nil for UIKit's.
  ///   - font: the font of the text; nil for UIKit's.
  ///   - detailColor: the color of the detail; nil for UIKit's.
  ///   - detailFont: the font of the detail; nil for UIKit's.
  @MainActor
  public init(
    _ text: String?, detail: String?, symbol: String? = nil, symbolColor: UIColor? = nil,
    symbolBackground: UIColor? = nil, image: UIImage? = nil, imageSize: CGFloat? = nil,
    color: UIColor? = nil, font: UIFont? = nil, detailColor: UIColor? = nil,
    detailFont: UIFont? = nil
  ) {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.cellGenShow(text, color, font)
    configuration.cellGenShow(second: detail, detailColor, detailFont)
    configuration.cellGenShow(symbol, symbolColor, symbolBackground)
    configuration.cellGenShow(image, imageSize)
    self.configuration = configuration
  }

  /// - Parameters:
  ///   - text: the text; nil for none.
  ///   - value: the text at the trailing edge; nil for none.
  ///   - symbol: the name of an SF Symbol; nil for none.
  ///   - symbolColor: the color of the symbol; nil for the tint color, or white on a background.
  ///   - symbolBackground: the color of a square behind the symbol; nil for none.
  ///   - image: an image; nil for none.
  ///   - imageSize: the width and height of the space for the image, in points; nil for those of the image.
  ///   - color: the color of the text; nil for UIKit's.
  ///   - font: the font of the text; nil for UIKit's.
  ///   - valueColor: the color of the value; nil for UIKit's.
  ///   - valueFont: the font of the value; nil for UIKit's.
  @MainActor
  public init(
    _ text: String?, value: String? = nil, symbol: String? = nil, symbolColor: UIColor? = nil,
    symbolBackground: UIColor? = nil, image: UIImage? = nil, imageSize: CGFloat? = nil,
    color: UIColor? = nil, font: UIFont? = nil, valueColor: UIColor? = nil,
    valueFont: UIFont? = nil
  ) {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.cellGenShow(text, color, font)
    configuration.cellGenShow(second: value, valueColor, valueFont)
    configuration.cellGenShow(symbol, symbolColor, symbolBackground)
    configuration.cellGenShow(image, imageSize)
    self.configuration = configuration
  }

  /// The UIKit content configuration that shows it.
  var content: UIListContentConfiguration { configuration }
}

@available(iOS 14, *)
extension CellHost {
  /// Shows the data in one of UIKit's own rows.
  public static func row(_ make: @escaping @MainActor (Data) -> CellRowContent) -> Self {
    configuration { data, _ in make(data).content }
  }

  /// Shows the data in one of UIKit's own rows, which follows the state of its cell.
  public static func row(
    _ make: @escaping @MainActor (Data, CellState) -> CellRowContent
  ) -> Self {
    configurationOfState { data, state in make(data, state).content }
  }
}

@available(iOS 14, *)
@MainActor
extension UIListContentConfiguration {
  fileprivate mutating func cellGenShow(_ text: String?, _ color: UIColor?, _ font: UIFont?) {
    self.text = text
    if let color { textProperties.color = color }
    if let font { textProperties.font = font }
  }

  fileprivate mutating func cellGenShow(second text: String?, _ color: UIColor?, _ font: UIFont?) {
    secondaryText = text
    if let color { secondaryTextProperties.color = color }
    if let font { secondaryTextProperties.font = font }
  }

  /// Shows a symbol. The texts of rows with symbols are aligned, as in the system's lists: UIKit reserves the
  /// width of the widest common symbol for each (Apple,
  /// `UIListContentConfiguration.ImageProperties.standardDimension`).
  fileprivate mutating func cellGenShow(
    _ symbol: String?, _ color: UIColor?, _ background: UIColor?
  ) {
    guard let symbol else { return }
    guard let background else {
      image = UIImage(systemName: symbol)
      if let color { imageProperties.tintColor = color }
      return
    }
    image = CellGenSymbolSquare.image(of: symbol, color ?? .white, on: background)
  }

  fileprivate mutating func cellGenShow(_ image: UIImage?, _ size: CGFloat?) {
    guard image != nil || size != nil else { return }
    self.image = image
    guard let size else { return }
    // The space is reserved even without an image, which keeps the texts of all rows aligned.
    imageProperties.reservedLayoutSize = CGSize(width: size, height: size)
    imageProperties.maximumSize = CGSize(width: size, height: size)
  }
}

/// Symbols on colored squares, as in the Settings app.
@available(iOS 14, *)
@MainActor
private enum CellGenSymbolSquare {
  private static let side: CGFloat = 29
  private static let corner: CGFloat = 6.5

  static func image(of symbol: String, _ color: UIColor, on background: UIColor) -> UIImage? {
    let configuration = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 16))
    guard let symbol = UIImage(systemName: symbol, withConfiguration: configuration) else {
      return nil
    }
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let square = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      background.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: corner).fill()
      let size = symbol.size
      symbol.withTintColor(color, renderingMode: .alwaysOriginal).draw(
        in: CGRect(
          x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width,
          height: size.height))
    }
    return square.withRenderingMode(.alwaysOriginal)
  }
}
#endif
