import PlaygroundLanguage
import PlaygroundModel

extension ClassWriter {
    func isFilled(_ value: PropertyValue) -> Bool {
        switch value {
        case .string(let text): texts.isFilled(text)
        case .strings(let list): list.contains(where: texts.isFilled)
        case .stringLists(let lists): lists.contains { $0.contains(where: texts.isFilled) }
        case .integers, .time, .bool, .number, .color, .font, .insets, .size, .transform, .gradient, .symbolConfiguration, .compositionalLayout: false
        }
    }

    /// Whether a parameter of the class is the value or a part of it.
    func isParameter(_ value: PropertyValue, _ property: ViewProperty, of view: ViewID) -> Bool {
        isFilled(value) || valueParameters[view]?[property] != nil
    }

    func image(_ name: String, size: Size? = nil, at path: DocumentPath) -> SwiftExpression {
        guard texts.isFilled(name) else { return run.image(name, size: size, at: path) }
        let candidates = PlaceholderText(name).parts.compactMap { part in
            if case .placeholder(let name, _) = part { imageCandidates[name] } else { nil }
        }
        return run.image(named: texts.plain(name), template: name, candidates: candidates.reduce(into: []) { $0.formUnion($1) })
    }

    func image(_ name: String, of view: ViewDefinition) -> SwiftExpression {
        let image = image(name, size: view.kind == .image ? view.properties.size(.imageSize) : nil, at: view.path.appending("image"))
        guard image != "nil", let mode: ImageRenderingMode = view.properties.choice(.renderingMode) else { return image }
        let optional = SwiftExpression.word(image.text.contains(" ?? ") ? "(\(image.text))?" : "\(image.text)?")
        return .method(optional, "withRenderingMode", [.init(word: ".\(mode.rawValue)")])
    }

    /// Whether an image view shows a symbol, initially or for one of its parameter's values.
    func showsSymbol(_ view: ViewDefinition) -> Bool {
        guard let name = view.properties.string(.image), !name.isEmpty else { return false }
        guard texts.isFilled(name) else { return run.isSymbol(name, size: view.properties.size(.imageSize)) }
        return PlaceholderText(name).parts.contains { part in
            guard case .placeholder(let name, _) = part else { return false }
            return imageCandidates[name, default: []].contains { run.isSymbol($0, size: nil) }
        }
    }

    /// Properties of a cell's content view. UIKit overwrites the opacity of the cell itself when it displays it.
    private static let ofContentView: Set<ViewProperty> = [.alpha, .layoutMargins, .preservesSuperviewLayoutMargins]

    /// Writes statements that set a property. Without a value they restore the default of a new view.
    func set(_ property: ViewProperty, of view: ViewDefinition, to value: PropertyValue?, on target: String, in lines: inout SwiftLines) {
        let target = view.kind == .cell && Self.ofContentView.contains(property) ? "\(target).contentView" : target
        if view.kind == .button, ButtonWriter.ownProperties.contains(property) {
            return ButtonWriter(writer: self, button: view).set(property, to: value, on: target, in: &lines)
        }
        if view.kind == .collection, ListLayout.properties.contains(property) {
            return setLayout(property, of: view, to: value, in: &lines)
        }
        switch property {
        case .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
             .verticalCompressionResistancePriority:
            return setPriority(property, of: view, to: value, on: target, in: &lines)
        case .alignmentRectInsets:
            let image = view.properties.string(.image)
            if view.kind == .image, let image, run.isSymbol(image, size: view.properties.size(.imageSize)) { return }
            return comment("the view has alignmentRectInsets, which only a subclass can override", at: view.path, in: &lines)
        case .customClass:
            guard case .string(let name)? = value else { return }
            return comment("the class \(name) draws this view", at: view.path, in: &lines)
        case .renderingMode: return setRenderingMode(value, of: "\(target).image", in: &lines)
        case .imageSize:
            return comment("an image has the size of its file", at: view.path, in: &lines)
        case .segments:
            guard case .strings(let titles)? = value else { return }
            for (index, title) in titles.enumerated() {
                lines.add(.call("\(target).setTitle", [texts.shown(title).argument(), .init("forSegmentAt", word: "\(index)")]))
            }
            return
        case .inputAccessoryView:
            guard case .number(let height)? = value else { return lines.add("\(target).inputAccessoryView = nil") }
            let frame = SwiftExpression.call("CGRect", [
                .init("x", word: "0"), .init("y", word: "0"), .init("width", word: "0"), .init("height", word: SwiftLiteral.number(height)),
            ])
            return lines.assign("\(target).inputAccessoryView", .call("UIView", [.init("frame", frame)]))
        case .selectedRows:
            guard case .integers(let rows)? = value else { return }
            for (component, row) in rows.enumerated() {
                lines.add("\(target).selectRow(\(row), inComponent: \(component), animated: false)")
            }
            return
        case .attributedText, .attributedPlaceholder: return setAttributed(property, of: view, to: value, on: target, in: &lines)
        case .leftView, .rightView:
            guard case .string(let name)? = value else { return lines.add("\(target).\(property.rawValue) = nil") }
            let image = image(name, at: view.path.appending(property.rawValue))
            return lines.assign("\(target).\(property.rawValue)", .call("UIImageView", [.init("image", image)]))
        case .lineSpacing, .lineHeightMultiple, .paragraphSpacing, .firstLineHeadIndent:
            if value != view.properties[property] {
                comment("the \(property.rawValue) of an attributed text is set with the text", at: view.path, in: &lines)
            }
            return
        case .titleEdgeInsets, .imageEdgeInsets, .adjustsImageWhenHighlighted, .adjustsImageWhenDisabled:
            // Avoids a warning of the compiler.
            return comment("\(property.rawValue) is deprecated from iOS 15", at: view.path, in: &lines)
        case .isAnimating: return lines.add("\(target).\(value == .bool(false) ? "stopAnimating" : "startAnimating")()")
        case .refreshControl:
            return lines.add("\(target).refreshControl = \(value == .bool(true) ? "UIRefreshControl()" : "nil")")
        case .gradient: return setGradient(value, on: target, in: &lines)
        case .effect:
            run.resources.supportExtensions.insert(.effects)
            guard case .string(let style)? = value else { return lines.add("\(target).backgroundEffect = nil") }
            return lines.assign("\(target).backgroundEffect", .call("UIBlurEffect", [.init("style", word: ".\(style)")]))
        case .date: return setDate(value, on: target, in: &lines)
        default: break
        }
        guard let value = value ?? property.default(in: view.kind) else {
            lines.add("\(target).\(property.rawValue) = nil")
            return
        }
        lines.assign("\(target).\(member(property, of: view.kind))", expression(value, for: property, of: view))
    }

    func expression(_ value: PropertyValue, for property: ViewProperty, of view: ViewDefinition) -> SwiftExpression {
        if let member = valueParameters[view.id]?[property] { return .word(member) }
        switch value {
        case .string(let text):
            switch property.valueType {
            case .choice: return .word(".\(text)")
            default:
                if property == .image { return image(text, of: view) }
                return property.row.isShown ? texts.shown(text) : texts.plain(text)
            }
        case .strings(let list):
            if case .choices = property.valueType { return .array(list.map { .word(".\($0)") }) }
            return .array(list.map(texts.shown))
        case .stringLists(let lists): return .array(lists.map { .array($0.map(texts.shown)) })
        case .integers(let numbers): return .array(numbers.map { .word("\($0)") })
        case .time: return "nil"
        case .bool(let isOn): return .word(isOn ? "true" : "false")
        case .number(let number): return .word(SwiftLiteral.number(number))
        case .color(let color):
            return property == .borderColor || property == .shadowColor ? run.coreGraphics(color) : run.expression(color)
        case .font(let font): return run.expression(font)
        case .insets(let insets):
            if case .directionalInsets = property.valueType { return .directionalInsets(insets) }
            return .insets(insets)
        case .size(let size): return .size(size)
        case .transform(let transform): return .transform(transform)
        case .gradient, .compositionalLayout: return "nil"
        case .symbolConfiguration(let configuration): return run.expression(configuration)
        }
    }

    private func member(_ property: ViewProperty, of kind: ViewKind) -> String {
        property == .value && kind == .progress ? "progress" : property.row.member ?? property.rawValue
    }

    func setRenderingMode(_ value: PropertyValue?, of image: String, in lines: inout SwiftLines) {
        guard case .string(let mode) = value ?? ViewProperty.renderingMode.row.default else { return }
        lines.add("\(image) = \(image)?.withRenderingMode(.\(mode))")
    }

    private func setPriority(
        _ property: ViewProperty, of view: ViewDefinition, to value: PropertyValue?, on target: String, in lines: inout SwiftLines
    ) {
        let isHugging = property == .horizontalHuggingPriority || property == .verticalHuggingPriority
        let isHorizontal = property == .horizontalHuggingPriority || property == .horizontalCompressionResistancePriority
        var number = Double(isHugging ? 250 : 750)
        if case .number(let given)? = value { number = given }
        let method = isHugging ? "setContentHuggingPriority" : "setContentCompressionResistancePriority"
        lines.add("\(target).\(method)(\(SwiftLiteral.priority(number)), for: .\(isHorizontal ? "horizontal" : "vertical"))")
    }

    private func setGradient(_ value: PropertyValue?, on target: String, in lines: inout SwiftLines) {
        run.resources.supportExtensions.insert(.gradients)
        guard case .gradient(let gradient)? = value else { return lines.add("\(target).setGradient([])") }
        var arguments: [SwiftExpression.Argument] = [SwiftExpression.array(gradient.colors.map { run.expression($0) }).argument()]
        if !gradient.locations.isEmpty {
            arguments.append(.init("locations", .array(gradient.locations.map { .word(SwiftLiteral.number($0)) })))
        }
        let usual = Gradient(colors: [])
        for (name, point, standard) in [("from", gradient.startPoint, usual.startPoint), ("to", gradient.endPoint, usual.endPoint)]
        where point != standard {
            arguments.append(.init(name, .call("CGPoint", [
                .init("x", word: SwiftLiteral.number(point.x)), .init("y", word: SwiftLiteral.number(point.y)),
            ])))
        }
        if gradient.type != .axial { arguments.append(.init("type", word: ".\(gradient.type.rawValue)")) }
        lines.add(.call("\(target).setGradient", arguments))
    }

    private func setDate(_ value: PropertyValue?, on target: String, in lines: inout SwiftLines) {
        guard case .time(let time)? = value else { return }
        let parts = [("year", time.year), ("month", time.month), ("day", time.day), ("hour", time.hour), ("minute", time.minute)]
        let components = SwiftExpression.call("DateComponents", parts.map { .init($0.0, word: "\($0.1)") })
        lines.add(.call("Calendar.current.date", [.init("from", components)]), after: "if let date = ", before: " {")
        lines.add(SwiftLines.indented("\(target).date = date"))
        lines.add("}")
    }
}

extension SwiftExpression {
    static func insets(_ insets: EdgeInsets) -> SwiftExpression {
        insets == .zero ? ".zero" : .call("UIEdgeInsets", [
            .init("top", word: SwiftLiteral.number(insets.top)), .init("left", word: SwiftLiteral.number(insets.left)),
            .init("bottom", word: SwiftLiteral.number(insets.bottom)), .init("right", word: SwiftLiteral.number(insets.right)),
        ])
    }

    static func directionalInsets(_ insets: EdgeInsets) -> SwiftExpression {
        insets == .zero ? ".zero" : .call("NSDirectionalEdgeInsets", [
            .init("top", word: SwiftLiteral.number(insets.top)), .init("leading", word: SwiftLiteral.number(insets.left)),
            .init("bottom", word: SwiftLiteral.number(insets.bottom)), .init("trailing", word: SwiftLiteral.number(insets.right)),
        ])
    }

    /// `CGAffineTransform(translationX: 0, y: 4).rotated(by: 0.1).scaledBy(x: 2, y: 2)`.
    static func transform(_ transform: ViewTransform) -> SwiftExpression {
        var text = ""
        if transform.translationX != 0 || transform.translationY != 0 {
            text = "CGAffineTransform(translationX: \(SwiftLiteral.number(transform.translationX)), "
                + "y: \(SwiftLiteral.number(transform.translationY)))"
        }
        if transform.rotationAngle != 0 {
            let angle = SwiftLiteral.number(transform.rotationAngle)
            text = text.isEmpty ? "CGAffineTransform(rotationAngle: \(angle))" : "\(text).rotated(by: \(angle))"
        }
        if transform.scaleX != 1 || transform.scaleY != 1 {
            let (x, y) = (SwiftLiteral.number(transform.scaleX), SwiftLiteral.number(transform.scaleY))
            text = text.isEmpty ? "CGAffineTransform(scaleX: \(x), y: \(y))" : "\(text).scaledBy(x: \(x), y: \(y))"
        }
        return .word(text.isEmpty ? ".identity" : text)
    }

    static func size(_ size: Size) -> SwiftExpression {
        .call("CGSize", [
            .init("width", word: SwiftLiteral.number(size.width)), .init("height", word: SwiftLiteral.number(size.height)),
        ])
    }
}

extension SwiftLiteral {
    static func priority(_ number: Double) -> String {
        switch number {
        case 1000: ".required"
        case 750: ".defaultHigh"
        case 250: ".defaultLow"
        default: "UILayoutPriority(\(self.number(number)))"
        }
    }
}
