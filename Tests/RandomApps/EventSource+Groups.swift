import PlaygroundModel
import Simulation

extension EventSource {
    func events(of group: Group) -> [Event] {
        switch group {
        case .elements: elements
        case .controls: controls
        case .keyboard: keyboard
        case .bars: bars
        case .presentations: presentations
        case .fingers: fingers
        case .swipes: SwipeDirection.allCases.map(Event.swipe) + ScreenEdge.allCases.map(Event.edgeSwipe)
        case .columns:
            SplitDefinition.Column.allCases.flatMap { [.showColumn($0), .hideColumn($0)] }
                + scene.controllers.compactMap { $0.navigationBar?.displayModeButton?.event }
        case .windows:
            InterfaceOrientation.allCases.map(Event.rotate) + windows
                + Self.freeWindows.map { Event.window(.resizable($0)) } + [.environment(.interactiveResize(Size(width: 670, height: 500)))]
        case .settings: DeviceSetting.allCases.flatMap(\.values).map(Event.setting)
        case .system: BehaviourProfile.supportedVersions.map(Event.systemVersion) + AppLanguage.predefined.map(Event.language)
        case .homeScreen: homeScreen
        case .leftOver: []
        }
    }

    /// Windows of iPads on all devices. On a foldable one also the hinge and the halves.
    private var windows: [Event] {
        let halves: [WindowConfiguration] = [.leftHalf, .rightHalf]
        let usual = WindowConfiguration.fixed.filter { !halves.contains($0) }.map(Event.window)
        guard simulation.configuration.device.hinge != nil else { return usual }
        let folds = Posture.Name.allCases.map(Event.fold) + [0, 20, 50, 85, 127.8, 174.8, 180].map(Event.hinge)
        return usual + halves.map(Event.window) + folds
    }

    /// Sizes that are compact and regular in each direction.
    private static let freeWindows = [
        Size(width: 402, height: 874), Size(width: 700, height: 1000), Size(width: 874, height: 402),
    ]

    /// All elements with an action, and the actions of alerts, which always close them.
    private var elements: [Event] {
        scene.controllers.flatMap { controller in
            let views = controller.definition.views.filter { $0.tap != nil }.map(\.id)
            return (views + controller.definition.items.map(\.id)).map {
                Event.tap(controller: controller.id.description, view: $0)
            }
        }
    }

    /// Changes of all controls.
    private var controls: [Event] {
        scene.controllers.flatMap { controller in
            controller.definition.views.flatMap { view in
                view.changes.map { Event.container(.change(controller: controller.id.description, view: view.id, $0)) }
            }
        }
    }

    /// Elements that accept text or can be dragged, the keys, and a tap outside.
    private var keyboard: [Event] {
        let keys: [Event] = [.returnKey, .dismissKeyboard]
        return keys + scene.controllers.flatMap { controller in
            let name = controller.id.description
            let fields = controller.views.filter { $0.definition.kind.facts.control == .text }
                .map { Event.tap(controller: name, view: $0.id) }
            let drags = controller.views.filter(\.isDraggable).flatMap { view in
                [SwipeDirection.up, .down].map { Event.drag(controller: name, view: view.id, $0) }
                    + [ScrollTarget.y(120), .x(-40), .row(2.5), .end].map { Event.container(.scroll(controller: name, view: view.id, $0)) }
            }
            guard controller.definition.navigationItem.searchController != nil else { return fields + fields + drags + [.tapBeside(name)] }
            let search = SearchDefinition.viewID
            let typed = ["", "cat"].map { Event.container(.change(controller: name, view: search, .text($0))) }
            return fields + fields + drags + typed + [.tapBeside(name), .tap(controller: name, view: search), .cancelSearch(name), .showOverflow(name)]
        }
    }

    private var bars: [Event] {
        let backs = scene.controllers.filter { $0.navigationBar?.backButtonTitle != nil }
            .map { Event.backIn(controller: $0.id.description) }
        let tabs = scene.controllers.compactMap(\.tabBar).flatMap { $0.items + ($0.moreList ?? []) }.map(\.event)
        let sidebar = SidebarChange.allCases.map(Event.sidebar)
        return [.back] + backs + tabs + sidebar + [nil, 0, 1, 2, 3, 5].map(Event.selectTab)
    }

    private var presentations: [Event] {
        let detents = scene.controllers.compactMap(\.presentation).flatMap(\.detents)
        return [.dismiss, .tapDimmed] + ([.medium, .large] + detents).map(Event.detent)
    }

    private var fingers: [Event] {
        let touches: [TouchEvent] = [
            .lift, .swipeUp, .tapPreview, .tapOutside, .cancelTouches, .chooseAction([1]), .chooseAction([2]),
            .chooseAction([3, 1]), .chooseAction([9]),
        ]
        let listed = scene.touch.actions.map { ([$0.heading].compactMap(\.self) + $0.items).compactMap(\.event) } ?? []
        return touches.map(Event.touch) + listed + (scene.touch.preview?.event.map { [$0] } ?? []) + presses
    }

    /// Events of a finger. A pressed finger continues at its position. A new one starts at an element that can be pressed or tapped.
    private var presses: [Event] {
        let places = scene.controllers.flatMap { controller in
            controller.definition.views.filter { $0.peek != nil || $0.tap != nil || !$0.menu.isEmpty }.map { (controller.id.description, $0.id) }
        }
        let held = simulation.state.touch.map { touch in
            Self.forces.map { Event.touch(.press(controller: touch.controller.description, view: touch.view, force: $0)) }
        }
        let down = places.flatMap { controller, view in
            [0.1, 0.5, 1].map { Event.touch(.press(controller: controller, view: view, force: $0)) }
                + [Event.touch(.longPress(controller: controller, view: view))]
        }
        return (held.map { $0 + $0 } ?? []) + down
    }

    private var homeScreen: [Event] {
        let types = simulation.state.shortcutItems.map(\.type) + simulation.playground.quickActions.static.map(\.type)
        let sets = [[], Array(types.prefix(2)), Array(types.reversed()), ["unknown"]]
        let events: [HomeScreenEvent] = [.home, .tapIcon, .longPressIcon, .editHomeScreen, .terminate]
            + Self.forces.map(HomeScreenEvent.pressIcon) + (types + ["unknown"]).map(HomeScreenEvent.quickAction)
            + sets.map(HomeScreenEvent.setShortcutItems)
        let listed = scene.homeScreen?.menu?.entries.compactMap(\.event) ?? []
        return events.map(Event.homeScreen) + listed + [.touch(.lift), .touch(.tapOutside), .touch(.cancelTouches)]
    }
}

extension ViewDefinition {
    /// Values that the user can give the control. Empty for other views.
    package var changes: [ControlValue] {
        switch kind.facts.control {
        case .isOn: [.isOn(true), .isOn(false)]
        case .text: [.text("Say"), .text("")]
        case .value: [.value(0), .value(0.5), .value(1)]
        case .selectedSegmentIndex: (properties.strings(.segments) + [""]).indices.map { .selectedSegmentIndex($0) }
        case nil: []
        }
    }
}
