import PlaygroundModel
import SourceDiagnostics

extension LimitMistake: DiagnosticFacts {
    var code: String {
        switch subject {
        case .controllers, .livingControllers: "too-many-controllers"
        case .views, .viewsOnPage: "too-many-views"
        case .constraints, .constraintsOnPage: "too-many-constraints"
        case .priorities: "too-many-priorities"
        case .layoutGuides: "too-many-layout-guides"
        case .rows: "too-many-rows"
        case .menus: "menu-too-deep"
        case .devices: "too-many-devices"
        case .entries: "list-too-long"
        case .text, .arguments: "text-too-long"
        case .rowTexts, .textOnPage, .translations: "too-much-text"
        case .scenarioEvents, .expectations: "scenario-too-long"
        }
    }

    var headline: String {
        switch subject {
        case .controllers: "a playground has at most \(limit) controllers, found \(found)"
        case .livingControllers(let name):
            "\(name.quoted) has \(Self.count(found)) controllers alive at once; the limit is \(limit)"
        case .views(let name): "\(name.quoted) has \(Self.count(found)) views, including repeated rows; the limit is \(limit)"
        case .constraints(let name):
            "\(name.quoted) has \(Self.count(found)) constraints, including those of repeated rows; the limit is \(limit)"
        case .priorities(let name): "\(name.quoted) has \(found) different priorities; the limit is \(limit)"
        case .layoutGuides: "a controller has at most \(limit) layout guides, found \(found)"
        case .rows: "a list has at most \(limit) rows, found \(found)"
        case .menus: "this menu is level \(found) of menus in a menu; the limit is \(limit)"
        case .devices: "a page shows at most \(limit) devices, found \(found)"
        case .viewsOnPage(let devices, let screen): onPage("views", devices, screen)
        case .constraintsOnPage(let devices, let screen): onPage("constraints", devices, screen)
        case .entries(let name): "\(name.quoted) has \(found) entries; the limit is \(limit)"
        case .text(let name): "\(name.quoted) is \(found) bytes long; the limit is \(limit)"
        case .arguments(let name): "the arguments of \(name.quoted) are \(found) bytes long; the limit is \(limit)"
        case .rowTexts(let name):
            "the rows of \(name.quoted) have \(found) bytes of text, including repeated rows; the limit is \(limit)"
        case .textOnPage(let devices, let screen): onPage("bytes of text", devices, screen)
        case .scenarioEvents: "a scenario has at most \(limit) events, found \(found)"
        case .expectations: "a step has at most \(limit) expectations, found \(found)"
        case .translations: "translations with values filled in have more than \(limit) bytes"
        }
    }

    var hint: String? {
        switch subject {
        case .controllers: "split the app into several playgrounds"
        case .livingControllers: "use fewer child controllers, or show some of them only when needed"
        case .views: "split the screen into controllers, or repeat fewer rows"
        case .constraints: "use stack views, or split the screen into controllers"
        case .priorities: "give equally important constraints the same priority"
        case .layoutGuides: "use stack views, or relate views to each other"
        case .rows: "use fewer rows: a few screens are enough"
        case .menus: "put the entries into an outer menu"
        case .devices: "list fewer devices, or distribute them among several playgrounds"
        case .viewsOnPage, .constraintsOnPage: "list fewer devices, or repeat fewer rows"
        case .rowTexts, .translations: "shorten the texts, or repeat fewer rows"
        case .textOnPage: "list fewer devices, or shorten the texts"
        case .entries, .text: "shorten it: a screen cannot show more"
        case .scenarioEvents, .expectations: "split it into several scenarios"
        case .arguments: "shorten them: a screen cannot show more"
        }
    }

    private func onPage(_ things: String, _ devices: Int, _ screen: String) -> String {
        "\(devices) devices × \(found / max(1, devices)) \(things) of \(screen.quoted) make \(Self.count(found)) \(things) on one page; "
            + "the limit is \(limit)"
    }

    /// The number for messages. A sum may have stopped at its maximum.
    private static func count(_ number: Int) -> String { number >= ContentBudget.mostCounted ? "very many" : "\(number)" }
}
