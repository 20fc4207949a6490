import PlaygroundModel

public struct MatrixCell: Hashable, Sendable {
    public var configuration: DeviceConfiguration
    public var environment: Environment
    /// The indices of the cell's values, one for each axis of the matrix.
    public var values: [Int]

    /// The events that turn the configuration's environment into this one.
    public var events: [Event] {
        let start = configuration.environment()
        let settings = DeviceSetting.allCases.filter { $0.value(in: environment) != $0.value(in: start) }
        let language: [Event] = environment.language == start.language ? [] : [.language(environment.language)]
        return language + settings.map { .setting($0.value(in: environment)) }
    }

    /// The id of the configuration with all settings: `iphone-17@landscape,dark`.
    public var id: String {
        var set = configuration
        set.settings = environment.settings
        return set.writtenID
    }
}

extension Matrix {
    /// The ids of environments, given by indices in ``cells``. A device whose environments are all included is listed by its own id.
    public func ids(of meant: Set<Int>) -> [String] {
        places.flatMap { place -> [String] in
            let found = place.filter(meant.contains)
            guard let first = found.first, found.count == place.count else { return found.map { cells[$0].id } }
            return [cells[first].configuration.writtenID]
        }
    }
}
