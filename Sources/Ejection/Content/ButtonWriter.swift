import PlaygroundLanguage
import PlaygroundModel

struct ButtonWriter {
    let writer: ClassWriter
    let button: ViewDefinition

    /// The properties of the configuration or of the button's state. They are not properties of the view.
    static let ownProperties = Set(order + [.buttonStyle, .renderingMode])

    private static let order: [ViewProperty] = {
        let first: [ViewProperty] = [
            .buttonSize, .title, .attributedTitle, .subtitle, .image, .preferredSymbolConfigurationForImage, .imagePlacement,
            .imagePadding, .titleAlignment, .font, .baseForegroundColor, .textColor, .contentInsets, .backgroundColor,
            .baseBackgroundColor, .cornerRadius, .cornerStyle, .showsActivityIndicator,
        ]
        return first + ViewProperty.ofButtonConfigurations.filter { !first.contains($0) }
    }()

    /// The button's properties. The title of a pop-up button is omitted, because UIKit sets it.
    private var properties: ViewProperties {
        var own = button.properties
        if button.isPopUp { own[.title] = nil }
        return own
    }

    /// The style to write. Insets, subtitles and activity indicators require a configuration.
    private func style(in properties: ViewProperties) -> ButtonStyle {
        let style = properties.buttonStyle
        let needsConfiguration = [ViewProperty.contentInsets, .subtitle, .showsActivityIndicator].contains { properties[$0] != nil }
        return style == .system && needsConfiguration ? .plain : style
    }

    private var style: ButtonStyle { style(in: properties) }

    func writeMaking(_ local: String, _ lines: inout SwiftLines) {
        guard style != .system else {
            lines.add("let \(local) = UIButton(type: .system)")
            for property in Self.order {
                guard let value = properties[property] else { continue }
                lines.add(writer.run.comments(at: button.path.appending(property.rawValue)))
                set(property, to: value, on: local, in: &lines)
            }
            if case .font(let font)? = properties[.font], font.isScaled {
                lines.add("\(local).titleLabel?.adjustsFontForContentSizeCategory = true")
            }
            return
        }
        if properties[.contentInsets] != nil, properties.buttonStyle == .system {
            writer.remark(
                "a system button needs a configuration for its contentInsets, and UIKit then measures it in pixels instead of whole points",
                at: button.path.appending("contentInsets"))
        }
        var settings = SwiftLines()
        for property in Self.order {
            guard let value = properties[property] else { continue }
            settings.add(writer.run.comments(at: button.path.appending(property.rawValue)))
            configure(property, to: value, on: "configuration", in: &settings)
        }
        if properties.buttonStyle == .system {
            writeSystemLook("configuration", &settings)
        }
        if isNew(style) {
            lines.add("\(settings.isEmpty ? "let" : "var") configuration: UIButton.Configuration")
            assign(style, to: "configuration", in: &lines)
        } else if settings.isEmpty {
            return lines.add("let \(local) = UIButton(configuration: .\(style.rawValue)())")
        } else {
            lines.add("var configuration = UIButton.Configuration.\(style.rawValue)()")
        }
        lines.add(settings)
        lines.add("let \(local) = UIButton(configuration: configuration)")
    }

    private static let glass = SystemFeature.glass.availability.introduced

    /// Whether the deployment target includes versions of iOS that lack the style.
    private func isNew(_ style: ButtonStyle) -> Bool { style.isGlass && Self.glass.isNew(toDeploymentTarget: writer.run.deployment) }

    private func assign(_ style: ButtonStyle, to target: String, in lines: inout SwiftLines) {
        func line(_ style: ButtonStyle) -> String { "\(target) = .\(style.rawValue)()" }
        guard isNew(style) else { return lines.add(line(style)) }
        lines.addAvailable(since: Self.glass, writer.run.deployment) { $0.add(line(style)) } orElse: { $0.add(line(style.shown(in: .filled))) }
    }

    private func writeSystemLook(_ target: String, _ lines: inout SwiftLines) {
        if properties[.font] == nil { configure(.font, to: .font(.system(size: 15, weight: .regular)), on: target, in: &lines) }
        if properties[.contentInsets] == nil {
            configure(.contentInsets, to: .insets(EdgeInsets(top: 6, bottom: 6)), on: target, in: &lines)
        }
    }

    func set(_ property: ViewProperty, to value: PropertyValue?, on target: String, in lines: inout SwiftLines) {
        if property == .buttonStyle { return setStyle(value, on: target, in: &lines) }
        guard style == .system else { return configure(property, to: value, on: "\(target).configuration?", in: &lines) }
        switch property {
        case .title: lines.add(.call("\(target).setTitle", [argument(value, property), .init("for", word: ".normal")]))
        case .attributedTitle:
            let title = attributedTitle(value, usual: .system(size: 15, weight: .regular), color: properties.color(.textColor) ?? .semantic(.tintColor))
            lines.add(.call("\(target).setAttributedTitle", [(title ?? "nil").argument(), .init("for", word: ".normal")]))
        case .image: lines.add(.call("\(target).setImage", [argument(value, property), .init("for", word: ".normal")]))
        case .renderingMode:
            guard case .string(let mode) = value ?? property.row.default else { return }
            lines.add("\(target).setImage(\(target).image(for: .normal)?.withRenderingMode(.\(mode)), for: .normal)")
        case .preferredSymbolConfigurationForImage:
            lines.add(.call(
                "\(target).setPreferredSymbolConfiguration", [argument(value, property), .init("forImageIn", word: ".normal")]))
        case .textColor: lines.add(.call("\(target).setTitleColor", [argument(value, property), .init("for", word: ".normal")]))
        case .font: lines.assign("\(target).titleLabel?.font", expression(value ?? .font(.system(size: 15, weight: .regular)), property))
        case .cornerRadius: lines.assign("\(target).layer.cornerRadius", expression(value ?? .number(0), property))
        case .backgroundColor: lines.assign("\(target).backgroundColor", value.map { expression($0, property) } ?? "nil")
        default: writer.comment("a system button has no \(property.rawValue)", at: button.path, in: &lines)
        }
    }

    private func argument(_ value: PropertyValue?, _ property: ViewProperty) -> SwiftExpression.Argument {
        (value.map { expression($0, property) } ?? "nil").argument()
    }

    private func setStyle(_ value: PropertyValue?, on target: String, in lines: inout SwiftLines) {
        var others = properties
        others[.buttonStyle] = value ?? properties[.buttonStyle]
        let style = style(in: others)
        guard style != .system else {
            return writer.comment("a button with a configuration does not become a system button", at: button.path, in: &lines)
        }
        assign(style, to: "\(target).configuration", in: &lines)
        for property in Self.order {
            if let value = properties[property] { configure(property, to: value, on: "\(target).configuration?", in: &lines) }
        }
    }

    private func configure(_ property: ViewProperty, to value: PropertyValue?, on target: String, in lines: inout SwiftLines) {
        switch property {
        case .renderingMode: writer.setRenderingMode(value, of: "\(target).image", in: &lines)
        case .attributedTitle:
            let isSmall = [ButtonSize.mini, .small].contains(properties.choice(.buttonSize) ?? .medium)
            // The colour is set in the configuration.
            let title = attributedTitle(value, usual: .textStyle(isSmall ? .subheadline : .body, weight: nil), color: nil)
            lines.assign("\(target).attributedTitle", title.map { .call("AttributedString", [$0.argument()]) } ?? "nil")
        case .title, .subtitle, .image, .preferredSymbolConfigurationForImage:
            lines.assign("\(target).\(property.rawValue)", value.map { expression($0, property) } ?? "nil")
        case .font: setFont(value, on: target, in: &lines)
        case .textColor: lines.assign("\(target).baseForegroundColor", value.map { expression($0, property) } ?? "nil")
        case .contentInsets:
            if case .insets(let insets)? = value {
                lines.assign("\(target).contentInsets", .directionalInsets(insets))
            } else {
                lines.add("\(target).setDefaultContentInsets()")
            }
        case .backgroundColor:
            let isPlain = style == .plain
            lines.assign(
                "\(target).\(isPlain ? "background.backgroundColor" : "baseBackgroundColor")",
                value.map { expression($0, property) } ?? "nil")
        case .cornerRadius:
            guard let value else { return lines.add("\(target).cornerStyle = .dynamic") }
            lines.add("\(target).cornerStyle = .fixed")
            lines.assign("\(target).background.cornerRadius", expression(value, property))
        default:
            guard ViewProperty.ofButtonConfigurations.contains(property) || property == .showsActivityIndicator else { return }
            let value = value ?? property.default(in: .button)
            lines.addAvailable(since: property.row.feature?.availability.introduced ?? 0, writer.run.deployment) { lines in
                lines.assign("\(target).\(property.rawValue)", value.map { expression($0, property) } ?? "nil")
            }
        }
    }

    private func attributedTitle(_ value: PropertyValue?, usual: FontDescription, color: Color?) -> SwiftExpression? {
        guard case .string(let source)? = value else { return nil }
        let parts = writer.attributedParts(source, font: properties.font(.font) ?? usual, color: color)
        if let parts { return .call("NSAttributedString", [.init("parts", parts)]) }
        writer.remark(
            "an attributed title that a value fills in is written without its Markdown", at: button.path.appending("attributedTitle"))
        return .call("NSAttributedString", [.init("string", writer.texts.shown(StyledText(source).plain))])
    }

    private func setFont(_ value: PropertyValue?, on target: String, in lines: inout SwiftLines) {
        // The font is an attribute of the title, which the transformer would replace.
        guard properties[.attributedTitle] == nil else { return }
        guard case .font(let font)? = value else { return lines.add("\(target).titleTextAttributesTransformer = nil") }
        let expression = writer.run.expression(font)
        lines.block("\(target).titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer") { lines in
            lines.add("var attributes = $0")
            lines.assign("attributes.font", .word("UIFont\(expression.text)"))
            lines.add("return attributes")
        }
    }

    private func expression(_ value: PropertyValue, _ property: ViewProperty) -> SwiftExpression {
        writer.expression(value, for: property, of: button)
    }
}
