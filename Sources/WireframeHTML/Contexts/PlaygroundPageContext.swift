import PlaygroundModel
import Wireframes

enum PlaygroundPageContext {
    static func values(of page: PlaygroundPage, glyphs: Set<String>) -> [String: TemplateValue] {
        let export = page.export.map { TemplateValue(["fileName": .text($0.fileName), "summary": .text($0.summary)]) }
        return [
            "title": .text(page.title), "assets": .text(page.assets), "socket": .text(page.socket), "revision": .init(page.revision),
            "home": .init(page.home), "editor": .init(page.editor), "export": export ?? .absent, "reference": .init(page.reference),
            "isEditable": .flag(page.isEditable), "hasLesson": .flag(page.hasLesson), "board": .init(BoardContext(page.devices, glyphs: glyphs)),
            "problems": .init(ProblemsContext(page.problems)), "notes": .init(page.notes, BoardNote.values),
            "fonts": .init(CSSText.faces(of: page.fonts)), "controls": .init(ControlsContext.values(for: page.devices.first)),
        ]
    }
}
