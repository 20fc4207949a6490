import PlaygroundModel

struct PresentationWriter {
    let writer: ClassWriter
    let controller: ControllerDefinition

    private var options: PresentationOptions { controller.presentation }
    private var run: EjectionRun { writer.run }

    func write(_ lines: inout SwiftLines) {
        let style = run.presentationStyle(of: controller)
        if style != .automatic, style != .none { lines.add("modalPresentationStyle = .\(style.rawValue)") }
        if let size = options.preferredContentSize { lines.assign("preferredContentSize", .size(size)) }
        lines.add(.presentation, of: controller, run)
        writeSheet(style, &lines)
        if options.permittedArrowDirections != Set(PopoverArrowDirection.allCases) {
            let directions = PopoverArrowDirection.allCases.filter(options.permittedArrowDirections.contains)
            let list = directions.count == 1
                ? ".\(directions[0].rawValue)" : "[\(directions.map { ".\($0.rawValue)" }.joined(separator: ", "))]"
            lines.add("popoverPresentationController?.permittedArrowDirections = \(list)")
        }
        writeDelegate(&lines)
    }

    private func writeSheet(_ style: ModalPresentationStyle, _ lines: inout SwiftLines) {
        var statements = SwiftLines()
        if !options.detents.isEmpty {
            statements.add(run.comments(at: controller.path.appending("detents")))
            statements.assign("sheet.detents", .array(options.detents.map(detent)))
        }
        if let undimmed = options.largestUndimmedDetent {
            statements.assign("sheet.largestUndimmedDetentIdentifier", .word(identifier(undimmed)))
        }
        if let selected = options.selectedDetent { statements.assign("sheet.selectedDetentIdentifier", .word(identifier(selected))) }
        statements.add(.sheet, of: controller, on: "sheet.", run)
        guard !statements.isEmpty else { return }
        let source = style == .popover
            ? "popoverPresentationController?.adaptiveSheetPresentationController" : "sheetPresentationController"
        lines.block("if let sheet = \(source)") { $0.add(statements) }
    }

    private func detent(_ detent: SheetDetent) -> SwiftExpression {
        switch detent {
        case .medium: ".medium()"
        case .large: ".large()"
        case .height(let height):
            .closure(
                ".custom",
                [options.largestUndimmedDetent, options.selectedDetent].contains(detent)
                    ? [.init("identifier", word: identifier(detent))] : [],
                "_ in \(SwiftLiteral.number(height))")
        }
    }

    private func identifier(_ detent: SheetDetent) -> String {
        switch detent {
        case .medium: ".medium"
        case .large: ".large"
        case .height(let height): "UISheetPresentationController.Detent.Identifier(\"height\(SwiftLiteral.number(height))\")"
        }
    }

    private func writeDelegate(_ lines: inout SwiftLines) {
        let older = options.adaptivePresentationStyle == nil ? options.adaptivePresentationStyleInCompactWidth : nil
        let adapts = options.adaptivePresentationStyle != nil || older != nil || options.viewControllerForAdaptivePresentationStyle != nil
        guard adapts || !options.shouldDismiss else { return }
        lines.add("presentationController?.delegate = self")
        var body = SwiftLines()
        if let style = options.adaptivePresentationStyle {
            body.declaration(
                "func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle"
            ) { $0.add(".\(style.rawValue)") }
        }
        if let older {
            body.declaration("func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle") {
                $0.add(".\(older.rawValue)")
            }
        }
        if let other = options.viewControllerForAdaptivePresentationStyle {
            body.declaration(
                "func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?"
            ) { $0.add(run.making(passing(to: other), writer.texts)) }
        }
        if !options.shouldDismiss {
            body.declaration("func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool") {
                $0.add("false")
            }
        }
        writer.extensions.append(("UIAdaptivePresentationControllerDelegate", body))
    }

    /// Passes the arguments of this controller to its adaptive replacement.
    private func passing(to other: ControllerID) -> ControllerID {
        var arguments = other.arguments
        for parameter in run.parameters(of: other) where writer.texts.parameters[parameter.name] != nil {
            arguments[parameter.name] = arguments[parameter.name] ?? "{\(parameter.name)}"
        }
        return other.with(arguments)
    }
}
