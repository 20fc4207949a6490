import PlaygroundModel
import PlaygroundReader
import Simulation
import Wireframes

extension PageSession {
    public mutating func inspection(of node: WireframeNode.ID, on device: String) -> Inspection? {
        guard let index = index(of: device) else { return nil }
        let picture = devices[index].picture
        return Inspection(
            of: node, on: devices[index].wireframe, scene: picture.scene, picture.geometries, places: devices[index].places)
    }

    /// The boxes that result from a line of the playground or an included file, for each device that has any.
    public mutating func boxes(onLine line: Int, of file: String) -> [(device: String, nodes: [WireframeNode.ID])] {
        let paths = reading.paths(onLine: line, of: file)
        guard !paths.isEmpty else { return [] }
        var found: [(device: String, nodes: [WireframeNode.ID])] = []
        for index in devices.indices {
            let nodes = SourceBoxes(on: devices[index].wireframe, scene: devices[index].picture.scene).boxes(of: paths)
            if !nodes.isEmpty { found.append((devices[index].id, nodes)) }
        }
        return found
    }

    public mutating func comparison(of first: String, and second: String) -> Comparison? {
        guard let one = subject(first), let other = subject(second) else { return nil }
        return Comparison(of: one, and: other)
    }

    var scenarioBoard: ScenarioBoard? { shownPlayground.map { ScenarioBoard($0, places: places) } }

    /// The lines that expect a node's current state, if possible. `node` is empty for the device. `trait` belongs to controller `node`.
    mutating func expectation(of node: WireframeNode.ID, on device: String, trait: String?) -> String? {
        guard let index = index(of: device) else { return nil }
        guard !node.isEmpty else { return DeviceListText([devices[index].simulation.configuration]).text(areTables: false) }
        let text = ExpectationText(picture: devices[index].picture)
        if let trait { return text.line(of: trait, of: node) }
        return text.lines(of: node)?.joined(separator: "\n")
    }

    private mutating func subject(_ device: String) -> Comparison.Subject? {
        guard let index = index(of: device) else { return nil }
        let (wireframe, picture, simulation) = (devices[index].wireframe, devices[index].picture, devices[index].simulation)
        return Comparison.Subject(
            wireframe, scene: picture.scene, layouts: picture.layouts, state: simulation.state, playground: simulation.playground)
    }

    private func index(of device: String) -> Int? { devices.firstIndex { $0.id == device } }
}
