import PlaygroundModel
import Simulation

struct ContainerContents: Hashable, Sendable {
    let name: String
    let text: String

    static func all(in state: SimulationState, _ playground: Playground) -> [ContainerContents] {
        let presented = state.layers.dropFirst().map { $0.id.description }
        let containers = state.instances.compactMap { instance in
            playground.controller(instance.id.controller).flatMap { text(of: instance, $0.kind) }.map {
                ContainerContents(name: instance.id.description, text: $0)
            }
        }
        return containers + (presented.isEmpty ? [] : [ContainerContents(name: "presented", text: presented.joined(separator: ", "))])
    }

    static func differences(_ first: [ContainerContents], _ second: [ContainerContents]) -> [Comparison.Difference] {
        let names = first.map { $0.name } + second.map { $0.name }.filter { name in !first.contains { $0.name == name } }
        return names.compactMap { name in
            let (one, other) = (first.first { $0.name == name }?.text, second.first { $0.name == name }?.text)
            return one == other ? nil : Comparison.Difference(name: name, first: one, second: other)
        }
    }

    /// `nil` for a controller with constant children.
    private static func text(of instance: ControllerInstance, _ kind: ControllerKind) -> String? {
        let children = instance.children.map { $0.id.description }
        switch (kind, instance.container) {
        case (.navigation, _): return children.joined(separator: " › ")
        case (.tabBar, .tabBar(let tabs)?):
            if tabs.showsMoreList { return "More" }
            return children.indices.contains(tabs.selectedIndex) ? children[tabs.selectedIndex] : nil
        case (.split, .split(let split)?):
            return "\(split.isCollapsed ? "collapsed" : "expanded"): " + children.joined(separator: " | ")
        case (.page, .page(let index)?): return children.indices.contains(index) ? children[index] : nil
        default: return nil
        }
    }
}
