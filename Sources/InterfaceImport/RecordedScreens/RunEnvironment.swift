import JSON

/// A simulated device on which imported code runs. Rules follow from the differences between the devices.
package struct RunEnvironment: Hashable, Sendable {
    package var traits: [Trait]
    /// In points.
    package var width: Double
    package var height: Double
    /// Top, left, bottom, right, in points.
    package var safeArea: [Double]
    package var orientation: String

    package struct Trait: Hashable, Sendable {
        package var name: String
        package var value: String
    }

    private init(
        _ idiom: String, _ horizontal: String, _ vertical: String, _ size: (Double, Double), _ safeArea: [Double], style: String = "light",
        category: String = "large", direction: String = "leftToRight"
    ) {
        traits = [
            Trait(name: "userInterfaceIdiom", value: idiom), Trait(name: "horizontalSizeClass", value: horizontal),
            Trait(name: "verticalSizeClass", value: vertical), Trait(name: "userInterfaceStyle", value: style),
            Trait(name: "preferredContentSizeCategory", value: category), Trait(name: "layoutDirection", value: direction),
        ]
        (width, height) = size
        self.safeArea = safeArea
        orientation = width > height ? "landscapeRight" : "portrait"
    }

    /// The others are compared with the first. The last equals the first, so its differences depend on no trait.
    package static let all = [
        RunEnvironment("phone", "compact", "regular", (402, 874), [62, 0, 34, 0]),
        RunEnvironment("phone", "compact", "compact", (874, 402), [0, 62, 21, 62]),
        RunEnvironment("phone", "regular", "compact", (956, 440), [0, 62, 21, 62]),
        RunEnvironment("pad", "regular", "regular", (834, 1194), [24, 0, 20, 0]),
        RunEnvironment("pad", "compact", "regular", (414, 1194), [24, 0, 20, 0]),
        RunEnvironment("phone", "compact", "regular", (402, 874), [62, 0, 34, 0], style: "dark"),
        RunEnvironment("phone", "compact", "regular", (402, 874), [62, 0, 34, 0], category: "accessibilityLarge"),
        RunEnvironment("phone", "compact", "regular", (402, 874), [62, 0, 34, 0], direction: "rightToLeft"),
        RunEnvironment("pad", "regular", "regular", (1194, 834), [24, 0, 20, 0]),
        RunEnvironment("phone", "compact", "regular", (402, 874), [62, 0, 34, 0]),
    ]

    static var traitCount: Int { all.count - 1 }

    /// The settings that the recorder in the code's program reads, for a version of iOS.
    package func plan(version: [Int]) -> JSONValue {
        .object([
            "traits": .object(byName: Dictionary(uniqueKeysWithValues: traits.map { ($0.name, JSONValue.string($0.value)) })),
            "size": .array([.number(width), .number(height)]), "safeArea": .array(safeArea.map { JSONValue.number($0) }),
            "orientation": .string(orientation), "version": .array(version.map { JSONValue.number($0) }),
        ])
    }
}

/// The smallest conditions on traits and the orientation that hold on some environments and not on others.
struct TraitCondition {
    /// Those of a screen, by the places of the environments. A container may have changed them.
    private let environments: [[RunEnvironment.Trait]]

    /// - Parameter screens: By the places of the environments.
    init(_ screens: [JSONValue?] = []) {
        environments = RunEnvironment.all.prefix(RunEnvironment.traitCount).enumerated().map { place, environment in
            let own = screens.indices.contains(place) ? screens[place]?["traits"] : nil
            let orientation = environment.width > environment.height ? "landscape" : "portrait"
            return environment.traits.map { RunEnvironment.Trait(name: $0.name, value: own?[$0.name]?.string ?? $0.value) }
                + [RunEnvironment.Trait(name: "orientation", value: orientation)]
        }
    }

    /// The condition that holds on the environments at the indices `holds` among `known`, or `nil` if none distinguishes them.
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
