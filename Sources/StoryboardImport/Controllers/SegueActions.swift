import InterfaceBuilder
import PlaygroundModel

/// Turns segues into what taps and presses do.
struct SegueActions {
    let context: ImportContext
    /// The controller in whose scene the segues begin.
    let controller: Element

    /// `tap` and `peek` of an element that begins segues.
    func entries(of element: Element) -> [TOMLValue.Entry] {
        let segues = element.list("connections").filter { $0.name == "segue" && $0["kind"] != "embed" && $0["kind"] != "relationship" }
        var entries: [TOMLValue.Entry] = []
        for segue in segues {
            context.report.segues.total += 1
            guard entries.isEmpty else {
                context.report.leaveOut(.segue, "an element does one thing; it has another segue already", line: segue.line)
                continue
            }
            guard let action = action(of: segue) else { continue }
            context.report.segues.imported += 1
            entries = [TOMLValue.Entry("tap", .table(action))] + peek(segue)
        }
        return entries
    }

    /// The segues of the controller itself, which code begins; each as a comment.
    func comments() -> [String] {
        controller.list("connections").filter { $0.name == "segue" }.compactMap { segue in
            guard !["relationship", "embed"].contains(segue["kind"]) else { return nil }
            context.report.segues.total += 1
            context.report.leaveOut(.segue, "code begins it, no element does", line: segue.line)
            let name = segue["identifier"].map { " \($0)" } ?? ""
            guard segue["kind"] != "unwind" else { return "The unwind segue\(name) is begun by code." }
            let action = Self.word(of: segue).map { "\($0)s" } ?? "leads to"
            return "The segue\(name), begun by code, \(action) \(context.destination(of: segue) ?? "another screen")."
        }
    }

    /// What the segue does; `nil`, and said in the report, where a playground has nothing like it.
    private func action(of segue: Element) -> [TOMLValue.Entry]? {
        if segue["kind"] == "unwind" { return unwinding(segue) }
        guard let word = Self.word(of: segue), let destination = context.destination(of: segue) else {
            let reason = segue["kind"] == "custom" ? "what a custom segue does is code" : "it leads to nothing that is a controller"
            context.report.leaveOut(.segue, reason, line: segue.line)
            return nil
        }
        var action = [TOMLValue.Entry(word, .string(destination))]
        if word == "present", let style = style(of: segue) { action.append(TOMLValue.Entry("style", .string(style))) }
        return action
    }

    /// The key of the action; `nil` for kinds that have none.
    private static func word(of segue: Element) -> String? {
        switch segue["kind"] {
        case "show": "show"
        case "push": "push"
        case "showDetail", "replace": "showDetail"
        case "presentation", "modal", "popover", "popoverPresentation": "present"
        default: nil
        }
    }

    private func style(of segue: Element) -> String? {
        if segue["kind"] == "popover" || segue["kind"] == "popoverPresentation" { return "popover" }
        guard let word = segue["modalPresentationStyle"], let style = ModalPresentationStyle(rawValue: word),
              style != .automatic, style != .none
        else { return nil }
        return style.rawValue
    }

    /// An unwind segue goes to the controller that answers its action, which is code: the one that led here is taken.
    private func unwinding(_ segue: Element) -> [TOMLValue.Entry] {
        var seen: Set<String> = []
        var place = controller.id
        while let id = place, seen.insert(id).inserted {
            guard let before = context.predecessors[id]?.first, let element = context.document.element(before) else { break }
            if !["navigationController", "tabBarController", "splitViewController"].contains(element.name) {
                guard let name = context.controllerNames[before] else { break }
                return [TOMLValue.Entry("unwind", .string(name))]
            }
            place = before
        }
        context.report.change(.segue, "an unwind segue whose target is not in the document dismisses", line: segue.line)
        return [TOMLValue.Entry("dismiss", .bool(true))]
    }

    /// A segue with a preview (Interface Builder's *Peek & Pop*).
    private func peek(_ segue: Element) -> [TOMLValue.Entry] {
        guard segue.children.contains(where: { $0["key"] == "preview" }), let destination = context.destination(of: segue),
              let word = Self.word(of: segue)
        else { return [] }
        let commit = TOMLValue.table([TOMLValue.Entry(word, .string(destination))])
        return [TOMLValue.Entry("peek", .table([
            TOMLValue.Entry("preview", .string(destination)), TOMLValue.Entry("commit", commit),
        ]))]
    }
}
