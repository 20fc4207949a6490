import AppleDevices
import PlaygroundModel

/// The user's changes to a page's devices, kept across saves.
struct BoardArrangement: Hashable, Sendable {
    /// The source of the devices that the user did not add.
    enum Basis: Hashable, Sendable {
        case file
        case set(String)
        case group(DeviceGroup)
    }

    struct Entry: Hashable, Sendable {
        var configuration: DeviceConfiguration
        var isHidden: Bool

        var id: String { configuration.id }
    }

    private(set) var basis = Basis.file
    private var added: [DeviceConfiguration] = []
    private var removed: Set<String> = []
    private var hidden: Set<String> = []
    /// All ids in the user's order. Empty for the default order.
    private var order: [String] = []
    private var names: [String: String] = [:]

    var isEmpty: Bool { self == BoardArrangement() }

    func entries(of playground: Playground) -> [Entry] {
        let own = basisDevices(of: playground).filter { !removed.contains($0.id) }
        let known = Set(own.map { $0.id })
        return ordered(own + added.filter { !known.contains($0.id) }).map { configuration in
            var configuration = configuration
            let id = configuration.id
            if let name = names[id] { configuration.device.name = name }
            return Entry(configuration: configuration, isHidden: hidden.contains(id))
        }
    }

    /// A set that is no longer in the file falls back to the file's devices.
    private func basisDevices(of playground: Playground) -> [DeviceConfiguration] {
        switch basis {
        case .file: playground.devices
        case .set(let name): playground.sets.first { $0.name == name }?.devices ?? playground.devices
        case .group(let group): Self.devices(in: group)
        }
    }

    private static func devices(in group: DeviceGroup) -> [DeviceConfiguration] {
        DeviceCatalogue.devices(in: group).map { DeviceConfiguration(device: $0, orientation: $0.defaultOrientation) }
    }

    /// A device added to the file later follows its predecessor in the file.
    private func ordered(_ devices: [DeviceConfiguration]) -> [DeviceConfiguration] {
        guard !order.isEmpty else { return devices }
        let rank = Dictionary(firstOf: order.indices.map { (order[$0], $0) })
        var result = devices.filter { rank[$0.id] != nil }.sorted { rank[$0.id, default: 0] < rank[$1.id, default: 0] }
        for (index, device) in devices.enumerated() where rank[device.id] == nil {
            let before = index == 0 ? nil : result.firstIndex { $0.id == devices[index - 1].id }
            result.insert(device, at: before.map { $0 + 1 } ?? 0)
        }
        return result
    }

    /// Applies a change completely, or not at all.
    mutating func take(_ change: BoardChange, in playground: Playground) throws(BoardMistake) {
        let entries = entries(of: playground)
        switch change {
        case .add(let name, let copyNumber):
            guard let device = DeviceCatalogue.device(id: name) else { throw .notInCatalogue(name) }
            let new = DeviceConfiguration(device: device, orientation: device.defaultOrientation).copy(copyNumber)
            if entries.contains(where: { $0.id == new.id }) {
                hidden.remove(new.id)
            } else {
                try insert(new, at: entries.count, of: entries, in: playground)
            }
        case .duplicate(let id, let copyNumber):
            let index = try Self.index(of: id, in: entries)
            let new = entries[index].configuration.copy(copyNumber)
            guard !entries.contains(where: { $0.id == new.id }) else { throw .thereAlready(new.id) }
            try insert(new, at: index + 1, of: entries, in: playground)
        case .remove(let id):
            _ = try Self.index(of: id, in: entries)
            // The file may list a device that was added here before.
            added.removeAll { $0.id == id }
            if basisDevices(of: playground).contains(where: { $0.id == id }) { removed.insert(id) }
            hidden.remove(id)
            names[id] = nil
        case .hide(let id):
            _ = try Self.index(of: id, in: entries)
            hidden.insert(id)
        case .show(let id):
            _ = try Self.index(of: id, in: entries)
            hidden.remove(id)
        case .move(let id, let other):
            _ = try Self.index(of: id, in: entries)
            var place = 0
            let others = entries.filter { $0.id != id }
            if let other { place = try Self.index(of: other, in: others) + 1 }
            order = others.map { $0.id }
            order.insert(id, at: place)
        case .name(let id, let name):
            _ = try Self.index(of: id, in: entries)
            guard name.utf8.count <= PlaygroundLimits.nameBytes else { throw .nameTooLong }
            names[id] = name.isEmpty ? nil : name
        case .set(let name):
            guard let set = playground.sets.first(where: { $0.name == name }) else { throw .noSuchSet(name) }
            try start(from: .set(name), set.devices.count, in: playground)
        case .group(let group):
            try start(from: .group(group), Self.devices(in: group).count, in: playground)
        case .reset:
            self = BoardArrangement()
        }
    }

    private mutating func start(from basis: Basis, _ count: Int, in playground: Playground) throws(BoardMistake) {
        guard count <= playground.deviceLimit else { throw .full(limit: playground.deviceLimit) }
        self = BoardArrangement()
        self.basis = basis
    }

    private mutating func insert(
        _ new: DeviceConfiguration, at index: Int, of entries: [Entry], in playground: Playground
    ) throws(BoardMistake) {
        guard entries.count < playground.deviceLimit else { throw .full(limit: playground.deviceLimit) }
        added.append(new)
        if index < entries.count || !order.isEmpty {
            order = entries.map { $0.id }
            order.insert(new.id, at: index)
        }
    }

    private static func index(of id: String, in entries: [Entry]) throws(BoardMistake) -> Int {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { throw .noSuchDevice(id) }
        return index
    }
}

extension DeviceConfiguration {
    fileprivate func copy(_ number: Int) -> DeviceConfiguration {
        guard number > 1 else { return self }
        var copy = self
        let mark = " (\(copyNumber))"
        if device.name.hasSuffix(mark) { copy.device.name = String(device.name.dropLast(mark.count)) }
        copy.device.name += " (\(number))"
        copy.copyNumber = number
        return copy
    }
}
