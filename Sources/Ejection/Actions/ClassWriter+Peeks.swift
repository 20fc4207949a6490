import PlaygroundModel

// Peek and pop, written as context menus with a preview (since iOS 13), and the menus of buttons and bar items.
extension ClassWriter {
    /// - Returns: Whether the view has a preview.
    func writePeek(_ peek: PeekDefinition, of view: ViewDefinition, on target: String, in lines: inout SwiftLines) -> Bool {
        guard peek.preview != nil else { return false }
        if view.kind == .label || view.kind == .image { lines.add("\(target).isUserInteractionEnabled = true") }
        lines.add("\(target).addInteraction(UIContextMenuInteraction(delegate: self))")
        peeks.append((view, peek))
        return true
    }

    func writePeeks() {
        guard !peeks.isEmpty else { return }
        var body = SwiftLines()
        body.declaration(
            "func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?"
        ) { lines in
            writeBranches(of: "interaction", in: &lines) { peek, lines in self.writeConfiguration(peek, in: &lines) }
            if peeks.count > 1 { lines.add("return nil") }
        }
        body.declaration(
            "func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)"
        ) { lines in
            if peeks.allSatisfy({ $0.peek.commit == nil }) { return writeShowingPreview(in: &lines) }
            lines.block("animator.addCompletion") { lines in
                lines.reheaded("[self] in")
                writeBranches(of: "interaction", in: &lines) { peek, lines in
                    if let action = peek.peek.commitAction {
                        self.write(action, sender: self.name(peek.view.id), at: peek.peek.path, in: &lines)
                    }
                }
            }
        }
        extensions.append(("UIContextMenuInteractionDelegate", body))
    }

    /// Writes the default effect of a pop, which shows the previewed controller.
    func writeShowingPreview(in lines: inout SwiftLines) {
        lines.add("guard let controller = animator.previewViewController else { return }")
        lines.block("animator.addCompletion") { lines in
            lines.reheaded("[self] in")
            lines.add("show(controller, sender: self)")
        }
    }

    private func writeBranches(
        of interaction: String, in lines: inout SwiftLines,
        _ write: @escaping ((view: ViewDefinition, peek: PeekDefinition), inout SwiftLines) -> Void
    ) {
        lines.branch(peeks.map { peek -> SwiftLines.Branch in
            (peeks.count == 1 ? nil : "\(interaction).view === \(name(peek.view.id))", { write(peek, &$0) })
        })
    }

    private func writeConfiguration(_ item: (view: ViewDefinition, peek: PeekDefinition), in lines: inout SwiftLines) {
        if item.peek.condition != .always {
            lines.add("guard \(ConditionWriter(writer: self).expression(item.peek.condition)) else { return nil }")
        }
        writeConfiguration(item.peek, sender: name(item.view.id), in: &lines)
    }

    /// Writes `return UIContextMenuConfiguration(…)`, with the actions of the peek or of the previewed controller.
    func writeConfiguration(_ peek: PeekDefinition, sender: String, in lines: inout SwiftLines) {
        guard let shown = peek.preview, let controller = run.definition(of: shown) else {
            return lines.add("return nil")
        }
        let items = peek.actions.isEmpty ? controller.previewActions : peek.actions
        var arguments: [SwiftExpression.Argument] = [.init("previewProvider", .block(run.making(shown, texts)))]
        if !items.isEmpty {
            let name = peek.actions.isEmpty ? controller.id.name : "row"
            arguments.append(.init("actionProvider", word: "{ [weak self] _ in self?.\(menu(of: items, name, sender: sender))() }"))
        }
        lines.add(.call("UIContextMenuConfiguration", arguments), after: "return ")
    }

    /// The method that makes a menu. Elements with equal menus share a method.
    func menu(of items: [PreviewActionItem], _ name: String, sender: String) -> String {
        if let known = menus.first(where: { $0.items == items })?.method { return known }
        let stem = SwiftName.lowerCamel(name)
        let method = scope.claim(own: (stem.first?.isLetter == true ? stem : "element") + "Menu")
        menus.append((items, method))
        let elements = elements(items, sender: sender)
        methods.declaration("private func \(method)() -> UIMenu") { $0.add(.call("UIMenu", [.init("children", .array(elements))])) }
        return method
    }

    private func elements(_ items: [PreviewActionItem], sender: String) -> [SwiftExpression] {
        items.map { item in
            switch item {
            case .group(let group):
                var arguments: [SwiftExpression.Argument] = []
                if !group.title.isEmpty { arguments.append(.init("title", texts.shown(group.title))) }
                if let subtitle = group.subtitle { arguments.append(.init("subtitle", texts.shown(subtitle))) }
                if let image = group.image { arguments.append(.init("image", self.image(image, at: group.path.appending("image")))) }
                if item.isSection { arguments.append(.init("options", word: ".displayInline")) }
                arguments.append(.init("children", .array(elements(group.items, sender: sender))))
                return .call("UIMenu", arguments)
            case .action(let action): return element(action, sender: sender)
            }
        }
    }

    private func element(_ action: PreviewAction, sender: String) -> SwiftExpression {
        var arguments: [SwiftExpression.Argument] = [.init("title", texts.shown(action.title))]
        if let subtitle = action.subtitle { arguments.append(.init("subtitle", texts.shown(subtitle))) }
        if let image = action.image { arguments.append(.init("image", self.image(image, at: action.path.appending("image")))) }
        var attributes = action.attributes.subtracting([.destructive]).map { ".\($0.rawValue)" }.sorted()
        if action.isDestructive { attributes.insert(".destructive", at: 0) }
        if attributes.count == 1 { arguments.append(.init("attributes", word: attributes[0])) }
        if attributes.count > 1 { arguments.append(.init("attributes", .array(attributes.map { .word($0) }))) }
        if action.shownState != .off { arguments.append(.init("state", word: ".\(action.shownState.rawValue)")) }
        let call: String
        if let what = action.action {
            let stem = SwiftName.lowerCamel(action.title)
            let method = scope.claim(own: (stem.isEmpty ? "entry" : stem) + "Chosen")
            methods.declaration("private func \(method)()") { write(what, sender: "self", at: action.path, in: &$0) }
            call = "[weak self] _ in self?.\(method)()"
        } else {
            call = "_ in"
        }
        return .closure("UIAction", arguments, call)
    }
}
