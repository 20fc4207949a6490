import Mustache
import PlaygroundModel
import Wireframes

/// An entry of a menu, for the template `content/menu-row`.
enum MenuRowContext {
    static func values(of row: NodeContent.MenuRow, glyphs: Set<String>) -> [String: Any] {
        [
            "text": TextContext(row.title), "subtitle": (row.subtitle.map { TextContext($0) }).orAbsent,
            "glyph": (row.glyph.map { name(of: $0, in: glyphs) }).orAbsent,
            "hasCheck": row.mark == .check, "hasDisclosure": row.mark == .disclosure, "hasBack": row.mark == .back,
        ]
    }

    private static func name(of glyph: NodeContent.MenuRow.Glyph, in glyphs: Set<String>) -> String {
        switch glyph {
        case .system(let icon): "icons/shortcut-" + icon.name
        case .image(let name): ContentContext.glyph(named: name, in: glyphs)
        }
    }
}

/// A force at which a press goes on, for the ticks of the slider.
struct ThresholdContext: MustacheParent {
    private let threshold: ForceThreshold

    init(_ threshold: ForceThreshold) {
        self.threshold = threshold
    }

    func child(named name: String) -> Any? {
        switch name {
        case "name": threshold.rawValue
        case "force": threshold.force.share.pointText
        default: nil
        }
    }
}
