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
            "\(name.quoted) brings \(Self.count(found)) controllers to life at once; there can be \(limit)"
        case .views(let name): "\(name.quoted) has \(Self.count(found)) views, rows counted as often as they repeat; it can have \(limit)"
        case .constraints(let name):
            "\(name.quoted) has \(Self.count(found)) constraints, those of rows counted as often as they repeat; it can have \(limit)"
        case .priorities(let name): "\(name.quoted) has \(found) different priorities; it can have \(limit)"
        case .layoutGuides: "a controller has at most \(limit) layout guides, found \(found)"
        case .rows: "a list has at most \(limit) rows, found \(found)"
        case .devices: "a page shows at most \(limit) devices, found \(found)"
        case .viewsOnPage(let devices, let screen): onPage("views", devices, screen)
        case .constraintsOnPage(let devices, let screen): onPage("constraints", devices, screen)
        case .entries(let name): "\(name.quoted) has \(found) entries; it can have \(limit)"
        case .text(let name): "\(name.quoted) is \(found) bytes long; it can be \(limit)"
        case .arguments(let name): "what \(name.quoted) is given is \(found) bytes long; it can be \(limit)"
        case .rowTexts(let name):
            "the rows of \(name.quoted) have \(found) bytes of text, counted as often as they repeat; they can have \(limit)"
        case .textOnPage(let devices, let screen): onPage("bytes of text", devices, screen)
        case .scenarioEvents: "a scenario has at most \(limit) events, found \(found)"
        case .expectations: "at most \(limit) things can be expected at one moment, found \(found)"
        case .translations: "translations with values filled in have more than \(limit) bytes"
        }
    }

    var hint: String? {
        switch subject {
        case .controllers: "part the app into several playgrounds"
        case .livingControllers: "contain fewer controllers in each, or show some of them when they are needed"
        case .views: "part the screen into controllers, or repeat fewer rows"
        case .constraints: "use stack views, or part the screen into controllers"
        case .priorities: "give constraints that matter as much the same priority"
        case .layoutGuides: "use stack views, or relate views to each other"
        case .rows: "a few screens of rows show as much"
        case .devices: "list fewer devices, or part them among several playgrounds"
        case .viewsOnPage, .constraintsOnPage: "list fewer devices, or repeat fewer rows"
        case .rowTexts, .translations: "shorten the texts, or repeat fewer rows"
        case .textOnPage: "list fewer devices, or shorten the texts"
        case .entries, .text: "shorten it: a person sees no more on a screen"
        case .scenarioEvents, .expectations: "part it into several scenarios"
        case .arguments: "give it less: a person sees no more on a screen"
        }
    }

    private func onPage(_ things: String, _ devices: Int, _ screen: String) -> String {
        "\(devices) devices with the \(found / max(1, devices)) \(things) of \(screen.quoted) are \(Self.count(found)) \(things) "
            + "on one page; there can be \(limit)"
    }

    /// A sum may have stopped at its maximum.
    private static func count(_ number: Int) -> String { number >= ContentBudget.mostCounted ? "very many" : "\(number)" }
}
