import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics
import WireframeHTML
import Wireframes

/// An open page of a playground: its devices, and the last picture sent.
/// A value without sockets. Devices are laid out when an update is taken, a node inspected or an event mirrored.
public struct PageSession: Sendable {
    public struct Picture: Sendable {
        public var title: String
        public var devices: [DeviceWireframe]
        public var fonts: [FontFile] = []
        public var hiddenCount = 0
        public var problems: [DiagnosticRecord]
    }

    public var notes: [BoardNote] { playground.map { BoardNote.all(of: $0, places) } ?? [] }

    private(set) var reading: PlaygroundFile.ReadResult
    /// The last version without mistakes, which is on the screen.
    private var playground: Playground?
    private(set) var places = SourcePlaces.unknown
    var devices: [DeviceSession] = []
    /// Hidden devices, and devices of a set chosen before. Events for all devices also apply to these.
    private(set) var resting: [DeviceSession] = []
    private(set) var arrangement = BoardArrangement()
    private var hiddenCount = 0
    /// Settings made for all devices. New devices start with them.
    private var settings = Environment()
    private var problems = PageProblems()
    private var isVerbose = false
    /// `nil` if the page needs a complete update.
    private var shown: Shown?

    private indirect enum Shown: Sendable {
        case picture(Picture)
        /// An earlier session, drawn only as far as needed.
        case undrawn(PageSession)
    }

    public init(_ reading: PlaygroundFile.ReadResult) {
        self.reading = reading
        load(reading)
    }

    // MARK: Events

    /// Loads a version of the file. A version with mistakes changes no device. Returns whether the file contains the arrangement.
    @discardableResult
    public mutating func load(_ reading: PlaygroundFile.ReadResult) -> Bool {
        self.reading = reading
        guard let playground = reading.playground else { return false }
        self.playground = playground
        let isWritten = !arrangement.isEmpty && DeviceListText(playground.devices) == DeviceListText(devices)
        if isWritten { arrangement = BoardArrangement() }
        if arrangement.isEmpty { resting = [] }
        let places = SourcePlaces(reading)
        self.places = places
        devices.changeConcurrently { _, device in device.reload(playground, places: places) }
        resting.changeConcurrently { _, device in device.reload(playground, places: places) }
        placeDevices(of: playground, places)
        compareSystems()
        return isWritten
    }

    public mutating func arrange(_ change: BoardChange) throws(BoardMistake) {
        guard let playground else { throw .nothingToArrange }
        let before = Set(arrangement.entries(of: playground).map { $0.id })
        try arrangement.take(change, in: playground)
        if case .duplicate(let id, _) = change, var copy = (devices + resting).first(where: { $0.id == id }),
           let entry = arrangement.entries(of: playground).first(where: { !before.contains($0.id) }) {
            copy.identify(as: entry.configuration)
            devices.append(copy)
        }
        if case .remove(let id) = change {
            devices.removeAll { $0.id == id }
            resting.removeAll { $0.id == id }
        }
        placeDevices(of: playground, places)
        compareSystems()
    }

    /// Shows the arranged devices. Devices that return continue.
    private mutating func placeDevices(of playground: Playground, _ places: SourcePlaces) {
        let entries = arrangement.entries(of: playground)
        let living = Dictionary(firstOf: (devices + resting).map { ($0.id, $0) })
        let shown = entries.filter { !$0.isHidden }
        let now = shown.mapConcurrently { [settings, isVerbose] entry in
            if var device = living[entry.id], device.isSameDevice(as: entry.configuration) {
                device.identify(as: entry.configuration)
                return device
            }
            var device = DeviceSession(playground, on: entry.configuration, settings: settings, places: places)
            device.isVerbose = isVerbose
            return device
        }
        let inSight = Set(now.map { $0.id })
        let hidden = Set(entries.filter { $0.isHidden }.map { $0.id })
        // Hidden devices come first, because they will return.
        let away = (devices + resting).filter { !inSight.contains($0.id) }
        resting = Array(
            (away.filter { hidden.contains($0.id) } + away.filter { !hidden.contains($0.id) }).prefix(PlaygroundLimits.devices))
        devices = now
        hiddenCount = hidden.count
    }

    /// Applies an event to one device or all, or if `isMirrored` to all with the element. `false` if the device is unknown.
    @discardableResult
    public mutating func apply(_ event: Event, to device: String?, isMirrored: Bool = false) -> Bool {
        defer { compareSystems() }
        for index in devices.indices { devices[index].replacedEntry = nil }
        guard let device else {
            if case .environment(let change) = event { settings.take(change) }
            devices.changeConcurrently { _, device in device.apply(event) }
            resting.changeConcurrently { _, device in device.apply(event) }
            return !devices.isEmpty
        }
        guard let touched = devices.firstIndex(where: { $0.id == device }) else { return false }
        if isMirrored {
            applyMirrored(event, touched)
        } else {
            devices[touched].apply(event)
        }
        return true
    }

    /// Whether the last event replaced the previous log entry on each device that it reached.
    var replacedEntry: Bool {
        let answers = devices.compactMap { $0.replacedEntry }
        return !answers.isEmpty && !answers.contains(false)
    }

    private mutating func applyMirrored(_ event: Event, _ touched: Int) {
        guard !EventMirror.isSameEverywhere(event) else { return devices.changeConcurrently { _, device in device.apply(event) } }
        let mirror = EventMirror(event, on: devices[touched].wireframe)
        devices.changeConcurrently { index, device in
            guard let event = index == touched ? event : mirror.event(on: device.wireframe) else { return }
            device.apply(event)
        }
    }

    /// Returns a device to the state of a log entry, where the next event continues. `false` if the device or entry is unknown.
    @discardableResult
    public mutating func travel(to entry: Int, on device: String) -> Bool {
        guard let index = devices.firstIndex(where: { $0.id == device }) else { return false }
        defer { compareSystems() }
        return devices[index].travel(to: entry)
    }

    /// Shows iOS versions if visible devices run different ones.
    private mutating func compareSystems() {
        let versions = Set(devices.compactMap { $0.simulation.system?.version })
        for index in devices.indices { devices[index].showsSystem = versions.count > 1 }
    }

    /// A verbose log has callbacks of trait environments other than controllers.
    public mutating func setVerbose(_ isVerbose: Bool) {
        self.isVerbose = isVerbose
        for index in devices.indices { devices[index].isVerbose = isVerbose }
        for index in resting.indices { resting[index].isVerbose = isVerbose }
    }

    // MARK: Pictures

    public var picture: Picture {
        mutating get {
            let wireframes = drawDevices()
            return Picture(
                title: title, devices: wireframes, fonts: playground?.fonts ?? [], hiddenCount: hiddenCount,
                problems: problems.records(of: &devices, in: reading)
            )
        }
    }

    var shownPlayground: Playground? { playground }

    private var title: String { playground?.title ?? reading.source.fileName }

    private mutating func drawDevices() -> [DeviceWireframe] {
        if devices.contains(where: { !$0.isDrawn }) { devices.changeConcurrently { _, device in _ = device.wireframe } }
        var wireframes: [DeviceWireframe] = []
        for index in devices.indices { wireframes.append(devices[index].wireframe) }
        return wireframes
    }

    /// Marks `picture` as shown, without drawing it.
    public mutating func markShown() {
        shown = nil
        shown = devices.allSatisfy { $0.isDrawn } ? .picture(picture) : .undrawn(self)
    }

    /// Draws one undrawn device ahead of its next event. `false` if there was none.
    public mutating func drawAhead() -> Bool {
        guard let index = devices.firstIndex(where: { !$0.isDrawn }) else { return false }
        _ = devices[index].wireframe
        if case .undrawn(var before) = shown, before.devices.indices.contains(index),
           before.devices[index].showsTheSame(as: devices[index]) {
            before.devices[index] = devices[index]
            shown = .undrawn(before)
        }
        return true
    }

    /// Makes the next update complete.
    public mutating func forgetShown() {
        shown = nil
    }

    /// The next update, which counts as sent.
    public mutating func takeUpdate(with renderer: PageRenderer) -> ServerMessage? {
        if case .undrawn(var before) = shown {
            if let patches = takePatches(of: &before, with: renderer) {
                shown = .undrawn(before)
                return patches.isEmpty ? nil : .patch(devices: patches, problems: nil)
            }
        }
        return takeUpdate(to: picture, with: renderer)
    }

    /// Patches for some devices, without drawing the others. `nil` if more has changed.
    private mutating func takePatches(of before: inout PageSession, with renderer: PageRenderer) -> [DevicePatch]? {
        guard title == before.title, playground?.fonts == before.playground?.fonts, hiddenCount == before.hiddenCount, devices.map({ DevicePlace($0) }) == before.devices.map({ DevicePlace($0) }),
              reading.diagnostics == before.reading.diagnostics, reading.sources == before.reading.sources
        else { return nil }
        let changed = devices.indices.filter { !devices[$0].showsTheSame(as: before.devices[$0]) }
        guard changed.count < devices.count else { return nil }
        var old: [DeviceWireframe] = []
        var new: [DeviceWireframe] = []
        for index in changed {
            guard PageProblems.areSame(of: &devices[index], &before.devices[index]) else { return nil }
            old.append(before.devices[index].wireframe)
            new.append(devices[index].wireframe)
            before.devices[index] = devices[index]
        }
        return patches(from: old, to: new, with: renderer)
    }

    private func patches(from old: [DeviceWireframe], to new: [DeviceWireframe], with renderer: PageRenderer) -> [DevicePatch] {
        let logs = renderer.logUpdates(from: old, to: new)
        return Array(new.indices).mapConcurrently { renderer.patch(from: old[$0], to: new[$0], log: logs[$0]) }.compactMap { $0 }
    }

    /// The next update, for callers that already have the picture.
    mutating func takeUpdate(to now: Picture, with renderer: PageRenderer) -> ServerMessage? {
        let before: Picture? = switch shown {
        case .picture(let picture): picture
        case .undrawn(var session): session.picture
        case nil: nil
        }
        defer { shown = .picture(now) }
        guard let before, before.title == now.title, before.fonts == now.fonts else {
            let fonts = before?.fonts == now.fonts ? [] : now.fonts
            return renderer.page(now.title, now.devices, hiddenCount: now.hiddenCount, problems: now.problems, fonts: fonts)
        }
        guard before.devices.map({ DevicePlace($0) }) == now.devices.map({ DevicePlace($0) }), before.hiddenCount == now.hiddenCount else {
            let known = Dictionary(firstOf: before.devices.map { ($0.id, $0) })
            let kept = Set(now.devices.filter { known[$0.id] == $0 }.map { $0.id })
            return renderer.page(now.title, now.devices, kept: kept, hiddenCount: now.hiddenCount, problems: now.problems)
        }
        let patches = patches(from: before.devices, to: now.devices, with: renderer)
        let problems = before.problems == now.problems ? nil : renderer.problems(now.problems)
        guard !patches.isEmpty || problems != nil else { return nil }
        return .patch(devices: patches, problems: problems)
    }

    var deviceBar: DeviceBar { deviceBar(of: playground) }

    /// The visible devices, in the form of the file's own list.
    public var deviceListText: String {
        let source = reading.source
        let areTables = (1...source.lineCount).contains { source.line(at: $0).hasPrefix("[[devices]]") }
        return DeviceListText(devices).text(areTables: areTables)
    }

    private struct DevicePlace: Equatable {
        let id: String
        let name: String

        init(_ device: DeviceWireframe) {
            id = device.id
            name = device.chrome.name
        }

        init(_ device: DeviceSession) {
            id = device.id
            name = device.simulation.configuration.device.name
        }
    }
}
