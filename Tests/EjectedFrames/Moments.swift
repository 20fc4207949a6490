import Checking
import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import Simulation

/// A controller on a device in one state: the request to its layout, and the result.
struct Moment: Hashable {
    var controller: ControllerID
    /// A description of the device and its settings, for reports.
    var environment: String
    var language: AppLanguage
    var orientation: InterfaceOrientation
    var request: LayoutRequest
    var frames: [ViewID: Rect]

    /// The size of each collection view, and its left and right safe area insets.
    fileprivate var collections: [String: [Double]] {
        let parents = Dictionary(request.views.flatMap { view in view.subviews.map { ($0, view.id) } }) { first, _ in first }
        var collections: [String: [Double]] = [:]
        for view in request.views where view.kind == .collection {
            guard let frame = frames[view.id] else { continue }
            var left = frame.minX
            var parent = parents[view.id]
            while let id = parent {
                left += frames[id]?.minX ?? 0
                parent = parents[id]
            }
            let insets = request.safeAreaInsets
            collections[view.id.name] = [
                frame.width, frame.height, max(0, insets.left - left), max(0, left + frame.width - (request.size.width - insets.right)),
            ]
        }
        return collections
    }
}

/// The states of a playground to compare with its code: every controller with views on every screen that taps lead to, on every device
/// of the file, unchanged and with one change.
struct Moments {
    private(set) var all: [Moment] = []
    private(set) var tabBars: [TabBarMoment] = []
    /// The controllers on any screen, without duplicates.
    private(set) var controllers: [ControllerID] = []

    /// The environment changes that are applied to each device.
    private static let changes: [(name: String, change: @Sendable (inout Environment) -> Void)] = [
        ("", { _ in }),
        ("turned", { $0.orientation = $0.orientation.toggled }),
        ("large text", { $0.preferredContentSizeCategory = .accessibilityLarge }),
        ("small text", { $0.preferredContentSizeCategory = .small }),
        ("dark", { $0.userInterfaceStyle = $0.userInterfaceStyle == .dark ? .light : .dark }),
        ("right to left", { $0.layoutDirection = .rightToLeft }),
        ("bold text", { $0.legibilityWeight = .bold }),
    ]

    init(of playground: Playground) {
        var known: Set<Key> = []
        var knownTabBars: Set<TabBarMoment> = []
        var walk: ScreenWalk?
        for device in playground.devices {
            for (name, change) in Self.changes {
                var environment = device.environment()
                change(&environment)
                let app = DeviceApp(playground, on: device, environment: environment)
                if walk == nil { walk = ScreenWalk(from: app) }
                guard let walk else { continue }
                // A new controller is in its initial state.
                for (screen, var app) in zip(walk.screens, walk.apps(from: app)) where !screen.isState && !screen.isPassage {
                    let words = name.isEmpty ? device.id : "\(device.id), \(name)"
                    let picture = app.picture()
                    add(picture, in: words, &known)
                    for moment in TabBarMoment.all(in: picture.scene, of: playground, environment: words) where knownTabBars.insert(moment).inserted {
                        if !controllers.contains(moment.controller) { controllers.append(moment.controller) }
                        tabBars.append(moment)
                    }
                }
            }
        }
    }

    private struct Key: Hashable {
        var controller: ControllerID
        var orientation: InterfaceOrientation
        var request: LayoutRequest
    }

    private mutating func add(_ picture: DevicePicture, in words: String, _ known: inout Set<Key>) {
        let environment = picture.scene.environment
        for controller in picture.scene.controllers {
            guard let request = picture.requests[controller.id], let layout = picture.layouts[controller.id],
                  controller.id.controller.wrapped == nil, controller.definition.kind.word != "alert"
            else { continue }
            let id = controller.id.controller
            guard known.insert(Key(controller: id, orientation: environment.orientation, request: request)).inserted else { continue }
            if !controllers.contains(id) { controllers.append(id) }
            all.append(Moment(
                controller: id, environment: words, language: environment.language, orientation: environment.orientation, request: request,
                frames: layout.frames
            ))
        }
    }

    var tabBarOrders: [TabBarOrder] {
        tabBars.map { TabBarOrder(moment: $0, controller: controllers.firstIndex(of: $0.controller) ?? 0) }
    }

    /// Two orders for each moment: to make the controller in the moment, and to make it in another moment whose traits then change.
    func orders(_ translations: [String: [String: String]]) -> [Order] {
        all.flatMap { moment -> [Order] in
            var order = Order(moment: moment, controller: controllers.firstIndex(of: moment.controller) ?? 0)
            if case .translation(let name) = moment.language { order.translations = translations[name] ?? [:] }
            let former = all.first { other in
                other.controller == moment.controller && other.language == moment.language
                    && other.request.traits != moment.request.traits
            }
            guard let former else { return [order] }
            var changed = order
            changed.former = former.request.traits
            return [order, changed]
        }
    }
}

/// The order to the program to create a controller in a moment.
struct Order: RecorderOrder {
    var moment: Moment
    /// The index of the controller in the driver's list.
    var controller: Int
    /// The controller's traits before it has the traits of the moment.
    var former: TraitCollection?
    var translations: [String: String] = [:]

    var words: String { "\(moment.controller.name) on \(moment.environment)" }

    var record: [String: Any] {
        var record: [String: Any] = [
            "controller": "\(controller)", "traits": moment.request.traits.record,
            "size": [moment.request.size.width, moment.request.size.height],
            "orientation": moment.orientation.rawValue, "translations": translations, "lists": moment.collections,
        ]
        record["former"] = former?.record
        return record
    }
}

extension TraitCollection {
    /// The traits' values by the traits' names.
    var record: [String: Any] {
        var record: [String: Any] = [:]
        for trait in specifiedTraits {
            switch self[trait] {
            case .name(let name): record[trait.name] = name
            case .number(let number): record[trait.name] = number
            case nil: break
            }
        }
        return record
    }
}
