import PlaygroundModel

extension ClassWriter {
    func writeViews() {
        for view in content.views {
            properties.separate()
            properties.add(run.comments(at: view.path))
            if let use = content.uses[view.id] {
                write(view, as: use)
            } else if view.kind == .layoutGuide {
                writeGuide(view)
            } else {
                write(view)
            }
        }
    }

    private func write(_ view: ViewDefinition, as use: ClassUse) {
        let type = run.names.components[use.component] ?? "UIView"
        let isHandedOn = use.arguments.contains { isFilled($0.value) }
        let isConfigured = use.isFilledByItem || isHandedOn && parametersAreSet == .again
        var lines = SwiftLines()
        if isConfigured {
            lines.add("let view = \(type)()")
            if !use.isFilledByItem { configure(view, as: use, in: &parameterSettings) }
        } else {
            run.components.noteMaking(of: use.component)
            let own = texts
            if let value = sharedValue(of: view, use) {
                lines.add("let shown = \(value)")
                texts.known = knownTexts(of: view)
            }
            lines.assign("let view", .call(type, arguments(of: use)))
            texts = own
        }
        var refersToSelf = isHandedOn && !isConfigured
        for property in ViewProperty.allCases {
            guard let value = view.properties[property] else { continue }
            if isParameter(value, property, of: view.id), parametersAreSet != .inMaking {
                set(property, of: view, to: value, on: name(view.id), in: &parameterSettings)
            } else {
                set(property, of: view, to: value, on: "view", in: &lines)
            }
        }
        for action in use.actions {
            let method = handler(Self.element(action.view, in: view.id), action.action, sender: name(view.id), at: action.path)
            lines.add("view.\(action.member) = { [weak self] in self?.\(method)() }")
            refersToSelf = true
        }
        lines.assign("view.accessibilityIdentifier", identifier(view.id))
        refersToSelf = writeUse(of: view, on: "view", in: &lines) || refersToSelf
        declare(name(view.id), type: type, lines, returning: "view", isLazy: refersToSelf)
    }

    /// The strings of the screen that a tap on a view shows, if several controllers share the screen's class.
    private func knownTexts(of view: ViewDefinition) -> KnownTexts {
        guard let target = view.tap?.target, let shared = run.shared(target), let place = shared.member(target) else { return KnownTexts() }
        return KnownTexts(sources: Dictionary(shared.fields.map { field in
            (field.values[place], KnownTexts.Source(expression: "shown.\(field.member)", isImage: field.isImage))
        }) { first, _ in first })
    }

    /// The `Content` value of that screen, if the view shows one of its strings.
    private func sharedValue(of view: ViewDefinition, _ use: ClassUse) -> String? {
        guard let target = view.tap?.target, let shared = run.shared(target), let place = shared.member(target) else { return nil }
        let known = knownTexts(of: view).sources
        let showsAny = use.arguments.contains { if case .text(let text) = $0.value { known[text]?.isImage == false } else { false } }
        return showsAny ? "\(run.names.controller(target)).Content.\(shared.members[place].name)" : nil
    }

    func configure(_ view: ViewDefinition, as use: ClassUse, in lines: inout SwiftLines) {
        lines.add(.call("\(name(view.id)).configure", arguments(of: use)))
    }

    private func arguments(of use: ClassUse) -> [SwiftExpression.Argument] {
        use.arguments.map { .init($0.label, expression($0.value)) }
    }

    private func isFilled(_ value: ClassUse.Argument.Value) -> Bool {
        switch value {
        case .text(let text), .image(let text, _): texts.isFilled(text)
        case .value(_, _, _, let given): given.map(texts.isFilled) == true
        }
    }

    static func element(_ view: ViewID, in use: ViewID) -> ViewID { ViewID("\(use.name).\(view.name)") }

    private func expression(_ value: ClassUse.Argument.Value) -> SwiftExpression {
        switch value {
        case .text(let text): return texts.shown(text)
        case .image(let name, let path):
            if texts.isFilled(name) { return texts.plain(name) }
            _ = run.image(name, at: path)
            return SwiftLiteral.text(run.assetName(name))
        case .value(let value, let property, let view, let given):
            if let given, texts.isFilled(given) { return texts.plain(given) }
            return expression(value, for: property, of: view)
        }
    }

    private func writeGuide(_ guide: ViewDefinition) {
        var lines = SwiftLines()
        lines.add("let guide = UILayoutGuide()")
        lines.assign("guide.identifier", SwiftLiteral.text(guide.id.name))
        declare(name(guide.id), type: "UILayoutGuide", lines, returning: "guide", isLazy: false)
    }

    private func write(_ view: ViewDefinition) {
        if let look = look(of: view), labelCounts[look, default: 0] > 1 { return write(view, of: look) }
        var making = ViewMaking(view, in: self)
        making.write()
        declare(name(view.id), type: view.kind.viewClass, making.lines, returning: view.kind.localName, isLazy: making.refersToSelf)
    }

    /// The properties of a controller's label, except its text, that code sets once.
    func look(of view: ViewDefinition) -> ViewProperties? {
        guard controller != nil, view.kind == .label, view.properties.string(.text) != nil, view.tap == nil, view.peek == nil,
              view.traitOverrides == TraitCollection(), content.uses[view.id] == nil,
              !view.properties.values.contains(where: { isParameter($0.value, $0.key, of: view.id) })
        else { return nil }
        var look = view.properties
        look[.text] = nil
        return look.values.count > 1 ? look : nil
    }

    /// Writes `private let name = makeLabel("…", identifier: "…")`.
    private func write(_ label: ViewDefinition, of look: ViewProperties) {
        let function = labelFunctions[look] ?? writeFunction(for: label, of: look)
        for property in ViewProperty.allCases { properties.add(run.comments(at: label.path.appending(property.rawValue))) }
        let identifier = label.properties.string(.accessibilityIdentifier).map(texts.plain) ?? identifier(label.id)
        let access = exposed.contains(name(label.id)) ? "" : "private "
        properties.assign("\(access)let \(name(label.id))", .call(function, [
            texts.shown(label.properties.string(.text) ?? "").argument(), .init("identifier", identifier),
        ]))
    }

    private func writeFunction(for label: ViewDefinition, of look: ViewProperties) -> String {
        let function = scope.claim(own: "makeLabel")
        labelFunctions[look] = function
        var model = label
        model.properties[.text] = .string("{text}")
        model.properties[.accessibilityIdentifier] = .string("{identifier}")
        let own = texts
        texts = TextWriter(run: run, parameters: ["text": "text", "identifier": "identifier"])
        var making = ViewMaking(model, in: self, isFilledByItem: true)
        making.write()
        texts = own
        var lines = SwiftLines()
        lines.add("@MainActor")
        lines.block("private func \(function)(_ text: String, identifier: String) -> UILabel") {
            $0.add(making.lines)
            $0.add("return label")
        }
        followingTypes.append(lines)
        return function
    }

    /// Declares `private let name: Type = { … }()`. A view that is used by code outside the class is not private.
    func declare(_ name: String, type: String, _ body: SwiftLines, returning local: String, isLazy: Bool) {
        let access = exposed.contains(name) ? "" : "private "
        properties.block("\(access)\(isLazy ? "lazy var" : "let") \(name): \(type) =", tail: "}()") { lines in
            lines.add(body)
            lines.add("return \(local)")
        }
    }

    func writeHierarchy() {
        let conditional = content.conditional
        let guides = content.views.filter { $0.kind == .layoutGuide }.map { name($0.id) }
        var lines = SwiftLines()
        let top = content.topLevel.filter { !conditional.contains($0) && $0 != controller?.viewInBar }
        add(top.map(name), to: content.root == .view ? "" : String(content.receiver.dropLast()), &lines)
        for view in content.views where view.kind != .stack && content.uses[view.id] == nil {
            let inner = view.subviews.filter { !conditional.contains($0) && names[$0] != nil }
            add(inner.map(name), to: name(view.id), &lines)
        }
        for view in content.views {
            guard let background = view.backgroundView, !conditional.contains(background), names[background] != nil else { continue }
            lines.add("\(name(view.id)).backgroundView = \(name(background))")
        }
        for guide in guides { lines.add("\(content.receiver)addLayoutGuide(\(guide))") }
        for view in content.views where view.kind == .stack {
            for (inner, spacing) in view.customSpacing.sorted(by: { $0.key.name < $1.key.name }) where names[inner] != nil {
                lines.add("\(name(view.id)).setCustomSpacing(\(SwiftLiteral.number(spacing)), after: \(name(inner)))")
            }
        }
        guard !lines.isEmpty else { return }
        setUp.add("addSubviews()")
        methods.declaration("private func addSubviews()") { $0.add(lines) }
    }

    private func add(_ views: [String], to parent: String, _ lines: inout SwiftLines) {
        let receiver = parent.isEmpty ? "" : parent + "."
        if views.count == 1 {
            lines.add("\(views[0]).translatesAutoresizingMaskIntoConstraints = false")
            lines.add("\(receiver)addSubview(\(views[0]))")
        } else if !views.isEmpty {
            lines.addLoop(over: views) { lines in
                lines.add("subview.translatesAutoresizingMaskIntoConstraints = false")
                lines.add("\(receiver)addSubview(subview)")
            }
        }
    }
}

extension SwiftLines {
    mutating func addLoop(over views: [String], _ body: (inout SwiftLines) -> Void) {
        let list = SwiftExpression.array(views.map { .word($0) })
        block(list, after: "for subview in ", body)
    }
}
