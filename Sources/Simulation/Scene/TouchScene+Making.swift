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
        guard press.kind.hasPreview else {
            guard case .open(let group, _) = press.phase else { return }
            scene.source = source(touch, emphasis: 0)
            offer(press.offer.actions, group, .menu, of: touch, in: &scene, hierarchy)
            return
        }
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

    private func offer(
        _ actions: [PreviewActionItem], _ group: [Int], _ kind: ActionListKind, of touch: TouchState,
        in scene: inout TouchScene, _ hierarchy: Hierarchy
    ) {
        var heading = group.isEmpty ? nil : actions.item(at: group).map { item($0, at: group, kind) }
        heading?.subtitle = nil
        let metrics = MenuMetrics(playground.profile, hierarchy.windowTraits.collection)
        let items = kind == .menu
            ? actions.entries(in: group).map { item($0.item, at: $0.position, kind, gap: $0.beginsSection ? metrics.sectionGap : 0) }
            : actions.items(in: group).enumerated().map { item($1, at: group + [$0 + 1], kind) }
        var layout = self.layout(touch, kind, rowCount: items.count + (heading == nil ? 0 : 1), hierarchy)
        layout.extraHeight = items.reduce(kind == .menu ? 2 * metrics.edge : 0) { $0 + $1.gap + $1.subtitleHeight }
        scene.preview = preview(touch, layout, hierarchy)
        guard layout.rowCount > 0 else { return }
        scene.actions = TouchScene.ActionList(
            kind: kind, heading: heading, items: items, frame: layout.actions, rowHeight: layout.rowHeight, metrics: metrics
        )
    }

    private func item(
        _ item: PreviewActionItem, at position: [Int], _ kind: ActionListKind, gap: Double = 0
    ) -> TouchScene.ActionList.Item {
        let isMenu = kind == .menu
        var row = TouchScene.ActionList.Item(
            title: item.title, image: isMenu ? item.image : nil, gap: gap, event: .touch(.chooseAction(position))
        )
        row.subtitle = isMenu && !item.isSection ? item.subtitle : nil
        switch item {
        case .action(let action):
            row.isDestructive = isMenu ? action.isDestructive : action.style == .destructive
            row.state = isMenu ? action.shownState : action.style == .selected ? .on : .off
            row.isEnabled = !isMenu || !action.attributes.contains(.disabled)
        case .group where isMenu && item.isSection:
            row.event = nil
        case .group:
            row.opensGroup = true
        }
        return row
    }

    private func layout(
        _ touch: TouchState, _ kind: ActionListKind, rowCount: Int, _ hierarchy: Hierarchy
    ) -> PreviewLayout {
        let previewed = touch.preview.flatMap { playground.controller($0.id.controller) }
        return PreviewLayout(
            window: hierarchy.geometry.frame.size, safeAreaInsets: hierarchy.geometry.safeAreaInsets,
            preferredContentSize: previewed?.presentation.preferredContentSize, kind: kind, rowCount: rowCount,
            metrics: MenuMetrics(playground.profile, hierarchy.windowTraits.collection)
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
