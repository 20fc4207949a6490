import PlaygroundModel
import PlaygroundPipeline
import WireframeSVG
import Wireframes

/// The state of one device after some events, shown in both versions next to each other.
package struct ChangeMoment: Hashable, Sendable {
    let cell: Int
    let events: [Event]

    static func all(of group: ChangeReport.Group, limit: Int) -> [ChangeMoment] {
        Array(group.lines.map { ChangeMoment(cell: $0.cell, events: $0.events) }.uniqued(by: \.self).prefix(limit))
    }
}

struct ChangePictures: Sendable {
    struct Side: Sendable {
        var light: SVGPicture
        var dark: SVGPicture
    }

    let old: Side
    let new: Side
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
        func picture(_ theme: PageTheme) -> SVGPicture { SVGPicture(wireframe, title: title, theme: theme, drawings: drawings, lit: lit) }
        return Side(light: picture(.light), dark: picture(.dark))
    }
}
