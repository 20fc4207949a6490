import PlaygroundModel
import PlaygroundPipeline
import WireframeSVG
import Wireframes

/// A moment on one device in both versions: what is shown side by side.
package struct ChangeMoment: Hashable, Sendable {
    /// The environment, by its place in the matrix.
    let cell: Int
    let events: [Event]

    /// The moments of a group's changes, each once: where something is to be seen, the first of them.
    static func all(of group: ChangeReport.Group, limit: Int) -> [ChangeMoment] {
        var seen: Set<ChangeMoment> = []
        let moments = group.lines.map { ChangeMoment(cell: $0.cell, events: $0.events) }
        return Array(moments.filter { seen.insert($0).inserted }.prefix(limit))
    }
}

/// One moment drawn before and after, in the light and in the dark.
struct ChangePictures: Sendable {
    struct Side: Sendable {
        var light: SVGPicture
        var dark: SVGPicture
    }

    let old: Side
    let new: Side
    /// The device, how it is held and what happened on it.
    let title: String

    init(_ moment: ChangeMoment, of comparison: PlaygroundComparison, drawings: GlyphDrawings) {
        let cell = comparison.matrix.cells[moment.cell]
        var former = DeviceApp(comparison.old, on: cell.configuration, environment: cell.environment)
        var present = DeviceApp(comparison.new, on: cell.configuration, environment: cell.environment)
        for event in moment.events {
            former.apply(event)
            present.apply(event)
        }
        let lit = ScreenComparison(&former, &present)
        old = Self.side(former.wireframe(), comparison.old.title, drawings, lit.old)
        new = Self.side(present.wireframe(), comparison.new.title, drawings, lit.new)
        let way = moment.events.map { "\($0)" }.joined(separator: ", ")
        title = cell.id + (way.isEmpty ? "" : ", after \(way)")
    }

    private static func side(_ wireframe: DeviceWireframe, _ title: String, _ drawings: GlyphDrawings, _ lit: [Rect]) -> Side {
        let pictures = [PageTheme.light, .dark].map {
            SVGPicture(wireframe, title: title, theme: $0, drawings: drawings, lit: lit)
        }
        return Side(light: pictures[0], dark: pictures[1])
    }
}
