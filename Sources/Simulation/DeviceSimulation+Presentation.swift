import PlaygroundModel

extension DeviceSimulation {
    /// `present(_:animated:)` of the sender.
    mutating func present(
        _ id: ControllerID, style: ModalPresentationStyle?, by sender: Sender, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        guard let presented = playground.controller(id) else { return [] }
        let style = style ?? presented.presentation.modalPresentationStyle
        var presentation = Presentation(style: style, presenter: sender.controller)
        presentation.source = sender.view.map { .init(controller: sender.controller, view: $0) }
        if style == .currentContext || style == .overCurrentContext {
            presentation.context = presentationContext(of: sender.controller)
        }
        return present(presented, presentation, for: sender, containerLayout)
    }

    /// What `show` and `showDetail` come to when nobody takes them: the window's root presents.
    mutating func presentFromRoot(
        _ id: ControllerID, for sender: Sender, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        guard let presented = playground.controller(id), let root = state.layers.last else { return [] }
        var presentation = Presentation(style: presented.presentation.modalPresentationStyle, presenter: root.id)
        presentation.source = sender.view.map { .init(controller: sender.controller, view: $0) }
        return present(presented, presentation, for: sender, containerLayout)
    }

    /// A controller that presents already cannot present a second time, so the front-most one of its presentations does.
    private mutating func present(
        _ presented: ControllerDefinition, _ presentation: Presentation, for sender: Sender,
        _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        guard let presenter = state.layers.last?.id else { return [] }
        let adaptation = resolver(.onScreen, containerLayout).adaptation(of: presented, presentation)
        var factory = InstanceFactory(playground: playground, living: state.layers)
        guard var instance = factory.make(presented.id) else { return [] }
        instance.presentation = presentation
        let layer = factory.fit(instance, standIn: adaptation.standIn)
        state.layers.append(layer)
        return adaptation.delegateEntries(for: instance.id)
            + [LogEntry(.presented(instance.id, by: presenter, as: adaptation.form), path: sender.path)]
            + appearance(of: Set(layer.subtree.map(\.id)), containerLayout)
    }

    /// The nearest controller upwards that defines a presentation context, else the root.
    private func presentationContext(of sender: Instance) -> Instance? {
        let path = state.path(to: sender)
        let defining = path.last { definition(of: $0.id)?.presentation.definesPresentationContext == true }
        return (defining ?? path.first)?.id
    }

    // MARK: Dismissing

    /// `dismiss(animated:)`, by code or a button: closes the front-most presented controller. Its presentation's delegate
    /// hears nothing.
    mutating func dismissFrontmost(at path: DocumentPath? = nil) -> [LogEntry] {
        guard state.layers.count > 1 else { return [LogEntry(.ignored(.nothingPresented), path: path)] }
        return dismiss(above: state.layers.count - 2, at: path)
    }

    /// Closes all layers above one.
    mutating func dismiss(above index: Int, at path: DocumentPath?) -> [LogEntry] {
        let dismissed = state.layers.dropFirst(index + 1).map(\.presentedID)
        state.layers.removeLast(dismissed.count)
        return [LogEntry(.dismissed(dismissed), path: path)]
    }

    /// A swipe or a tap beside it closes what is in front, if its controller and its delegate let it. They are asked and
    /// told, as they are not when code dismisses (UIAdaptivePresentationControllerDelegate, iOS 13).
    private mutating func dismissInteractively() -> [LogEntry] {
        guard let front = state.layers.last?.presentedID, let definition = definition(of: front) else { return [] }
        let hasCallbacks = playground.profile.hasCardSheets
        func told(_ method: LogFact.DelegateMethod, _ answer: String? = nil) -> [LogEntry] {
            hasCallbacks ? [LogEntry(.askedDelegate(of: front, method, answer: answer), path: definition.path)] : []
        }
        let options = definition.presentation
        guard !options.isModalInPresentation, options.shouldDismiss else {
            return (options.isModalInPresentation ? [] : told(.shouldDismiss, "false")) + told(.didAttemptToDismiss)
                + [LogEntry(.ignored(.staysPresented(front)), path: definition.path)]
        }
        return told(.shouldDismiss, "true") + told(.willDismiss) + dismissFrontmost(at: definition.path) + told(.didDismiss)
    }

    /// A tap on what is dimmed: closes a popover or a sheet, or hides a sidebar or a column that stands over the content.
    mutating func tapDimmed(_ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        let controllers = controllersOnScreen(containerLayout)
        if let front = state.layers.last, let presented = controllers.first(where: { $0.id == front.id })?.presentation,
           presented.dimming != nil {
            let definition = definition(of: front.presentedID)
            let staysOpen = LogEntry(.ignored(.staysPresented(front.presentedID)), path: definition?.path)
            if presented.form == .actionSheet { return presented.closesOnTapBeside ? dismissFrontmost() : [staysOpen] }
            // A controller that is modal hears of the attempt.
            let isModal = definition?.presentation.isModalInPresentation == true
            return presented.closesOnTapBeside || isModal ? dismissInteractively() : [staysOpen]
        }
        if let tabs = controllers.last(where: { $0.tabBar?.dimming != nil }) {
            return changeSidebar(.hide, of: tabs.id, at: tabs.definition.path, containerLayout)
        }
        guard let split = controllers.last(where: { $0.split?.dimming != nil }) else {
            return [LogEntry(.ignored(.nothingDimmed))]
        }
        return choose(columns: 0, of: split, at: nil)
    }

    // MARK: Sheets

    /// A swipe up or down on the sheet in front, which goes to its next detent; below the lowest it is dismissed.
    ///
    /// - Returns: `nil` where no sheet is in front.
    mutating func swipeSheet(
        _ direction: SwipeDirection, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry]? {
        guard playground.profile.hasCardSheets, let front = state.layers.last,
              let controller = controllersOnScreen(containerLayout).first(where: { $0.id == front.id }),
              let presented = controller.presentation, [.sheet, .pageSheet, .formSheet].contains(presented.form)
        else { return nil }
        let window = resolver(.onScreen, containerLayout).geometry.frame.size
        let detents = presented.detents.sorted { $0.height(in: window) < $1.height(in: window) }
        let current = presented.selectedDetent.flatMap(detents.firstIndex)
        let next = current.map { direction == .up ? $0 + 1 : $0 - 1 }
        if let next, detents.indices.contains(next) { return select(detents[next], containerLayout) }
        return direction == .down ? dismissInteractively() : nil
    }

    /// Drags the sheet in front to a detent.
    mutating func select(_ detent: SheetDetent, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        guard let front = state.layers.last,
              let presented = controllersOnScreen(containerLayout).first(where: { $0.id == front.id })?.presentation,
              !presented.detents.isEmpty
        else { return [LogEntry(.ignored(.noSheet))] }
        let path = definition(of: front.presentedID)?.path
        guard presented.detents.contains(detent) else {
            return [LogEntry(.ignored(.noDetent(detent, in: front.presentedID)), path: path)]
        }
        guard presented.selectedDetent != detent else { return [LogEntry(.ignored(.nothingNew), path: path)] }
        let isFirst = detent == presented.detents.first
        state.layers[state.layers.count - 1].presentation?.detent = isFirst ? nil : detent
        return [LogEntry(.selectedDetent(front.presentedID, detent), path: path)]
    }

    // MARK: What is in front

    /// The presented controller that takes the touches meant for a controller, or the container that dims it.
    func coverer(of id: Instance, in controllers: [SceneController]) -> Instance? {
        guard let layer = state.layerIndex(of: id) else { return nil }
        let path = state.path(to: id).map(\.id)
        for front in state.layers.dropFirst(layer + 1) {
            let presentation = controllers.first { $0.id == front.id }?.presentation
            if presentation?.letsTouchesBehind == true { continue }
            let isInContext = presentation?.form == .currentContext || presentation?.form == .overCurrentContext
            if !isInContext || front.presentation?.context.map(path.contains) != false { return front.id }
        }
        for tabs in controllers where tabs.tabBar?.dimming != nil && tabs.id != id && path.contains(tabs.id) { return tabs.id }
        for split in controllers where split.split?.dimming != nil && path.contains(split.id) {
            let secondary = split.split?.columns.first { $0.column == .secondary }?.controller
            if let secondary, path.contains(secondary) { return split.id }
        }
        return nil
    }
}

extension PresentationAdaptation {
    /// What a delegate is asked where UIKit would adapt: for the style, then for the controller to show in it; last it is told
    /// what comes, or that nothing adapts (UIAdaptivePresentationControllerDelegate).
    func delegateEntries(for instance: ControllerInstance.ID) -> [LogEntry] {
        guard hasDelegate else { return [] }
        func asked(_ method: LogFact.DelegateMethod, _ answer: String?) -> LogEntry? {
            answer.map { LogEntry(.askedDelegate(of: instance, method, answer: $0), path: presented.path) }
        }
        let style = isAdapted ? presented.presentation.adaptivePresentationStyle : nil
        return [
            asked(.adaptivePresentationStyle, style?.rawValue), asked(.viewControllerForAdaptiveStyle, standIn?.name),
            LogEntry(.toldDelegate(of: instance, .willPresent, adaptiveStyle), path: presented.path),
        ].compactMap(\.self)
    }
}
