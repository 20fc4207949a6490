import PlaygroundModel

// Peek and pop: context menus with a preview, as all systems from iOS 13 on have them.
extension ClassWriter {
    /// - Returns: Whether there is anything to press for.
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
            lines.block("animator.addCompletion", tail: "}") { lines in
                writeBranches(of: "interaction", in: &lines) { peek, lines in
                    if let action = peek.peek.commitAction { self.write(action, sender: self.name(peek.view.id), at: peek.peek.path, in: &lines) }
                }
            }
        }
        extensions.append(("UIContextMenuInteractionDelegate", body))
    }

    private func writeBranches(
        of interaction: String, in lines: inout SwiftLines,
        _ write: @escaping ((view: ViewDefinition, peek: PeekDefinition), inout SwiftLines) -> Void
    ) {
        guard peeks.count > 1 else { return write(peeks[0], &lines) }
        for (index, peek) in peeks.enumerated() {
            let condition = "\(interaction).view === \(name(peek.view.id))"
            if index == 0 {
                lines.block("if \(condition)") { write(peek, &$0) }
            } else {
                lines.reopen("} else if \(condition) {") { write(peek, &$0) }
            }
        }
    }

    private func writeConfiguration(_ item: (view: ViewDefinition, peek: PeekDefinition), in lines: inout SwiftLines) {
        if item.peek.condition != .always {
            lines.add("guard \(ConditionWriter(writer: self).expression(item.peek.condition)) else { return nil }")
        }
        writeConfiguration(item.peek, sender: name(item.view.id), in: &lines)
    }

    /// `return UIContextMenuConfiguration(…)`, with the actions of the peek, or those of the controller that it shows.
    ///
    /// - Parameter identifier: What the configuration is known by, where its menu may belong to one of several elements.
    func writeConfiguration(_ peek: PeekDefinition, sender: String, identifier: String? = nil, in lines: inout SwiftLines) {
        guard let shown = peek.preview, let controller = run.playground.controllers.first(where: { $0.id == shown.plain }) else {
            return lines.add("return nil")
        }
        let items = peek.actions.isEmpty ? controller.previewActions : peek.actions
        let making = run.making(shown, texts)
        let preview = SwiftExpression.Argument("previewProvider", word: "{ \(making.text) }")
        let head = SwiftExpression.call(
            "UIContextMenuConfiguration", (identifier.map { [.init("identifier", word: $0)] } ?? []) + [preview])
        guard !items.isEmpty else { return lines.add(head, after: "return ") }
        lines.block(head, after: "return ", parameters: "[weak self] _ in") { lines in
            lines.add("guard let self else { return nil }")
            lines.add(.call("UIMenu", [.init("children", .array(self.elements(items, sender: sender, lines: &lines)))]), after: "return ")
        }
    }

    private func elements(_ items: [PreviewActionItem], sender: String, lines: inout SwiftLines) -> [SwiftExpression] {
        items.map { item in
            switch item {
            case .group(let title, let items):
                return .call("UIMenu", [
                    .init("title", texts.shown(title)), .init("children", .array(elements(items, sender: sender, lines: &lines))),
                ])
            case .action(let action): return element(action, sender: sender)
            }
        }
    }

    private func element(_ action: PreviewAction, sender: String) -> SwiftExpression {
        var arguments: [SwiftExpression.Argument] = [.init("title", texts.shown(action.title))]
        var attributes = action.attributes.map { ".\($0.rawValue)" }.sorted()
        if action.style == .destructive { attributes.insert(".destructive", at: 0) }
        if attributes.count == 1 { arguments.append(.init("attributes", word: attributes[0])) }
        if attributes.count > 1 { arguments.append(.init("attributes", .array(attributes.map { .word($0) }))) }
        if action.style == .selected { arguments.append(.init("state", word: ".on")) }
        let call: String
        if let what = action.action {
            let method = scope.claim(own: (SwiftName.lowerCamel(action.title).isEmpty ? "entry" : SwiftName.lowerCamel(action.title)) + "Chosen")
            methods.declaration("private func \(method)()") { write(what, sender: "self", at: action.path, in: &$0) }
            call = "_ in self.\(method)()"
        } else {
            call = "_ in"
        }
        return .closure("UIAction", arguments, call)
    }
}
