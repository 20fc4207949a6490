import AppleDevices
import JSON
import PlaygroundModel
import Simulation

/// A simulated device on which imported code runs. Adaptive rules follow from the differences between devices.
package struct RunEnvironment: Hashable, Sendable {
    package var traits: [Trait]
    /// The width, in points.
    package var width: Double
    package var height: Double
    /// The top, left, bottom and right insets, in points.
    package var safeArea: [Double]
    package var orientation: String

    package struct Trait: Hashable, Sendable {
        package var name: String
        package var value: String
    }

    /// The traits that conditions may use. Earlier traits are preferred.
    private static let compared: [PlaygroundModel.Trait] = [
        .userInterfaceIdiom, .horizontalSizeClass, .verticalSizeClass, .userInterfaceStyle, .preferredContentSizeCategory, .layoutDirection,
    ]
    /// The version of iOS under which the code runs.
    private static let version: SystemVersion = 26
    private static let device = "iphone-17"

    private init(
        _ id: String = device, _ orientation: InterfaceOrientation = .portrait, _ window: WindowConfiguration = .fullScreen,
        style: UserInterfaceStyle = .light, category: ContentSizeCategory = .large, direction: LayoutDirection = .leftToRight
    ) {
        guard let device = DeviceCatalogue.device(id: id) else { preconditionFailure("\(id) is not in the catalogue") }
        let geometry = WindowGeometry(
            device: device, orientation: orientation, configuration: window, profile: BehaviourProfile(version: Self.version))
        var collection = TraitCollection()
        collection.userInterfaceIdiom = geometry.userInterfaceIdiom
        collection.horizontalSizeClass = geometry.horizontalSizeClass
        collection.verticalSizeClass = geometry.verticalSizeClass
        collection.userInterfaceStyle = style
        collection.preferredContentSizeCategory = category
        collection.layoutDirection = direction
        traits = Self.compared.compactMap { trait in collection[trait].map { Trait(name: trait.name, value: $0.description) } }
        (width, height) = (geometry.frame.width, geometry.frame.height)
        let insets = geometry.safeAreaInsets
        safeArea = [insets.top, insets.left, insets.bottom, insets.right]
        self.orientation = width > height ? "landscapeRight" : "portrait"
    }

    /// The environments. All are compared with the first. The last equals the first, so differences between them depend on no trait.
    package static let all = [
        RunEnvironment(),
        RunEnvironment(device, .landscapeRight),
        RunEnvironment("iphone-17-pro-max", .landscapeRight),
        RunEnvironment("ipad-pro-11"),
        RunEnvironment("ipad-pro-11", .portrait, .oneHalf),
        dark,
        RunEnvironment(category: .accessibilityLarge),
        RunEnvironment(direction: .rightToLeft),
        RunEnvironment("ipad-pro-11", .landscapeRight),
        RunEnvironment(),
    ]

    private static let dark = RunEnvironment(style: .dark)
    static let darkPlace = all.firstIndex(of: dark) ?? 0

    static var traitCount: Int { all.count - 1 }

    /// The settings that the recorder in the run program reads.
    package var plan: JSONValue {
        .object([
            "traits": .object(byName: Dictionary(uniqueKeysWithValues: traits.map { ($0.name, JSONValue.string($0.value)) })),
            "size": .array([.number(width), .number(height)]), "safeArea": .array(safeArea.map { JSONValue.number($0) }),
            "orientation": .string(orientation), "version": .array([.number(Self.version.major), .number(Self.version.minor)]),
        ])
    }
}

/// The smallest conditions on traits and orientation that are true on some environments and false on others.
struct TraitCondition {
    /// The traits of a screen by environment. A container may have changed them.
    private let environments: [[RunEnvironment.Trait]]

    /// - Parameter screens: The screens by environment.
    init(_ screens: [JSONValue?] = []) {
        environments = RunEnvironment.all.prefix(RunEnvironment.traitCount).enumerated().map { place, environment in
            let own = screens.indices.contains(place) ? screens[place]?["traits"] : nil
            let orientation = environment.width > environment.height ? "landscape" : "portrait"
            return environment.traits.map { RunEnvironment.Trait(name: $0.name, value: own?[$0.name]?.string ?? $0.value) }
                + [RunEnvironment.Trait(name: "orientation", value: orientation)]
        }
    }

    /// The condition that is true on exactly the environments `holds` among `known`, or `nil` if none distinguishes them.
    func value(holding holds: Set<Int>, among known: Set<Int>) -> TOMLValue? {
        var seen: Set<RunEnvironment.Trait> = []
        let traits = environments[0].indices.flatMap { index in environments.map { $0[index] } }.filter { seen.insert($0).inserted }
        func set(_ condition: [RunEnvironment.Trait]) -> Set<Int> {
            known.filter { place in condition.allSatisfy(environments[place].contains) }
        }
        let singles = traits.map { [$0] }
        let pairs = traits.indices.flatMap { first in
            traits.indices.filter { $0 > first && traits[$0].name != traits[first].name }.map { [traits[first], traits[$0]] }
        }
        for candidates in [singles, pairs] {
            if let found = candidates.first(where: { set($0) == holds }) { return Self.table(found) }
            if let found = candidates.first(where: { set($0) == known.subtracting(holds) }) {
                return .table([TOMLValue.Entry("not", Self.table(found))])
            }
        }
        for first in singles + pairs where set(first).isStrictSubset(of: holds) && !set(first).isEmpty {
            if let other = (singles + pairs).first(where: { set($0).isSubset(of: holds) && set($0).union(set(first)) == holds }) {
                return .table([TOMLValue.Entry("any", .array([Self.table(first), Self.table(other)]))])
            }
        }
        return nil
    }

    private static func table(_ traits: [RunEnvironment.Trait]) -> TOMLValue {
        .table(traits.map { TOMLValue.Entry($0.name, .string($0.value)) })
    }
}
