import PlaygroundModel
import TextMetrics
import Wireframes

/// Wireframe values in CSS. A point is a CSS pixel, because the page scales the whole screen.
enum CSSText {
    static func frame(_ frame: Rect) -> String {
        "left:\(px(frame.minX));top:\(px(frame.minY));width:\(px(frame.width));height:\(px(frame.height))"
    }

    static func px(_ points: Double) -> String { points.pointText + "px" }

    /// UIKit's named colours are custom properties. `uikit-colors.css` selects one value of a dynamic colour.
    static func color(_ color: Color) -> String {
        switch color {
        case .semantic(.tintColor): "var(--tint)"
        case .semantic(.clear): "transparent"
        case .semantic(let name): "var(--ui-\(name.rawValue))"
        case .rgb(let red, let green, let blue, 1): "rgb(\(red) \(green) \(blue))"
        case .rgb(let red, let green, let blue, let alpha): "rgb(\(red) \(green) \(blue) / \(alpha.pointText))"
        case .dynamic(let light, let dark): "var(--if-light, \(self.color(light))) var(--if-dark, \(self.color(dark)))"
        }
    }

    static func style(of node: WireframeNode) -> String {
        let style = node.style
        var rules = [frame(node.frame)]
        if let fill = fill(of: style, size: node.frame.size) { rules.append("--fill:\(fill)") }
        if case .effect(.blur) = style.layer { rules.append(blur) }
        if let fill = style.scrollEdge?.fill { rules.append("--edge-fill:\(color(fill))") }
        if let line = style.lineColor { rules.append("--ui-separator:\(color(line))") }
        if let tint = style.tintColor, tint != .semantic(.tintColor) { rules.append("--tint:\(color(tint))") }
        if style.alpha != 1 { rules.append("opacity:\(style.alpha.pointText)") }
        if let radii = style.cornerRadii { rules.append("border-radius:\(radius(radii))") }
        rules += style.imageFiles.flatMap(self.rules)
        if let top = style.pushedBack { rules.append("--pushed-back:\(px(top))") }
        if case .pin(let pin) = style.parts { rules.append(self.pin(pin)) }
        if case .input = node.content, let position = node.scrollPosition, position.limit.y > 0 {
            rules.append("--extent:\(px(node.frame.height + position.limit.y))")
        }
        if let turn = style.turn { rules.append("rotate:\(turn.degrees)deg") }
        if let touch = style.touch { rules.append(self.touch(touch, node.frame)) }
        if let transform = style.transform { rules.append("transform:\(self.transform(transform))") }
        let shadows = [style.border.map { "inset 0 0 0 \(px($0.width)) \(color($0.color))" }, style.shadow.map(shadow)]
        if style.border != nil || style.shadow != nil {
            rules.append("box-shadow:" + shadows.compactMap { $0 }.joined(separator: ","))
        }
        return rules.joined(separator: ";")
    }

    /// A bar that became lower leaves space, which is known to the page.
    private static func pin(_ pin: NodeStyle.Pin) -> String {
        switch pin.edge {
        case .top: "--pin-top:calc(\(px(pin.inset)) - var(--bar-room,0px))"
        case .left: "--pin-left:\(px(pin.inset));justify-content:left"
        case .bottom: "--pin-bottom:\(px(pin.inset));align-items:end"
        case .right: "--pin-right:\(px(pin.inset));justify-content:right"
        case nil: "--pin-top:0;--pin-left:0;z-index:auto"
        }
    }

    private static func shadow(_ shadow: NodeStyle.Shadow) -> String {
        "\(px(shadow.offset.width)) \(px(shadow.offset.height)) \(px(shadow.radius * 2)) "
            + "color-mix(in srgb,\(color(shadow.color)) \((shadow.opacity * 100).pointText)%,transparent)"
    }

    /// The first function is applied last, as in `CGAffineTransform`.
    private static func transform(_ transform: ViewTransform) -> String {
        var steps: [String] = []
        if transform.translationX != 0 || transform.translationY != 0 {
            steps.append("translate(\(px(transform.translationX)),\(px(transform.translationY)))")
        }
        if transform.rotationAngle != 0 { steps.append("rotate(\(transform.rotationDegrees.pointText)deg)") }
        if transform.scaleX != 1 || transform.scaleY != 1 {
            steps.append("scale(\(transform.scaleX.pointText),\(transform.scaleY.pointText))")
        }
        return steps.joined(separator: " ")
    }

    /// `nil` if there are no fonts.
    static func faces(of fonts: [FontFile]) -> String? {
        fonts.isEmpty ? nil : fonts.map { $0.cssFace(base64: Base64.text(of: $0.bytes)) }.joined(separator: "\n")
    }

    /// A data URL, so that the page needs no other file.
    static func address(of image: TemplateImage.Variant) -> String {
        "data:\(image.format.mediaType);base64,\(Base64.text(of: image.bytes))"
    }

    private static func rules(of file: ImageFile) -> [String] {
        ["--file-\(property(of: file.name)):url(\(address(of: file.variant)))"]
    }

    static func imageStyle(of file: String) -> String {
        "--file:var(--file-\(property(of: file)))"
    }

    /// The file's name in hexadecimal digits, which are valid in the name of a property.
    private static func property(of file: String) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: file.utf8.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// A growing node begins with the position and size of `origin`.
    private static func touch(_ touch: TouchStyle, _ frame: Rect) -> String {
        let amount = "--amount:\(touch.amount.pointText)"
        guard let origin = touch.origin, frame.width > 0, frame.height > 0 else { return amount }
        return amount + ";--from-x:\(px(origin.midX - frame.midX));--from-y:\(px(origin.midY - frame.midY))"
            + ";--from-w:\((origin.width / frame.width).pointText);--from-h:\((origin.height / frame.height).pointText)"
    }

    private static func radius(_ radii: CornerRadii) -> String {
        guard radii != CornerRadii(all: radii.topLeft) else { return px(radii.topLeft) }
        return [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map { $0 == 0 ? "0" : px($0) }.joined(separator: " ")
    }

    /// The distance of the baseline from the middle of a line, in ems, so that it follows the text size.
    static func em(_ typeface: Typeface, _ weight: FontWeight = .regular) -> String {
        Font(size: 1, weight: weight, lineHeight: 0, typeface: typeface).baseline.pointText + "em"
    }

    static func style(of run: NodeText.Run, in text: NodeText) -> String {
        var rules = ["letter-spacing:\(px(text.font(of: run).letterSpacing(of: run.text)))"]
        if Face(run.weight) != Face(text.weight) { rules.append("font-weight:\(Face(run.weight).cssWeight)") }
        if run.isItalic { rules.append("font-style:italic") }
        let lines = (run.isUnderlined ? ["underline"] : []) + (run.isStruck ? ["line-through"] : [])
        if !lines.isEmpty { rules.append("text-decoration:" + lines.joined(separator: " ")) }
        if let color = run.color { rules.append("color:\(self.color(color))") }
        return rules.joined(separator: ";")
    }

    static func place(ofLine index: Int, _ paragraphs: ParagraphLines, in text: NodeText) -> String {
        let above = paragraphs.room(above: index) + (index > 0 ? text.leading : 0)
        let indent = paragraphs.indent(of: index)
        return ";margin-top:\(px(above))" + (indent == 0 ? "" : ";text-indent:\(px(indent))")
    }

    static func style(of text: NodeText) -> String {
        var rules = [
            "font-size:\(px(text.pointSize))", "font-weight:\(Face(text.weight).cssWeight)",
            "--line:\(px(text.lineHeight))",
            "text-align:\(text.alignment == .justified ? "justify" : text.alignment.rawValue)",
        ]
        if let file = text.typeface.file { rules += ["font-family:\(file.cssFamilies)", "font-kerning:none"] }
        if !text.typeface.isSanFrancisco { rules.append("--baseline:\(em(text.typeface, text.weight))") }
        // The leading is also set for one line, because a later change to more lines does not change the style.
        if text.leading != 0 { rules.append("--leading:\(px(text.leading))") }
        if let color = text.color { rules.append("color:\(self.color(color))") }
        return rules.joined(separator: ";")
    }
}
