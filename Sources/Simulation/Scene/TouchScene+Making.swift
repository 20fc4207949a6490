import PlaygroundModel

extension DeviceSimulation {
    func touchScene(_ hierarchy: Hierarchy) -> TouchScene {
        var scene = TouchScene(
            response: TouchResponse(on: configuration.device, in: state.environment, profile: playground.profile),
            maximumForce: configuration.device.hasForceTouch ? Force.maximumPossible : nil
        )
        guard !state.homeScreen.isVisible, let touch = state.touch else { return scene }
        scene.force = touch.force
        if let press = touch.press { fill(&scene, touch, press, hierarchy) }
        return scene
    }

    private func fill(_ scene: inout TouchScene, _ touch: TouchState, _ press: Press, _ hierarchy: Hierarchy) {
        switch press.phase {
        case .touching(let progress) where progress > 0, .hint(let progress):
            scene.blur = progress
            scene.source = source(touch, emphasis: progress)
        case .peek(let progress):
            scene.blur = 1
            scene.source = source(touch, emphasis: 1)
            scene.preview = preview(touch, layout(touch, .actionSheet, rowCount: 0, hierarchy), hierarchy)
            scene.preview?.progress = progress
            scene.preview?.showsChevron = !press.offer.actions.isEmpty
        case .open(let group, _):
            scene.blur = 1
            scene.source = source(touch, emphasis: 1)
            offer(press.offer.actions, group, press.isMenu ? .menu : .actionSheet, of: touch, in: &scene, hierarchy)
            if press.isMenu { scene.preview?.event = .touch(.tapPreview) }
        case .idle, .touching, .refused, .popped, .cancelled:
            break
        }
    }

    private func source(_ touch: TouchState, emphasis: Double) -> TouchScene.Source {
        TouchScene.Source(controller: touch.controller, view: touch.view, emphasis: emphasis)
    }

    // MARK: Preview and actions

    private func offer(
        _ actions: [PreviewActionItem], _ group: [Int], _ kind: TouchScene.ActionList.Kind, of touch: TouchState,
        in scene: inout TouchScene, _ hierarchy: Hierarchy
    ) {
        let heading = group.isEmpty ? nil : actions.item(at: group).map { item($0, at: group, kind) }
        let items = actions.items(in: group).enumerated().compactMap { index, item in
            isShown(item, kind) ? self.item(item, at: group + [index + 1], kind) : nil
        }
        let layout = self.layout(touch, kind, rowCount: items.count + (heading == nil ? 0 : 1), hierarchy)
        scene.preview = preview(touch, layout, hierarchy)
        guard layout.rowCount > 0 else { return }
        scene.actions = TouchScene.ActionList(
            kind: kind, heading: heading, items: items, frame: layout.actions, rowHeight: layout.rowHeight
        )
    }

    private func isShown(_ item: PreviewActionItem, _ kind: TouchScene.ActionList.Kind) -> Bool {
        guard kind == .menu, case .action(let action) = item else { return true }
        return !action.attributes.contains(.hidden)
    }

    private func item(
        _ item: PreviewActionItem, at position: [Int], _ kind: TouchScene.ActionList.Kind
    ) -> TouchScene.ActionList.Item {
        let event = Event.touch(.chooseAction(position))
        switch item {
        case .action(let action):
            let isDisabled = kind == .menu && action.attributes.contains(.disabled)
            return .init(
                title: action.title, style: action.style, isEnabled: !isDisabled, opensGroup: false, event: event
            )
        case .group(let title, _):
            return .init(title: title, style: .default, isEnabled: true, opensGroup: true, event: event)
        }
    }

    private func layout(
        _ touch: TouchState, _ kind: TouchScene.ActionList.Kind, rowCount: Int, _ hierarchy: Hierarchy
    ) -> PreviewLayout {
        let previewed = touch.preview.flatMap { playground.controller($0.id.controller) }
        return PreviewLayout(
            window: hierarchy.geometry.frame.size, safeAreaInsets: hierarchy.geometry.safeAreaInsets,
            preferredContentSize: previewed?.presentation.preferredContentSize, kind: kind, rowCount: rowCount
        )
    }

    private func preview(
        _ touch: TouchState, _ layout: PreviewLayout, _ hierarchy: Hierarchy
    ) -> TouchScene.Preview? {
        guard let instance = touch.preview else { return nil }
        return TouchScene.Preview(
            frame: layout.preview,
            controllers: readOnlyContext.resolver(for: state).controllers(previewing: instance, in: layout.preview),
            progress: 0, showsChevron: false, event: nil
        )
    }
}
