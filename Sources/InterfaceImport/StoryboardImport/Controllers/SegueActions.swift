import PlaygroundModel

struct SegueActions {
    let context: ImportContext
    let controller: Element

    struct Actions {
        var entries: [TOMLValue.Entry] = []
        var comments: [String] = []
    }

    /// The actions of elements that become one element in the playground, including actions of their tap gesture recognizers.
    func actions(of elements: [Element]) -> Actions {
        var actions = Actions()
        for segue in elements.flatMap(segues) {
            guard let action = action(of: segue) else {
                context.leaveOut(segue, reason(segue))
                actions.comments.append("Left out: \(words(for: segue)).")
                continue
            }
            guard actions.entries.isEmpty else {
                context.name(segue, in: controller)
                context.change(segue, "an element has one action: its other segues are listed at the controller")
                continue
            }
            context.bringOver(segue)
            if segue["kind"] == "unwind", unwindTarget(of: segue) == nil {
                context.change(segue, "an unwind segue whose target is not in the document dismisses")
            }
            let key = elements.contains { ![nil, .text].contains(ViewKindTable.kind(of: $0)?.facts.control) } ? "valueChanged" : "tap"
            actions.entries = [TOMLValue.Entry(key, .table(action))] + peek(segue)
        }
        return actions
    }

    /// A comment about the code that handles changes of a control's value.
    func change(of control: Element) -> String? {
        let events: Set = ["valueChanged", "editingChanged"]
        let methods = control.list("connections").filter { $0.name == "action" && events.contains($0["eventType"] ?? "") }
            .compactMap { $0["selector"] }
        guard !methods.isEmpty else { return nil }
        context.change(control, "code handles its changes")
        return "Code handles each change: \(methods.joined(separator: ", "))."
    }

    /// Segues that code performs, and segues that no element of the scene triggers.
    func named() -> Actions {
        var named = Actions()
        var entries: [TOMLValue.Entry] = []
        var giver = NameGiver()
        let ofCode = goingSegues(among: controller.list("connections"))
        for segue in ofCode + context.namedSegues(of: controller) {
            guard let action = action(of: segue) else {
                context.leaveOut(segue, reason(segue))
                named.comments.append("Code begins \(words(for: segue)).")
                continue
            }
            context.bringOver(segue)
            let goal = segue["kind"] == "unwind" ? "unwind" : context.destination(of: segue).map { "to-\($0)" }
            entries.append(TOMLValue.Entry(giver.give(segue["identifier"] ?? goal ?? "segue", numbering: "-"), .table(action)))
        }
        if !ofCode.isEmpty, !entries.isEmpty {
            named.comments.append("Code performs these segues: give an element `tap = { performSegue = \"…\" }` to try one.")
        }
        if !entries.isEmpty { named.entries = [TOMLValue.Entry("segues", .table(entries))] }
        return named
    }

    private func segues(of element: Element) -> [Element] {
        let recognizers = element.list("connections").filter { $0["property"] == "gestureRecognizers" }
            .compactMap { $0["destination"].flatMap(context.document.element) }
        for recognizer in recognizers where recognizer.name != "tapGestureRecognizer" {
            for segue in goingSegues(among: recognizer.list("connections")) where action(of: segue) != nil {
                context.name(segue, in: controller)
                context.change(segue, "a gesture other than a tap performs it: it is listed at the controller")
            }
            context.leaveOut(allIn: recognizer, "a gesture other than a tap performs it")
        }
        let taps = recognizers.filter { $0.name == "tapGestureRecognizer" }
        return goingSegues(among: element.list("connections") + taps.flatMap { $0.list("connections") })
    }

    private func goingSegues(among connections: [Element]) -> [Element] {
        connections.filter { $0.name == "segue" && $0["kind"] != "embed" && $0["kind"] != "relationship" }
    }

    private func words(for segue: Element) -> String {
        let kind = ["unwind", "custom"].contains(segue["kind"]) ? "\(segue["kind"] ?? "") segue" : "segue"
        let name = segue["identifier"].map { " \($0)" } ?? ""
        let goal = action(of: segue).map { ": " + TOMLValue.table($0).text }
        return "the \(kind)\(name)\(goal ?? context.destination(of: segue).map { " to \($0)" } ?? "")"
    }

    private func reason(_ segue: Element) -> String {
        if segue["kind"] == "custom" { return "a custom segue is defined in code" }
        return leadsToNavigation(segue) ? "a navigation controller cannot be pushed" : "it does not lead to a controller"
    }

    private func leadsToNavigation(_ segue: Element) -> Bool {
        segue["destination"].flatMap(context.document.element)?.name == "navigationController"
    }

    private func action(of segue: Element) -> [TOMLValue.Entry]? {
        if segue["kind"] == "unwind" {
            return [unwindTarget(of: segue).map { TOMLValue.Entry("unwind", .string($0)) } ?? TOMLValue.Entry("dismiss", .bool(true))]
        }
        guard let word = word(of: segue), let destination = context.destination(of: segue) else { return nil }
        var action = [TOMLValue.Entry(word, .string(destination))]
        if word == "present", let style = style(of: segue) { action.append(TOMLValue.Entry("style", .string(style))) }
        return action
    }

    private func word(of segue: Element) -> String? {
        switch segue["kind"] {
        case "show": "show"
        case "push": leadsToNavigation(segue) ? nil : "push"
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

    /// The target of an unwind segue. It is the controller whose class appears in the action's name (`unwindToMenuViewController:`), or
    /// else the controller that led here, ignoring containers.
    private func unwindTarget(of segue: Element) -> String? {
        segue["unwindAction"].flatMap(context.controllerNamed(inAction:)) ?? precedingController
    }

    private var precedingController: String? {
        var seen: Set<String> = []
        var place = controller.id
        while let id = place, seen.count < PlaygroundLimits.controllerDepth, seen.insert(id).inserted {
            guard let before = context.document.segues.arrival(at: id)?.source else { return nil }
            place = before.id
            guard ["navigationController", "tabBarController", "splitViewController"].contains(before.name) else {
                return place.flatMap { context.controllerNames[$0] }
            }
        }
        return nil
    }

    /// The preview and commit actions (*Peek & Pop* in Interface Builder).
    private func peek(_ segue: Element) -> [TOMLValue.Entry] {
        guard segue.children.contains(where: { $0["key"] == "preview" }), let destination = context.destination(of: segue),
              let word = word(of: segue)
        else { return [] }
        let commit = TOMLValue.table([TOMLValue.Entry(word, .string(destination))])
        return [TOMLValue.Entry("peek", .table([TOMLValue.Entry("preview", .string(destination)), TOMLValue.Entry("commit", commit)]))]
    }
}
