import Mustache
import PlaygroundModel

/// A playground's page as its template reads it.
struct PlaygroundPageContext: MustacheParent {
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

    func child(named name: String) -> Any? {
        switch name {
        case "title": page.title
        case "assets": page.assets
        case "socket": page.socket
        case "revision": page.revision
        case "home": page.home.orAbsent
        case "board": board
        case "problems": problems
        case "controls": controls
        default: nil
        }
    }
}
