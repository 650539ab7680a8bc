import CellGenCore

/// The way a key of every element is drawn and read aloud.
struct LookPicture: Sendable {
  typealias Draw = @Sendable (Look, ViewArtist, inout DrawnLook) -> Void
  typealias Speak = @Sendable (Look, SpokenLayout, inout SpokenPart?) -> Void

  /// The name of the key.
  let key: String
  /// Draws it; nil where pictures don't show it.
  let draw: Draw?
  /// Changes how VoiceOver reads the element, or removes the element; nil if VoiceOver doesn't read the key.
  let speak: Speak?

  /// The pictures of all keys of every element, in the order of their declarations in a `style`.
  static let all: [LookPicture] =
    boxes + [
      length("width", "inline-size", \.width), length("height", "block-size", \.height),
      length("minWidth", "min-inline-size", \.minWidth),
      length("maxWidth", "max-inline-size", \.maxWidth),
      length("minHeight", "min-block-size", \.minHeight),
      length("maxHeight", "max-block-size", \.maxHeight),
    ] + places + [tap, longPress, visible, keepsPlace, accessibility]

  private static func drawn(_ key: String, _ draw: @escaping Draw) -> LookPicture {
    LookPicture(key: key, draw: draw, speak: nil)
  }

  private static func length(
    _ side: String, _ property: CSS, _ path: KeyPath<Look, Value<Length>?> & Sendable
  ) -> LookPicture {
    drawn(side) { look, artist, drawn in
      guard let length = artist.constant(look[keyPath: path]) else { return }
      if case .unset = length { return }
      drawn.lengths.append((side, length))
      drawn.set(property) { $0.palette.length(length, $0.manifest) }
    }
  }
}

extension LookPicture {
  private static let boxes: [LookPicture] = [
    drawn("background") { look, artist, drawn in
      guard let background = look.background.flatMap(artist.background) else { return }
      drawn.effects.append { renderer, drawing, attributes, style in
        renderer.background(
          background, as: drawing.holdsWhiteText ? .filled : .ground, &attributes, &style)
      }
    },
    drawn("cornerRadius") { look, artist, drawn in
      switch look.cornerRadius {
      case .circle?: drawn.set("border-radius") { _ in "9999px" }
      case .points(let value)?:
        guard let radius = artist.constant(value) else { return }
        drawn.set("border-radius") { $0.points(radius).map(px) }
      case nil: return
      }
      drawn.effects.append { _, drawing, _, style in
        if !drawing.children.isEmpty { style["overflow"] = "clip" }
      }
    },
    drawn("border") { look, artist, drawn in
      guard let border = look.border, let color = artist.color(border.color),
        let points = artist.constant(border.width)
      else { return }
      drawn.effects.append { renderer, _, _, style in
        guard let width = renderer.points(points) else { return }
        let css = renderer.palette.color(color, as: .line, renderer.manifest).css
        style["outline"] = "\(px(width)) solid \(css)"
        style["outline-offset"] = "-\(px(width))"
      }
    },
    drawn("shadow") { look, artist, drawn in
      guard let shadow = look.shadow, let color = artist.color(shadow.color) else { return }
      let numbers = [shadow.x, shadow.y, shadow.radius, shadow.opacity].map(artist.number)
      drawn.set("box-shadow") { $0.shadow(color, numbers) }
    },
    drawn("insets") { look, artist, drawn in
      guard let insets = artist.insets(look.insets) else { return }
      drawn.effects.append { renderer, drawing, _, style in
        let (palette, manifest) = (renderer.palette, renderer.manifest)
        switch drawing.content.insetSide {
        case .inside: style.add(palette.padding(insets, manifest))
        case .insideOfItsOwn: style.add(palette.ownPadding(insets, manifest))
        case .outside: style.add(palette.margin(insets, manifest))
        }
      }
    },
    drawn("alpha") { look, artist, drawn in
      guard let alpha = artist.constant(look.alpha) else { return }
      drawn.set("opacity") { $0.points(alpha).map { "\($0)" as CSS } }
    },
    drawn("tint") { look, artist, drawn in
      guard let tint = artist.color(look.tint) else { return }
      drawn.set(drawn.hasOwnTint ? "--own-tint" : "--tint") {
        $0.palette.color(tint, as: .tint, $0.manifest).css
      }
    },
  ]

  private static let places: [LookPicture] = [
    drawn("aspectRatio") { look, artist, drawn in
      guard let ratio = artist.number(look.aspectRatio) else { return }
      drawn.aspectRatio = ratio
      drawn.set("aspect-ratio") { renderer in renderer.points(ratio).map { "\($0)" } }
    },
    drawn("compression") { look, artist, drawn in
      drawn.compression = artist.priority(look.compression?.horizontal)
    },
    // Browsers have no equivalent.
    LookPicture(key: "hugging", draw: nil, speak: nil),
    drawn("at") { look, _, drawn in if let at = look.at { drawn.addClass("at-\(at.rawValue)") } },
    drawn("offset") { look, artist, drawn in
      guard let offset = look.offset else { return }
      let (x, y) = (artist.number(offset.x), artist.number(offset.y))
      drawn.set("translate") { renderer in
        let (x, y) = (x.flatMap(renderer.points) ?? 0, y.flatMap(renderer.points) ?? 0)
        return "calc(\(px(x)) * var(--mirror)) \(px(y))"
      }
    },
    label,
    // By now, the keys of its styles have been added to the element.
    LookPicture(key: Construct.styleKey, draw: nil, speak: nil),
  ]

  private static let tap = LookPicture(
    key: "tap", draw: { look, _, drawn in if look.tap != nil { drawn.becomeTarget() } },
    speak: { look, _, part in part?.isTapped = look.tap != nil })

  private static let longPress = LookPicture(
    key: "longPress", draw: { look, _, drawn in if look.longPress != nil { drawn.becomeTarget() } },
    speak: { look, _, part in part?.isPressed = look.longPress != nil })

  private static let visible = LookPicture(
    key: "visible",
    draw: { look, artist, drawn in
      drawn.isHidden = look.visible.map { !artist.data.flag($0, in: artist.state) } == true
    },
    speak: { look, layout, part in
      let flag = look.visible.flatMap { layout.data.flag($0, in: layout.texts.state) }
      if flag == false { part = nil }
    })

  private static let keepsPlace = drawn("keepsPlace") { look, _, drawn in
    drawn.keepsPlace = look.keepsPlace
  }

  /// A part of `accessibility`, which reads the rest.
  private static let label = LookPicture(
    key: "accessibilityLabel", draw: nil,
    speak: { look, layout, part in
      guard var accessibility = look.accessibility, var spoken = part else { return }
      (accessibility.value, accessibility.hint, accessibility.identifier) = (nil, nil, nil)
      accessibility.actions = []
      layout.apply(accessibility, to: &spoken)
      part = spoken
    })

  private static let accessibility = LookPicture(
    key: "accessibility", draw: nil,
    speak: { look, layout, part in
      guard let accessibility = look.accessibility, var spoken = part else { return }
      layout.apply(accessibility, to: &spoken)
      part = accessibility.isHidden ? nil : spoken
    })
}
