import PlaygroundModel

/// The environments of a check: devices × orientations, postures and windows × settings.
public struct Matrix: Sendable {
    public let axes: [MatrixAxis]
    /// All environments without duplicates, in the order of the playground's devices.
    public let cells: [MatrixCell]

    public init(_ playground: Playground, _ request: MatrixRequest) {
        self.init([playground], request)
    }

    /// - Parameter playgrounds: The matrix contains the devices of all playgrounds, and the languages of the first.
    public init(_ playgrounds: [Playground], _ request: MatrixRequest) {
        var columns = MatrixAxisKind.fromLeastInformative.map { Column(kind: $0) }
        var seen: Set<MatrixPlace> = []
        var found: [(place: MatrixPlace, values: [Int])] = []
        for place in playgrounds.flatMap({ Self.places(of: $0, request) }) where seen.insert(place).inserted {
            found.append((place, columns.indices.map { columns[$0].index(of: place) }))
        }
        let ranks = columns.map { $0.ranks }
        axes = columns.map { $0.axis }
        cells = found.map { place, values in
            let sorted = values.indices.map { ranks[$0][values[$0]] }
            return MatrixCell(configuration: place.configuration, environment: place.environment, values: sorted)
        }
    }

    private static func places(of playground: Playground, _ request: MatrixRequest) -> [MatrixPlace] {
        let configurations = playground.devices.flatMap { configuration in
            request.postures(of: configuration).map { configuration.unfolded(as: $0) }
        }
        return configurations.flatMap { configuration in
            request.orientations(of: configuration, under: playground.profile).flatMap { orientation in
                request.windows(of: configuration, in: orientation, profile: playground.profile).flatMap { window in
                    var held = configuration
                    held.orientation = orientation
                    held.window = window
                    held.copyNumber = 1
                    return environments(of: held, in: playground, request).map { MatrixPlace(configuration: held, environment: $0) }
                }
            }
        }
    }

    private static func environments(
        of configuration: DeviceConfiguration, in playground: Playground, _ request: MatrixRequest
    ) -> [Environment] {
        let start = configuration.environment()
        var found = request.languages(of: playground, from: start).map { language in
            var environment = start
            environment.take(.language(language))
            return environment
        }
        for setting in DeviceSetting.allCases {
            let values = request.values(of: setting, from: start)
            found = found.flatMap { environment in
                values.map { value in
                    var environment = environment
                    environment.take(.setting(value))
                    return environment
                }
            }
        }
        return found
    }
}

/// A device in an environment. Settings of its configuration are ignored.
private struct MatrixPlace: Hashable {
    var configuration: DeviceConfiguration
    var environment: Environment

    static func == (one: MatrixPlace, other: MatrixPlace) -> Bool {
        one.configuration.unnamedDevice == other.configuration.unnamedDevice && one.environment == other.environment
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(configuration.device.modelID)
        hasher.combine(environment)
    }
}

extension DeviceConfiguration {
    fileprivate func unfolded(as posture: Posture) -> DeviceConfiguration {
        var unfolded = self
        unfolded.settings.removeAll { $0.isFold }
        if let event = posture.event { unfolded.settings.append(event) }
        return unfolded
    }

    fileprivate var unnamedDevice: Device {
        var device = device
        (device.name, device.modelName, device.longName, device.writtenID) = ("", "", "", device.id)
        return device
    }

    fileprivate var plainName: String {
        let words = settings.filter { !$0.isNextToName }.map { $0.word }
        let ending = " · " + words.joined(separator: " · ")
        return words.isEmpty || !device.name.hasSuffix(ending) ? device.name : String(device.name.dropLast(ending.count))
    }
}

private struct Column {
    let kind: MatrixAxisKind
    private var words: [String] = []
    private var idioms: [UserInterfaceIdiom] = []
    private var places: [String: Int] = [:]

    init(kind: MatrixAxisKind) { self.kind = kind }

    mutating func index(of place: MatrixPlace) -> Int {
        let key = kind.key(of: place)
        if let index = places[key] { return index }
        places[key] = words.count
        let word = kind.word(of: place)
        // Models can share a name, so the id distinguishes them.
        words.append(words.contains(word) ? "\(word) (\(key))" : word)
        if kind == .device { idioms.append(place.configuration.device.idiom) }
        return words.count - 1
    }

    var ranks: [Int] {
        var ranks = Array(words.indices)
        for (rank, index) in order.enumerated() { ranks[index] = rank }
        return ranks
    }

    var axis: MatrixAxis {
        MatrixAxis(kind: kind, words: order.map { words[$0] }, idioms: idioms.isEmpty ? [] : order.map { idioms[$0] })
    }

    /// The order of the values. Values of a setting keep the setting's order. Other values are in the order of discovery.
    private var order: [Int] {
        guard case .setting(let setting) = kind else { return Array(words.indices) }
        let standing = setting.values.map { $0.name }
        return words.indices.sorted { (standing.firstIndex(of: words[$0]) ?? 0) < (standing.firstIndex(of: words[$1]) ?? 0) }
    }
}

extension MatrixAxisKind {
    fileprivate func key(of place: MatrixPlace) -> String {
        guard self == .device else { return word(of: place) }
        let version = place.environment.systemVersion.map { "@ios\($0)" } ?? ""
        return place.configuration.device.modelID + version
    }

    fileprivate func word(of place: MatrixPlace) -> String {
        let environment = place.environment
        switch self {
        case .device:
            let device = place.configuration.device
            let name = device.hasOwnName ? place.configuration.plainName : device.writtenID
            return environment.systemVersion.map { "\(name) with iOS \($0)" } ?? name
        case .orientation:
            switch environment.orientation {
            case .portrait: return "upright"
            case .portraitUpsideDown: return "upside down"
            case .landscapeLeft, .landscapeRight: return "in landscape"
            }
        case .posture: return environment.posture.name?.rawValue ?? "\(environment.posture.angle.shortText)°"
        case .window: return environment.window.word
        case .language: return environment.language.word
        case .setting(let setting): return setting.value(in: environment).name
        }
    }
}

extension Matrix {
    /// The indices in ``cells`` of the environments of each device in each orientation and window.
    public var places: [[Int]] {
        Dictionary(grouping: cells.indices) { cells[$0].configuration }.values.sorted { $0[0] < $1[0] }
    }
}
