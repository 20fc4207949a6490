import PlaygroundModel

/// One environment of a matrix: a device, held and set in one way.
public struct MatrixCell: Hashable, Sendable {
    /// The device with its orientation, its window and what the playground sets it to.
    public var configuration: DeviceConfiguration
    public var environment: Environment
    /// Which value it has on each axis of the matrix.
    public var values: [Int]
}

extension MatrixCell {
    /// The events that bring a device of the configuration from where it starts to the environment.
    public var events: [Event] {
        let start = configuration.environment()
        let settings = DeviceSetting.allCases.filter { $0.value(in: environment) != $0.value(in: start) }
        let language: [Event] = environment.language == start.language ? [] : [.language(environment.language)]
        return language + settings.map { .setting($0.value(in: environment)) }
    }
}

extension MatrixCell {
    /// The configuration with everything that the device is set to: `iphone-17@landscape,dark`.
    public var id: String {
        var set = configuration
        set.settings = environment.settings
        return set.writtenID
    }
}

extension Matrix {
    /// Some environments by their ids; a device of which all are among them by its own.
    ///
    /// - Parameter meant: By their places among ``cells``.
    public func ids(of meant: Set<Int>) -> [String] {
        places.flatMap { place -> [String] in
            let found = place.filter(meant.contains)
            guard let first = found.first, found.count == place.count else { return found.map { cells[$0].id } }
            return [cells[first].configuration.writtenID]
        }
    }
}
