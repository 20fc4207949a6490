import PlaygroundModel

enum Presentations {
    static func present(
        _ id: ControllerID, style: ModalPresentationStyle?, by sender: Sender,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let presented = context.playground.controller(id) else { return [] }
        let style = style ?? presented.presentation.modalPresentationStyle
        var presentation = Presentation(style: style, presenter: sender.controller)
        presentation.source = sender.view.map { .init(controller: sender.controller, view: $0) }
        if style == .currentContext || style == .overCurrentContext {
            presentation.context = presentationContext(of: sender.controller, state, context)
        }
        return present(presented, presentation, for: sender, in: &state, context)
    }

    static func presentFromRoot(
        _ id: ControllerID, for sender: Sender, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let presented = context.playground.controller(id) else { return [] }
        let front = state.layers[frontLayer(of: state, context)]
        var presentation = Presentation(style: presented.presentation.modalPresentationStyle, presenter: front.id)
        presentation.source = sender.view.map { .init(controller: sender.controller, view: $0) }
        return present(presented, presentation, for: sender, in: &state, context)
    }

    /// Presents from the front-most presented controller, because a controller can present only one other controller.
    private static func present(
        _ presented: ControllerDefinition, _ presentation: Presentation, for sender: Sender,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let presenter = state.layers[frontLayer(of: state, context)].id
        let adaptation = PresentationAdaptation(
            of: presented, presentation, in: context.windowTraits(of: state), on: context.device, profile: context.profile
        )
        if adaptation.lacksActiveDetent { return .ignored(.noActiveDetent(presented.id), at: presented.path) }
        guard var instance = context.makeInstance(of: presented.id, in: state) else { return context.noRoom(in: state, for: sender) }
        var factory = InstanceFactory(playground: context.playground, living: state.layers + [instance])
        instance.presentation = presentation
        state.layers.append(factory.fit(instance, standIn: adaptation.standIn))
        // UIKit makes the first text field of an alert the first responder.
        if case .alert = presented.kind, let field = presented.views.first {
            state.firstResponder = FirstResponder(controller: instance.id, view: field.id, accessoryHeight: 0)
        }
        return adaptation.delegateEntries(for: instance.id)
            + [LogEntry(.presented(instance.id, by: presentation.context ?? presenter, as: adaptation.form), path: sender.path)]
    }

    /// The nearest ancestor that defines a context, otherwise the window's root. UINavigationController defines one (Apple,
    /// definesPresentationContext). So does the navigation controller that UIKit creates for a column of a split view.
    private static func presentationContext(
        of sender: ControllerInstance.ID, _ state: SimulationState, _ context: SimulationContext
    ) -> ControllerInstance.ID? {
        let path = state.path(to: sender)
        var isColumn = false
        var found = path.first
        for instance in path {
            guard let definition = context.definition(of: instance.id) else { continue }
            var defines = isColumn || definition.presentation.definesPresentationContext
            isColumn = false
            switch definition.kind {
            case .navigation: defines = true
            case .split(let split): isColumn = split.isColumnStyle && context.profile.has(.columnStyle)
            default: break
            }
            if defines { found = instance }
        }
        return found?.id
    }

    /// The front-most layer on screen. A layer in a context is on screen only while its context is, for example in the selected tab.
    static func frontLayer(of state: SimulationState, _ context: SimulationContext) -> Int {
        let shown = Set(context.hierarchy(of: state).onScreen.map { $0.id })
        return state.layers.lastIndex { shown.contains($0.id) || shown.contains($0.presentedID) } ?? state.layers.count - 1
    }

    /// `dismiss(animated:)`: closes the front-most presented controller, without delegate callbacks.
    static func dismissFrontmost(
        at path: DocumentPath? = nil, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let front = frontLayer(of: state, context)
        guard front > 0 else { return .ignored(.nothingPresented, at: path) }
        return [LogEntry(.dismissed([state.layers.remove(at: front).presentedID]), path: path)]
    }

    static func dismiss(above index: Int, at path: DocumentPath?, in state: inout SimulationState) -> [LogEntry] {
        let dismissed = state.layers.dropFirst(index + 1).map { $0.presentedID }
        state.layers.removeLast(dismissed.count)
        return [LogEntry(.dismissed(dismissed), path: path)]
    }

    static func dropOrphans(in state: inout SimulationState) -> [LogEntry] {
        let layers = state.layers
        for index in layers.indices {
            guard let context = layers[index].presentation?.context else { continue }
            let isThere = layers[..<index].contains { $0.path(to: context) != nil }
            if !isThere { return dismiss(above: index - 1, at: nil, in: &state) }
        }
        return []
    }

    /// A swipe or a tap outside, if permitted. Only this dismissal calls the delegate (UIAdaptivePresentationControllerDelegate, iOS 13).
    private static func dismissInteractively(in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        guard let front = state.layers.last?.presentedID, let definition = context.definition(of: front) else { return [] }
        let hasCallbacks = context.profile.has(.cardSheets)
        func notified(_ method: LogFact.DelegateMethod, _ answer: String? = nil) -> [LogEntry] {
            hasCallbacks ? [LogEntry(.askedDelegate(of: front, method, answer: answer), path: definition.path)] : []
        }
        let options = definition.presentation
        guard !options.isModalInPresentation, options.shouldDismiss else {
            return (options.isModalInPresentation ? [] : notified(.shouldDismiss, "false")) + notified(.didAttemptToDismiss)
                + [LogEntry(.ignored(.staysPresented(front)), path: definition.path)]
        }
        return notified(.shouldDismiss, "true") + notified(.willDismiss) + dismissFrontmost(at: definition.path, in: &state, context)
            + notified(.didDismiss)
    }

    static func tapDimmed(
        _ front: ControllerInstance, _ presented: ScenePresentation,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let definition = context.definition(of: front.presentedID)
        let staysOpen = LogEntry(.ignored(.staysPresented(front.presentedID)), path: definition?.path)
        if presented.form == .actionSheet { return presented.closesOnTapBeside ? dismissFrontmost(in: &state, context) : [staysOpen] }
        // An attempt to dismiss a modal controller also calls the delegate.
        let isModal = definition?.presentation.isModalInPresentation == true
        return presented.closesOnTapBeside || isModal ? dismissInteractively(in: &state, context) : [staysOpen]
    }

    /// Selects the front-most sheet's next detent. A swipe down at the smallest detent dismisses the sheet. `nil` if no sheet is in front.
    static func swipeSheet(
        _ direction: SwipeDirection, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry]? {
        let hierarchy = context.hierarchy(of: state)
        guard context.profile.has(.cardSheets), let front = state.layers.last,
              let presented = hierarchy.controller(front.id)?.presentation,
              [.sheet, .pageSheet, .formSheet].contains(presented.form)
        else { return nil }
        let detents = presented.detents
        let current = presented.selectedDetent.flatMap { detents.firstIndex(of: $0) }
        let next = current.map { direction == .up ? $0 + 1 : $0 - 1 }
        if let next, detents.indices.contains(next) { return select(detents[next], in: &state, context) }
        return direction == .down ? dismissInteractively(in: &state, context) : nil
    }

    static func select(_ detent: SheetDetent, in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        guard let front = state.layers.last, let presented = hierarchy.controller(front.id)?.presentation, !presented.detents.isEmpty
        else { return .ignored(.noSheet) }
        let definition = context.definition(of: front.presentedID)
        let path = definition?.path
        guard presented.detents.contains(detent) else {
            let isInactive = definition?.presentation.detents.contains(detent) == true && detent == .medium
            return .ignored(isInactive ? .inactiveDetent(detent, in: front.presentedID) : .noDetent(detent, in: front.presentedID), at: path)
        }
        guard presented.selectedDetent != detent else { return .ignored(.nothingNew, at: path) }
        let (window, traits) = (hierarchy.geometry.frame.size, hierarchy.windowTraits.collection)
        let initial = definition.map { SheetDetents($0.presentation, in: window, traits, context.profile).initial }
        state.layers[state.layers.count - 1].presentation?.detent = detent == initial ? nil : detent
        return [LogEntry(.selectedDetent(front.presentedID, detent), path: path)]
    }
}

extension PresentationAdaptation {
    /// The delegate's callbacks when UIKit would adapt the presentation: the style, the replacement, then the announced style.
    func delegateEntries(for instance: ControllerInstance.ID) -> [LogEntry] {
        guard hasDelegate else { return [] }
        func asked(_ method: LogFact.DelegateMethod, _ answer: String?) -> LogEntry? {
            answer.map { LogEntry(.askedDelegate(of: instance, method, answer: $0), path: presented.path) }
        }
        let isOlder = presented.presentation.adaptivePresentationStyle == nil
        return [
            asked(isOlder ? .adaptiveStyleInCompactWidth : .adaptivePresentationStyle, isAdapted ? answer?.rawValue : nil),
            asked(.viewControllerForAdaptiveStyle, standIn?.name),
            LogEntry(.calledDelegate(of: instance, .willPresent, adaptiveStyle), path: presented.path),
        ].compactMap { $0 }
    }
}
