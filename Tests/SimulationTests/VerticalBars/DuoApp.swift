import AppleDevices
import PlaygroundModel
@testable import Simulation

/// Apps on an iPhone Duo with bars.
enum DuoApp {
    static func make(_ controllers: ControllerDefinition..., after events: String) throws -> DeviceSimulation {
        try make(controllers, after: events)
    }

    /// - Parameters:
    ///   - controllers: The controllers of the app, the root first.
    ///   - events: The earlier events, separated by commas.
    static func make(_ controllers: [ControllerDefinition], after events: String) throws -> DeviceSimulation {
        guard let device = DeviceCatalogue.device(id: "iphone-duo"), let root = controllers.first?.id else { throw NoDuo() }
        let playground = Playground(
            title: "Test", profile: .newest, devices: [], rootViewController: root, controllers: controllers, customTraits: [])
        var app = DeviceSimulation.make(playground, on: device)
        for line in events.split(separator: ",") { _ = app.apply(try Event(line: String(line))) }
        return app
    }

    private struct NoDuo: Error {}

    static let nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
    static let largeTitles = ControllerDefinition.make("nav", .navigation(rootViewController: "home")) {
        $0.navigationOptions.prefersLargeTitles = true
    }
    static let tabs = ControllerDefinition.make("tabs", .tabBar(TabBarDefinition(viewControllers: ["nav", "second"])))
    static let second = ControllerDefinition.make("second", title: "Second")
    static let home = ControllerDefinition.make("home", title: "Home")

    /// A tab bar controller with two tabs. The first is a navigation controller.
    static func tabbed(_ home: ControllerDefinition = home, _ nav: ControllerDefinition = nav) -> [ControllerDefinition] {
        [tabs, nav, home, second]
    }

    static func item(
        _ name: ViewID, image: String? = "star", _ change: (inout BarButtonItem) -> Void = { _ in }
    ) -> BarButtonItem {
        var item = BarButtonItem(id: name, path: .controller("home", name.name), title: name.name, image: image)
        change(&item)
        return item
    }

    static func refusing(_ id: ControllerID = "home") -> ControllerDefinition {
        .make(id, title: "Home") { $0.preferredVerticalBarBehavior = .disabled }
    }
}

extension VerticalBar {
    /// The items from the top, one string each.
    var words: [String] {
        slots.map { slot in
            switch slot.entry {
            case .back: "back"
            case .displayMode: "columns"
            case .item(let item): item.id.name
            case .overflow(let items): "more: " + items.map(\.id.name).joined(separator: " ")
            }
        }
    }
}
