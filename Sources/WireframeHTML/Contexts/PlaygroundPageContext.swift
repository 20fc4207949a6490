import PlaygroundModel
import Wireframes

struct PlaygroundPageContext: TemplateContext {
    let page: PlaygroundPage
    let board: BoardContext
    let problems: ProblemsContext
    let controls: ControlsContext

    init(_ page: PlaygroundPage, glyphs: Set<String>) {
        self.page = page
        board = BoardContext(page.devices, glyphs: glyphs)
        problems = ProblemsContext(page.problems)
        controls = ControlsContext(page.devices.first)
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "title": .init(page.title)
        case "assets": .init(page.assets)
        case "socket": .init(page.socket)
        case "revision": .init(page.revision)
        case "home": .init(page.home)
        case "editor": .init(page.editor)
        case "export": page.export.map { TemplateValue(["fileName": .text($0.fileName), "summary": .text($0.summary)]) } ?? .absent
        case "reference": .init(page.reference)
        case "hasLesson": .flag(page.hasLesson)
        case "board": .init(board)
        case "problems": .init(problems)
        case "notes": .init(page.notes, BoardNote.values)
        case "fonts": .init(CSSText.faces(of: page.fonts))
        case "controls": .init(controls)
        default: nil
        }
    }
}
