import Foundation
import PlaygroundLanguage
import PlaygroundModel
import Testing
@testable import LanguageService

/// The completions in an unfinished file. `│` marks the cursor.
@Suite struct CompletionTests {
    private static let app = """
        [app]
        rootViewController = "home"

        [controllers.home]
        constraints = ["photo.top == safeArea.top", "¦"]
        layoutGuides = ["middle"]
        metrics = { gap = 8 }
        segues.ShowDetail = { show = "detail" }
        views.photo = { kind = "image" }
        views.list = { kind = "scroll" }
        views.card = { kind = "card" }

        [controllers.detail]
        parameters = ["sender"]
        title = "From {sender}"

        [components.card]
        parameters = ["name"]
        views.title = { kind = "label", text = "{name}" }

        [traits.density]
        values = ["cosy", "compact"]
        default = "cosy"

        [colors]
        brand = "#0a7"

        [strings.de]
        "From {sender}" = "Von {sender}"


        """

    private func completions(_ marked: String) throws -> [Completion] {
        let parts = marked.split(separator: "│", omittingEmptySubsequences: false)
        #expect(parts.count == 2)
        return LanguageDocument(parts.joined()).completions(at: parts[0].utf8.count)
    }

    private func labels(constraint: String) throws -> [String] {
        try completions(Self.app.replacingOccurrences(of: "¦", with: constraint)).map(\.label)
    }

    @Test(arguments: [
        ("│", ["photo", "list", "card", "card.title", "middle", "safeArea", "superview", "H:|-["], ["gap"]),
        ("photo.│", ["top", "width", "lastBaseline", "safeArea", "safeAreaLayoutGuide"], ["contentLayoutGuide", "photo"]),
        ("photo.top == │", ["safeAreaLayoutGuide.top", "layoutMarginsGuide"], []),
        ("photo.top == safeAreaLayoutGuide.│", ["top", "bottom"], ["lastBaseline", "safeArea"]),
        ("list.│", ["contentLayoutGuide", "frameLayoutGuide"], []),
        ("middle.│", ["top", "width"], ["lastBaseline", "topMargin", "safeArea"]),
        ("card.│", ["title", "top"], []),
        ("photo.width == │", ["list.width", "superview.width", "gap"], ["list.top", "window.width"]),
        ("photo.top == list.│", ["top", "bottom", "centerY"], ["leading", "width", "left"]),
        ("photo.leading == list.│", ["leading", "centerX"], ["left", "top"]),
        ("photo.width │", ["==", "<=", ">="], ["photo"]),
        ("photo.width == 8 @│", ["defaultHigh", "required", "gap"], ["photo"]),
        ("photo.│ == list.top", ["top", "bottom"], ["width", "leading"]),
        ("H:|-[│", ["photo", "list", "card.title"], ["top"]), ("H:|-│", ["gap", "["], ["top"]),
        ("H:|-[photo(│", ["gap", "list"], ["top"]), ("H:|-[photo]│", ["-|", "-["], []),
    ])
    func constraintsAreCompletedByContext(_ text: String, _ offered: [String], _ refused: [String]) throws {
        for whole in [text, text.replacingOccurrences(of: "│", with: "│")] {
            let labels = try labels(constraint: whole)
            for label in offered { #expect(labels.contains(label), "\(label) of \(labels)") }
            for label in refused { #expect(!labels.contains(label), "\(label)") }
        }
    }

    @Test(arguments: [
        ("[controllers.home.views.fresh]\n│", ["kind", "alpha"], []),
        ("[controllers.x]\nkind = \"navigation\"\n│", ["rootViewController", "prefersLargeTitles"], ["views", "constraints", "kind"]),
        ("[controllers.x]\nkind = │", ["view", "split"], ["label"]), ("[controllers.x]\nkind = \"│", ["view", "split"], ["label"]),
        ("[controllers.x.views.y]\nkind = \"│", ["label", "image", "card"], ["split"]),
        ("[controllers.x.views.y]\nkind = \"card\"\n│", ["name", "alpha"], ["axis", "placeholder"]),
        ("[controllers.x.views.y]\ntap = { │", ["show", "present", "pop"], []),
        ("[controllers.x.views.y]\ntap = { show = \"│", ["home", "detail"], ["photo"]),
        ("[controllers.x.views.y]\ntap = { show = \"detail\", with = { │", ["sender"], []),
        ("[controllers.home.views.y]\ntap = { performSegue = \"│", ["ShowDetail"], []),
        ("[controllers.x]\nbackgroundColor = \"│", ["brand", "systemRed"], []),
        ("[controllers.x]\nsearchController = { │", ["placeholder", "searchResultsController"], []),
        ("[controllers.x]\nkind = \"container\"\nsearchController = { │", ["placeholder"], ["searchResultsController"]),
        ("[[controllers.home.adaptive]]\nwhen = { │", ["horizontalSizeClass", "minWidth", "density"], []),
        ("[[controllers.home.adaptive]]\nwhen = { density = \"│", ["cosy", "compact"], ["regular"]),
        ("[[controllers.home.adaptive]]\nset = { │", ["photo", "list"], ["middle"]),
        ("[[controllers.home.adaptive]]\nset = { photo.│", ["isHidden", "image"], ["axis"]),
        ("[components.x]\nparameters = [\"tint\"]\nviews.y = { text = \"Hello {│", ["tint"], []),
        ("[[scenarios]]\nevents = [\"│", ["tap", "rotate", "back"], []),
        ("[[scenarios]]\nevents = [\"tap │", ["home.photo", "home.card.title"], ["home"]),
        ("[[scenarios]]\nevents = [\"rotate │", ["landscapeLeft", "portrait"], ["home"]),
        ("[[scenarios]]\nexpect = [{ top = \"│", ["home", "detail"], []),
        ("[controllers.x]\ntitle = true\n[strings.fr]\n│", ["From {sender}"], []),
        ("[│", ["app", "controllers", "scenarios"], []),
        ("[controllers.│", ["home", "detail"], []), ("[controllers.home.│", ["views"], ["title"]),
        ("[controllers.home.views.│", ["photo"], []), ("[controllers.x]\nrootViewController = \"gone\"\n[controllers.│", ["home"], []),
        ("# │", [], ["app"]), ("title = \"Ho│", [], ["home"]),
    ])
    func keysAndValuesAreCompletedByContext(_ text: String, _ offered: [String], _ refused: [String]) throws {
        let labels = try completions(Self.app + text).map(\.label)
        for label in offered { #expect(labels.contains(label), "\(label) of \(labels)") }
        for label in refused { #expect(!labels.contains(label), "\(label)") }
    }

    private static let form = """
        [controllers.form]
        variables = { count = 0 }
        views.company = { kind = "switch" }
        views.name = { kind = "textField" }
        views.words = { kind = "label" }


        """

    @Test(arguments: [
        ("[[controllers.form.adaptive]]\nwhen = { \"│", ["company.isOn", "name.text", "count"], ["form.count", "words.text"]),
        ("[[controllers.form.adaptive]]\nwhen = { not = { \"│", ["company.isOn", "count"], ["form.count"]),
        ("[controllers.form.views.words]\nisHidden = { when = { \"│", ["company.isOn", "count"], []),
        ("[controllers.form.views.go]\nkind = \"button\"\ntap = [{ when = { \"│", ["company.isOn", "count"], []),
        ("[[scenarios]]\nexpect = [{ when = { \"│", ["form.company.isOn", "form.count"], ["company.isOn", "home.count"]),
        ("[[scenarios]]\nexpect = [{ state = { \"│", ["form.company.isOn", "form.count"], ["company.isOn", "density"]),
        ("[[scenarios.expect]]\nstate = { │", ["form.company.isOn", "form.count"], []),
    ])
    func conditionsAreCompletedWithStates(_ text: String, _ offered: [String], _ refused: [String]) throws {
        let labels = try completions(Self.app + Self.form + text).map(\.label)
        for label in offered { #expect(labels.contains(label), "\(label) of \(labels)") }
        for label in refused { #expect(!labels.contains(label), "\(label)") }
    }

    @Test func statesAreInsertedAsQuotedKeysWithAValue() throws {
        let found = try completions(Self.app + Self.form + "[[controllers.form.adaptive]]\nwhen = { │")
        #expect(found.first { $0.label == "company.isOn" }?.text == "\"company.isOn\" = true")
        #expect(found.first { $0.label == "name.text" }?.text == "\"name.text\" = { isEmpty = false }")
    }

    @Test(arguments: ViewKind.written)
    func viewsAreCompletedWithTheKeysOfTheirKind(_ kind: ViewKind) throws {
        let names = ViewProperty.allCases.map(\.rawValue) + ViewKeys.all.map(\.name)
        let keys = Set(names.filter { $0 != "kind" && ViewKeys.has($0, in: kind) })
        #expect(Set(try completions("[controllers.x.views.y]\nkind = \"\(kind)\"\n│").map(\.label)) == keys)
    }

    @Test(arguments: ControllerKind.words)
    func controllersAreCompletedWithTheKeysOfTheirKind(_ kind: String) throws {
        let keys = Set(ControllerKeys.all.filter { $0.name != "kind" && $0.belongs(to: kind) }.map(\.name))
        #expect(Set(try completions("[controllers.x]\nkind = \"\(kind)\"\n│").map(\.label)) == keys)
    }

    @Test func viewsWithoutAKindHaveTheKeysOfPlainViews() throws {
        let labels = try completions("[controllers.x.views.y]\n│").map(\.label)
        #expect(labels.contains("subviews") && !labels.contains("numberOfLines"))
    }

    @Test func devicesAndGroupsAreCompleted() throws {
        let labels = try completions("devices = [\"│\n" + Self.app).map(\.label)
        #expect(labels.contains("iphone-17") && labels.contains("pads") && !labels.contains("home"))
    }

    @Test func undefinedControllersAreCompletedAsHeaders() throws {
        let text = "[app]\nrootViewController = \"start\"\n\n[controllers.│"
        let first = try completions(text).first
        #expect(first?.label == "start")
        #expect(first?.detail == "used, but not defined yet")
    }

    @Test func completionsReplaceTheWholeKey() throws {
        let text = "[controllers.x]\nti│tle = \"Home\"\n"
        let completion = try completions(text).first { $0.label == "title" }
        #expect(completion?.text == "title")
        #expect(completion.map { $0.range } == 16..<21)
    }
}
