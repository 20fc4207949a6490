import PlaygroundLanguage
import PlaygroundModel

extension ClassWriter {
    func isFilled(_ value: PropertyValue) -> Bool { value.texts.contains(where: texts.isFilled) }

    /// Whether a parameter of the class provides the value or a part of it.
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

    /// Whether an image view shows a symbol, either initially or for a value of its parameter.
    func showsSymbol(_ view: ViewDefinition) -> Bool {
        guard let name = view.properties.string(.image), !name.isEmpty else { return false }
        guard texts.isFilled(name) else { return run.isSymbol(name, size: view.properties.size(.imageSize)) }
        return PlaceholderText(name).parts.contains { part in
            guard case .placeholder(let name, _) = part else { return false }
            return imageCandidates[name, default: []].contains { run.isSymbol($0, size: nil) }
        }
    }

    /// The properties of a cell's content view. UIKit overwrites the opacity of the cell itself when it displays the cell.
    private static let ofContentView: Set<ViewProperty> = [.alpha, .layoutMargins, .preservesSuperviewLayoutMargins]

    /// Writes statements that set a property. If the value is `nil`, they restore the default of a new view.
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
            for (index, title) in (value?.texts ?? []).enumerated() {
                lines.add(.call("\(target).setTitle", [texts.shown(title).argument(), .init("forSegmentAt", word: "\(index)")]))
            }
            return
        case .inputAccessoryView:
            guard case .number(let height)? = value else { return lines.add("\(target).inputAccessoryView = nil") }
            let frame = SwiftExpression.numbers("CGRect", ["x": 0, "y": 0, "width": 0, "height": height])
            return lines.assign("\(target).inputAccessoryView", .call("UIView", [.init("frame", frame)]))
        case .selectedRows:
            guard case .list(let rows)? = value else { return }
            for (component, row) in rows.enumerated() {
                lines.add("\(target).selectRow(\(row.shown ?? "0"), inComponent: \(component), animated: false)")
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
            // The property is not written, because the compiler would warn about it.
            return comment("\(property.rawValue) is deprecated from iOS 15", at: view.path, in: &lines)
        case .isAnimating: return lines.add("\(target).\(value == .bool(false) ? "stopAnimating" : "startAnimating")()")
        case .refreshControl:
            guard value == .bool(true) else { return lines.add("\(target).refreshControl = nil") }
            lines.add("\(target).refreshControl = UIRefreshControl()")
            return lines.add(.call("\(target).refreshControl?.addAction", [
                .init(word: "UIAction { ($0.sender as? UIRefreshControl)?.endRefreshing() }"), .init("for", word: ".valueChanged"),
            ]))
        case .gradient: return setGradient(value, on: target, in: &lines)
        case .effect:
            setEffect(value, on: "\(target).backgroundEffect", in: &lines)
            guard value != nil, view.properties[.cornerConfiguration] != nil else { return }
            return setCorners(.corners(CornerConfiguration(radius: .containerConcentric(minimum: nil))), on: "\(target).subviews.first?", in: &lines)
        case .cornerConfiguration: return setCorners(value, on: target, in: &lines)
        case .topEdgeEffect, .bottomEdgeEffect, .leftEdgeEffect, .rightEdgeEffect:
            return setEdgeEffect(value, of: view.properties[property], on: "\(target).\(property.rawValue)", in: &lines)
        case .date: return setDate(value, on: target, in: &lines)
        default: break
        }
        guard let value = value ?? property.default(in: view.kind) else {
            lines.add("\(target).\(property.rawValue) = nil")
            return
        }
        lines.assign("\(target).\(property.member(of: view.kind))", expression(value, for: property, of: view))
    }

    func expression(_ value: PropertyValue, for property: ViewProperty, of view: ViewDefinition) -> SwiftExpression {
        if let member = valueParameters[view.id]?[property] { return .word(member) }
        switch (value, property) {
        case (.string(let text), .image): return image(text, of: view)
        case (.color(let color), .borderColor), (.color(let color), .shadowColor): return run.coreGraphics(color)
        default:
            let isShown = property.row.isShown
            return run.expression(value, of: property.valueType) { isShown ? texts.shown($0) : texts.plain($0) } ?? "nil"
        }
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
        var arguments: [SwiftExpression.Argument] = [SwiftExpression.array(gradient.colors.map { EjectionRun.certain(run.expression($0)) }).argument()]
        if !gradient.locations.isEmpty {
            arguments.append(.init("locations", .array(gradient.locations.map { .word(SwiftLiteral.number($0)) })))
        }
        let usual = Gradient(colors: [])
        for (name, point, standard) in [("from", gradient.startPoint, usual.startPoint), ("to", gradient.endPoint, usual.endPoint)]
        where point != standard {
            arguments.append(.init(name, .numbers("CGPoint", ["x": point.x, "y": point.y])))
        }
        if gradient.type != .axial { arguments.append(.init("type", word: ".\(gradient.type.rawValue)")) }
        lines.add(.call("\(target).setGradient", arguments))
    }

    private func setEffect(_ value: PropertyValue?, on target: String, in lines: inout SwiftLines) {
        run.resources.supportExtensions.insert(.effects)
        guard case .effect(let effect)? = value else { return lines.add("\(target) = nil") }
        guard effect.isGlass else { return lines.assign(target, run.expression(effect)) }
        lines.addAvailable(since: SystemFeature.glass.availability.introduced, run.deployment) {
            $0.assign(target, self.run.expression(effect))
        } orElse: {
            $0.assign(target, self.run.expression(effect.shown(in: .filled)))
        }
    }

    private func setEdgeEffect(_ value: PropertyValue?, of base: PropertyValue?, on target: String, in lines: inout SwiftLines) {
        let effect = value?.texts.first.flatMap(ScrollEdgeEffect.init(rawValue:)) ?? .automatic
        let hidden = PropertyValue.string(ScrollEdgeEffect.hidden.rawValue)
        lines.addAvailable(since: SystemFeature.glass.availability.introduced, run.deployment) {
            guard effect != .hidden else { return $0.add("\(target).isHidden = true") }
            if value == nil || base == hidden { $0.add("\(target).isHidden = false") }
            $0.add("\(target).style = .\(effect.rawValue)")
        }
    }

    private func setCorners(_ value: PropertyValue?, on target: String, in lines: inout SwiftLines) {
        let corners = value.flatMap(CornerConfiguration.init(property:)) ?? CornerConfiguration()
        lines.addAvailable(since: SystemFeature.cornerConfigurations.availability.introduced, run.deployment) {
            $0.assign("\(target).cornerConfiguration", EjectionRun.expression(corners))
        }
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

extension EjectionRun {
    fileprivate static func expression(_ corners: CornerConfiguration) -> SwiftExpression {
        func expression(_ radius: CornerConfiguration.Radius?) -> SwiftExpression {
            func call(_ name: String, _ label: String?, _ number: Double?) -> SwiftExpression {
                .call(name, number.map { [.init(label, .word(SwiftLiteral.number($0)))] } ?? [])
            }
            return switch radius {
            case .fixed(let radius): call(".fixed", nil, radius)
            case .capsule(let maximum): call(".capsule", "maximumRadius", maximum)
            case .containerConcentric(let minimum): call(".containerConcentric", "minimum", minimum)
            case nil: .word("nil")
            }
        }
        if let radius = corners.radius {
            if case .capsule = radius { return expression(radius) }
            return .call(".corners", [.init("radius", expression(radius))])
        }
        if corners.isUniform { return .call(".uniformCorners", [.init("radius", expression(corners.topLeftRadius))]) }
        return .call(".corners", [
            .init("topLeftRadius", expression(corners.topLeftRadius)), .init("topRightRadius", expression(corners.topRightRadius)),
            .init("bottomLeftRadius", expression(corners.bottomLeftRadius)), .init("bottomRightRadius", expression(corners.bottomRightRadius)),
        ])
    }

    fileprivate func expression(_ effect: VisualEffect) -> SwiftExpression {
        switch effect {
        case .blur(let style): return .call("UIBlurEffect", [.init("style", word: ".\(style.rawValue)")])
        case .glass(let glass):
            var arguments: [SwiftExpression.Argument] = []
            if glass != GlassEffect() { arguments.append(.init("style", word: ".\(glass.style.rawValue)")) }
            guard glass.tintColor != nil || glass.isInteractive else { return .call("UIGlassEffect", arguments) }
            resources.supportExtensions.insert(.glassEffects)
            if let tint = glass.tintColor { arguments.append(.init("tintColor", expression(tint))) }
            if glass.isInteractive { arguments.append(.init("isInteractive", word: "true")) }
            return .call("UIGlassEffect", arguments)
        }
    }

    /// The value as an expression, or `nil` if it can only be set by statements.
    func expression(
        _ value: PropertyValue, of type: ViewProperty.ValueType, text: (String) -> SwiftExpression = { SwiftLiteral.text($0) }
    ) -> SwiftExpression? {
        switch (value, type) {
        case (.string(let word), .choice): .word(".\(word)")
        case (.string(let string), _): text(string)
        case (.list(let values), .list(let type)): .array(values.compactMap { expression($0, of: type, text: text) })
        case (.bool(let isOn), _): .word(isOn ? "true" : "false")
        case (.number(let number), _): .word(SwiftLiteral.number(number))
        case (.color(let color), _): expression(color)
        case (.font(let font), _): expression(font)
        case (.insets(let insets), .directionalInsets): .directionalInsets(insets)
        case (.insets(let insets), _): .insets(insets)
        case (.size(let size), _): .size(size)
        case (.transform(let transform), _): .transform(transform)
        case (.symbolConfiguration(let configuration), _): expression(configuration)
        default: nil
        }
    }
}

extension SwiftExpression {
    static func numbers(_ callee: String, _ arguments: KeyValuePairs<String, Double>) -> SwiftExpression {
        .call(callee, arguments.map { .init($0.key, word: SwiftLiteral.number($0.value)) })
    }

    static func insets(_ insets: EdgeInsets) -> SwiftExpression {
        insets == .zero ? ".zero" : .numbers(
            "UIEdgeInsets", ["top": insets.top, "left": insets.left, "bottom": insets.bottom, "right": insets.right])
    }

    static func directionalInsets(_ insets: EdgeInsets) -> SwiftExpression {
        insets == .zero ? ".zero" : .numbers(
            "NSDirectionalEdgeInsets", ["top": insets.top, "leading": insets.left, "bottom": insets.bottom, "trailing": insets.right])
    }

    /// The transform as an expression: `CGAffineTransform(translationX: 0, y: 4).rotated(by: 0.1).scaledBy(x: 2, y: 2)`.
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

    static func size(_ size: Size) -> SwiftExpression { .numbers("CGSize", ["width": size.width, "height": size.height]) }
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
