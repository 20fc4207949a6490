import PlaygroundModel

extension ClassWriter {
    func setAttributed(
        _ property: ViewProperty, of view: ViewDefinition, to value: PropertyValue?, on target: String, in lines: inout SwiftLines
    ) {
        guard case .string(let source)? = value else { return lines.add("\(target).\(property.rawValue) = nil") }
        let isText = property == .attributedText
        guard let parts = attributedParts(
            source, font: view.properties.font(.font) ?? .system(size: view.kind == .textView ? 12 : 17, weight: .regular),
            color: isText ? view.properties.color(.textColor) ?? .semantic(.label) : .semantic(.placeholderText))
        else {
            remark("an attributed text that a value fills in is written without its Markdown", at: view.path.appending(property.rawValue))
            return lines.assign("\(target).\(isText ? "text" : "placeholder")", texts.shown(StyledText(source).plain))
        }
        let style = (isText ? ViewProperty.ofParagraphs : []).compactMap { property in
            view.properties.number(property).map { SwiftExpression.Argument(property.rawValue, word: SwiftLiteral.number($0)) }
        }
        lines.assign("\(target).\(property.rawValue)", .call("NSAttributedString", [.init("parts", parts)] + style))
    }

    /// The translated runs. Each sets all attributes, because a text view replaces missing ones. `nil` if a value fills in the text.
    func attributedParts(_ source: String, font: FontDescription, color: Color?) -> SwiftExpression? {
        guard !texts.isFilled(source) else { return nil }
        run.resources.supportExtensions.insert(.attributedParts)
        return .array(StyledText(source).runs.map { part in
            .call("NSAttributedString", [
                .init("string", texts.shown(part.text)), .init("attributes", .dictionary(attributes(of: part.style, font, color))),
            ])
        })
    }

    private func attributes(of style: StyledText.Style, _ font: FontDescription, _ usual: Color?) -> [SwiftExpression.Entry] {
        var entries = [SwiftExpression.Entry(key: ".font", value: run.typed(style.isBold ? font.bold : font))]
        func add(_ key: SwiftExpression, _ value: SwiftExpression) { entries.append(SwiftExpression.Entry(key: key, value: value)) }
        if let link = style.link {
            add(".link", SwiftLiteral.text(link))
        } else if let color = style.color ?? usual {
            add(".foregroundColor", run.certain(color))
        }
        // Oblique characters are as wide as regular ones, as the playground measures them.
        if style.isItalic { add(".obliqueness", "0.2") }
        if style.isStruck { add(".strikethroughStyle", "NSUnderlineStyle.single.rawValue") }
        return entries
    }
}

extension EjectionRun {
    /// The font as an expression that includes the type `UIFont`.
    fileprivate func typed(_ font: FontDescription) -> SwiftExpression {
        guard case .call(let callee, let arguments) = expression(font) else { return expression(font) }
        return .call("UIFont\(callee)", arguments)
    }
}
