import AppleDevices
import PlaygroundModel
import Simulation
import SourceDiagnostics
import Wireframes

extension PageSession {
    func deviceBar(of playground: Playground?) -> DeviceBar {
        guard let playground else { return DeviceBar(devices: [], choices: [], isArranged: false) }
        let entries = arrangement.entries(of: playground)
        let ids = Set(entries.map { $0.id })
        let sessions = Dictionary(firstOf: (devices + resting).map { ($0.id, $0) })
        return DeviceBar(
            devices: entries.map { entry in
                let environment = sessions[entry.id]?.simulation.state.environment ?? entry.configuration.environment()
                let number = (2...).first { number in
                    var copy = entry.configuration
                    copy.copyNumber = number
                    return !ids.contains(copy.id)
                }
                return DeviceBar.Device(
                    id: entry.id, name: entry.configuration.device.name, detail: Self.detail(environment, of: entry.configuration.device),
                    idiom: entry.configuration.device.idiom, isHidden: entry.isHidden, nextCopy: number ?? 2)
            },
            choices: choices(playground), isArranged: !arrangement.isEmpty)
    }

    private static func detail(_ environment: Environment, of device: Device) -> String {
        let settings = environment.settings.filter { !$0.isFold }.map { $0.word }
        return ([DeviceWireframe.Chrome.subtitle(environment, of: device)] + settings).joined(separator: " · ")
    }

    private func choices(_ playground: Playground) -> [DeviceBar.Choice] {
        let file = DeviceBar.Choice(title: "As in the file", change: "reset", isChosen: arrangement.basis == .file)
        let sets = playground.sets.map { set in
            DeviceBar.Choice(title: set.name, change: "set \(set.name)", isChosen: arrangement.basis == .set(set.name))
        }
        let groups: [(DeviceGroup, String)] = [(.phones, "All phones"), (.pads, "All pads"), (.all, "The whole catalogue")]
        return [file] + sets + groups.map { group, title in
            DeviceBar.Choice(title: title, change: "group \(group.rawValue)", isChosen: arrangement.basis == .group(group))
        }
    }
}

extension DeviceBar.Family {
    /// The catalogue's devices by family, newest first.
    static let catalogue: [DeviceBar.Family] = {
        var families: [DeviceBar.Family] = []
        let rows = DeviceCatalogue.all.enumerated().sorted { ($0.element.year, $0.offset) > ($1.element.year, $1.offset) }
        for device in rows.map({ $0.element }) {
            let name = family(of: device)
            let model = DeviceBar.Model(device)
            if let index = families.firstIndex(where: { $0.name == name }) {
                families[index].models.append(model)
            } else {
                families.append(DeviceBar.Family(name: name, models: [model]))
            }
        }
        let order = ["iPhone", "iPhone with a home button", "iPad", "iPad with a home button"]
        func rank(_ family: DeviceBar.Family) -> Int { order.firstIndex(of: family.name) ?? order.count }
        return families.sorted { rank($0) < rank($1) }
    }()

    private static func family(of device: Device) -> String {
        let button = device.hasHomeIndicator ? "" : " with a home button"
        return switch device.idiom {
        case .phone: "iPhone" + button
        case .pad: "iPad" + button
        case .tv, .carPlay, .mac, .vision, .unspecified: "Other devices"
        }
    }
}

extension DeviceBar.Model {
    fileprivate init(_ device: Device) {
        let range = device.systems.map { " · iOS \($0.first)" + ($0.last.map { last in "–\(last)" } ?? "") } ?? ""
        let names = [device.name, device.longName] + device.models.flatMap { [$0.name, $0.longName] }
        self.init(
            id: device.id, name: device.name, longName: device.longName,
            detail: "\(device.size.inWords)\(range) · \(device.year)",
            words: (names + [device.id] + device.aliases + [device.size.word, "ios\(device.systems?.first ?? 0)", "\(device.year)"])
                .joined(separator: " ").lowercased())
    }
}
