import PlaygroundModel
import Simulation

/// A tab bar controller in one set of traits: the items and contents of its tabs.
struct TabBarMoment: Hashable {
    struct Tab: Hashable {
        var index: Int
        var title: String
        var image: String?
        var badge: String?
        /// The first controller in the tab that has views of its own.
        var shows: String?

        /// The tab's values in the recorder's format.
        func values(image word: (String) -> String) -> [String: String] {
            var values = ["title": title]
            (values["image"], values["badge"], values["shows"]) = (image.map(word), badge, shows)
            return values
        }
    }

    var controller: ControllerID
    var traits: TraitCollection
    var size: Size
    var tabs: [Tab]
    /// A description of the environment, for reports.
    var environment: String

    static func == (one: TabBarMoment, other: TabBarMoment) -> Bool {
        one.controller == other.controller && one.traits == other.traits && one.tabs == other.tabs
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(controller)
        hasher.combine(tabs)
    }

    /// Returns the tab bar controllers of a screen. Translations are omitted, because the controllers' own moments have them.
    static func all(in scene: Scene, of playground: Playground, environment: String) -> [TabBarMoment] {
        guard scene.environment.language == .base else { return [] }
        return scene.controllers.compactMap { controller in
            guard let bar = controller.tabBar, case .tabBar(let definition) = controller.definition.kind else { return nil }
            let tabs = bar.items.compactMap { item -> Tab? in
                guard case .container(.selectTab(let index?)) = item.event else { return nil }
                let shows = playground.front(of: definition.viewControllers[index])
                return Tab(index: index, title: item.title, image: item.image, badge: item.badge, shows: shows?.name)
            }
            return TabBarMoment(
                controller: controller.id.controller, traits: controller.traits.collection, size: controller.frame.size, tabs: tabs,
                environment: environment)
        }
    }
}

extension Playground {
    fileprivate func front(of id: ControllerID) -> ControllerID? {
        guard let kind = controller(id)?.kind else { return nil }
        switch kind {
        case .view, .container: return id
        case .navigation(let root): return front(of: root)
        case .tabBar(let tabs): return front(of: tabs.viewControllers[tabs.selectedIndex])
        case .split, .page, .arrangement: return kind.children.first.flatMap(front)
        case .alert: return nil
        }
    }
}

/// The order to the program to create a tab bar controller and to select each tab.
struct TabBarOrder: RecorderOrder {
    var moment: TabBarMoment
    /// The index of the controller in the driver's list.
    var controller: Int

    var words: String { "\(moment.controller.name) on \(moment.environment)" }

    var record: [String: Any] {
        ["controller": "\(controller)", "traits": moment.traits.record, "size": [moment.size.width, moment.size.height]]
    }
}
