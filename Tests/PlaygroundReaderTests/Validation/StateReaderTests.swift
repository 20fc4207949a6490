import MarkedSource
import PlaygroundModel
import Testing

@testable import PlaygroundReader

/// Conditions on the state of a controller, variables, and actions that set variables.
@Suite struct StateReaderTests {
    private static let form = """
        variables = { count = 0, name = "", isPaid = false }
        views.company = { kind = "switch" }
        views.field = { kind = "textField" }
        views.plan = { kind = "segmentedControl", segments = ["One", "Two"] }
        views.words = { kind = "label" }
        views.all = { kind = "button", tap = { set = { count = 1, name = "x", isPaid = true } } }
        """

    private static func read(when condition: String) -> PlaygroundFile.ReadResult {
        .init(home: form + "\nadaptive = [{ when = \(condition), set = { words.isHidden = true } }]")
    }

    private static func query(_ subject: StateSubject, _ test: StateQuery.Test) -> Condition {
        .state(StateQuery(subject, test, path: DocumentPath()))
    }

    @Test(arguments: [
        ("{ \"company.isOn\" = true }", query(.property("company", .isOn), .equals(.bool(true)))),
        ("{ company.isOn = true }", query(.property("company", .isOn), .equals(.bool(true)))),
        ("{ \"field.text\" = { isEmpty = false } }", query(.property("field", .text), .isEmpty(false))),
        ("{ \"plan.selectedSegmentIndex\" = 1 }", query(.property("plan", .selectedSegmentIndex), .equals(.number(1)))),
        ("{ count = { min = 3, max = 8 } }", query(.variable("count"), .range(atLeast: 3, atMost: 8))),
        ("{ isPaid = true }", query(.variable("isPaid"), .equals(.bool(true)))),
        ("{ name = { minLength = 2 } }", query(.variable("name"), .length(atLeast: 2, atMost: nil))),
        ("{ \"field.text\" = { isEmail = true } }", query(.property("field", .text), .isEmail(true))),
        ("{ \"field.text\" = { matches = \"[0-9]{5}\" } }", query(.property("field", .text), .matches(try! TextPattern("[0-9]{5}")))),
        ("{ \"field.text\" = { contains = \"@\", maxLength = 9 } }", .all([
            query(.property("field", .text), .length(atLeast: nil, atMost: 9)), query(.property("field", .text), .contains("@")),
        ])),
        ("{ not = { name = \"Ada\" } }", .not(query(.variable("name"), .equals(.string("Ada"))))),
        ("{ count = 1, minWidth = 300 }", .all([.width(atLeast: 300, atMost: nil), query(.variable("count"), .equals(.number(1)))])),
    ])
    func `a condition tests the state in addition to traits`(text: String, condition: Condition) {
        let result = Self.read(when: text)
        #expect(result.home?.adaptive.first?.condition == condition, "\(result.report)")
        #expect(result.diagnostics.isEmpty, "\(result.report)")
    }

    @Test(arguments: [
        ("{ \"compny.isOn\" = true }", "unknown-view"), ("{ \"company.isUp\" = true }", "unknown-key"), ("{ cuont = 1 }", "unknown-trait"),
        ("{ \"company.text\" = \"x\" }", "key-of-other-kind"), ("{ \"company.isOn\" = 1 }", "wrong-type"), ("{ count = true }", "wrong-type"),
        ("{ \"field.text\" = { min = 1 } }", "wrong-type"), ("{ \"plan.selectedSegmentIndex\" = 2 }", "bad-value"),
        ("{ \"words.isHidden\" = true }", "condition-on-rule"), ("{ \"words.font\" = \"body\" }", "no-condition"),
        ("{ all = [{ count = 1 }, { count = 2 }] }", "condition-never-holds"), ("{ count = 1, all = [{ count = { min = 2 } }] }", "condition-never-holds"),
        ("{ all = [{ name = \"Ada\" }, { name = { isEmpty = true } }] }", "condition-never-holds"), ("{ count = { min = 3, max = 1 } }", "condition-never-holds"),
        ("{ count = { contains = \"1\" } }", "wrong-type"), ("{ \"field.text\" = { minLength = 3, maxLength = 1 } }", "condition-never-holds"),
        ("{ \"field.text\" = { isEmpty = true, minLength = 1 } }", "condition-never-holds"),
        ("{ \"field.text\" = { matches = \"(a\" } }", "bad-value"), ("{ \"field.text\" = { contain = \"a\" } }", "unknown-key"),
        ("{ count = {} }", "missing-key"), ("{ \"company.isSelected\" = true }", "key-of-other-kind"),
    ])
    func `an invalid condition is reported at its position`(text: String, code: String) {
        let result = Self.read(when: text)
        #expect(result.codes == [code], "\(result.report)")
    }

    @Test(arguments: [
        ("adaptive = [{ when = { 1️⃣\"compny.isOn\"2️⃣ = true }, set = { words.isHidden = true } }]", ["unknown-view"]),
        ("adaptive = [{ when = { \"company.isOn\" = 1️⃣12️⃣ }, set = { words.isHidden = true } }]", ["wrong-type"]),
        ("adaptive = [{ when = { all = [{ count = 1 }, { count = 1️⃣22️⃣ }] }, set = { words.isHidden = true } }]", ["condition-never-holds"]),
        ("adaptive = [{ when = { 1️⃣\"words.isHidden\"2️⃣ = true }, set = { words.isHidden = true } }]", ["condition-on-rule"]),
        // These rules form a cycle.
        ("""
            adaptive = [
              { when = { 1️⃣"words.isHidden"2️⃣ = true }, set = { all.isHidden = true } },
              { when = { "all.isHidden" = true }, set = { words.isHidden = true } },
            ]
            """, ["condition-on-rule", "condition-on-rule"]),
        ("views.more = { kind = \"button\", tap = { set = { count = 1️⃣\"x\"2️⃣ } } }", ["wrong-type"]),
        ("views.more = { kind = \"button\", tap = { toggle = 1️⃣\"count\"2️⃣ } }", ["wrong-type"]),
        ("[[scenarios]]\nname = \"It\"\nexpect = [{ when = { 1️⃣\"home.compny.isOn\"2️⃣ = true }, top = \"home\" }]", ["unknown-view"]),
        ("[[scenarios]]\nname = \"It\"\nexpect = [{ state = { \"home.count\" = 1️⃣true2️⃣ } }]", ["wrong-type"]),
    ])
    func `a mistake about the state is reported at its position`(line: String, codes: [String]) {
        let marked = MarkedText(PlaygroundText.make(home: Self.form + "\n" + line))
        let result = PlaygroundFile.ReadResult(marked.text)
        #expect(result.codes == codes, "\(result.report)")
        #expect(result.diagnostics.first?.span == marked.span("1️⃣", "2️⃣"), "\(result.report)")
    }

    @Test(arguments: [
        ("[1]", "must have 2 entries, found 1"), ("[]", "must have 2 entries, found 0"),
        ("[\"a\", 1]", "must be a whole number, found the string \"a\""),
        ("true", "must be an array or a table, found true"), ("{ isEmpty = 3 }", "\"isEmpty\" must be true or false, found the number 3"),
        ("{}", "a selection needs the key \"isEmpty\""),
    ])
    func `an invalid selection is reported once`(value: String, words: String) {
        let headlines = Self.read(when: "{ \"plan.indexPathForSelectedRow\" = \(value) }").diagnostics.map(\.headline)
        #expect(headlines.count == 1 && headlines.allSatisfy { $0.hasSuffix(words) }, "\(headlines)")
    }

    @Test func `the nearest name is suggested`() {
        #expect(Self.read(when: "{ \"compny.isOn\" = true }").diagnostics.first?.hint?.contains("company") == true)
        #expect(Self.read(when: "{ cuont = 1 }").diagnostics.first?.hint?.contains("count") == true)
    }

    @Test(arguments: [
        ("variables = { value = 1 }", "reserved-name"), ("variables = { orientation = 1 }", "reserved-name"),
        ("variables = { count = [1] }", "wrong-type"), ("variables = { \"a-b\" = 1 }", "bad-name"),
        ("variables = { count = 1 }", "constant-variable"), ("parameters = { count = \"1\" }\nvariables = { count = 1 }", "reserved-name"),
    ])
    func `an invalid variable is reported`(text: String, code: String) {
        #expect(PlaygroundFile.ReadResult(home: text).codes.contains(code))
    }

    @Test(arguments: [
        ("increment = \"count\"", [VariableChange("count", .add(1), path: DocumentPath())]),
        ("increment = { count = -2 }", [VariableChange("count", .add(-2), path: DocumentPath())]),
        ("toggle = \"isPaid\"", [VariableChange("isPaid", .toggle, path: DocumentPath())]),
        ("set = { count = 3, name = \"{value}\" }", [
            VariableChange("count", .set(.number(3)), path: DocumentPath()), VariableChange("name", .set(.string("{value}")), path: DocumentPath()),
        ]),
        ("set = { count = \"{value}\", words.alpha = \"{value}\" }", [VariableChange("count", .set(.string("{value}")), path: DocumentPath())]),
    ])
    func `an action can change variables`(text: String, changes: [VariableChange]) {
        let result = PlaygroundFile.ReadResult(home: Self.form + "\nviews.b = { kind = \"button\", tap = { \(text) } }")
        let found = result.home?.view("b")?.tap?.variableChanges ?? []
        #expect(found.map(\.name) == changes.map(\.name) && found.map(\.operation) == changes.map(\.operation), "\(result.report)")
    }

    @Test(arguments: [
        ("increment = \"cuont\"", "unknown-variable"), ("increment = \"name\"", "wrong-type"), ("toggle = \"count\"", "wrong-type"),
        ("set = { count = \"x\" }", "wrong-type"), ("set = { count = \"{value} cats\" }", "wrong-type"), ("set = { ghost = 1 }", "unknown-variable"), ("toggle = \"isPaid\", show = \"home\"", "action-count"),
    ])
    func `an invalid action on a variable is reported`(text: String, code: String) {
        #expect(PlaygroundFile.ReadResult(home: Self.form + "\nviews.b = { kind = \"button\", tap = { \(text) } }").codes == [code])
    }

    // MARK: Scenarios

    private static func read(expectation: String) -> PlaygroundFile.ReadResult {
        .init(home: form + "\nadaptive = [{ when = { isPaid = true }, set = { words.isHidden = true } }]\n"
            + "[[scenarios]]\nname = \"It\"\nexpect = [{ \(expectation) }]")
    }

    @Test(arguments: [
        ("{ \"home.company.isOn\" = true }", query(.property("home.company", .isOn), .equals(.bool(true)))),
        ("{ home.company.isOn = true }", query(.property("home.company", .isOn), .equals(.bool(true)))),
        ("{ \"home.field.text\" = { isEmpty = false } }", query(.property("home.field", .text), .isEmpty(false))),
        ("{ home.count = { min = 3 } }", query(.variable("home.count"), .range(atLeast: 3, atMost: nil))),
        ("{ not = { \"home.isPaid\" = true } }", .not(query(.variable("home.isPaid"), .equals(.bool(true))))),
        ("{ \"home.isPaid\" = true, minWidth = 300 }", .all([
            .width(atLeast: 300, atMost: nil), query(.variable("home.isPaid"), .equals(.bool(true))),
        ])),
    ])
    func `a scenario can depend on the state of any controller`(text: String, condition: Condition) {
        let result = Self.read(expectation: "when = \(text), top = \"home\"")
        #expect(result.diagnostics.isEmpty, "\(result.report)")
        #expect(result.playground?.scenarios.first?.steps.first?.expectations.first?.condition == condition)
    }

    @Test func `a scenario can expect a state`() {
        let result = Self.read(expectation: "state = { \"home.count\" = 3, home.company.isOn = true }")
        #expect(result.diagnostics.isEmpty, "\(result.report)")
        #expect(result.playground?.scenarios.first?.steps.first?.expectations.first?.claims.map(\.fact) == [
            .state(StateQuery(.variable("home.count"), .equals(.number(3)), path: DocumentPath())),
            .state(StateQuery(.property("home.company", .isOn), .equals(.bool(true)), path: DocumentPath())),
        ])
    }

    @Test(arguments: [
        ("{ \"home.compny.isOn\" = true }", "unknown-view"), ("{ \"hme.company.isOn\" = true }", "unknown-controller"),
        ("{ \"home.cuont\" = 1 }", "unknown-variable"), ("{ \"home.company.isUp\" = true }", "unknown-key"),
        ("{ \"home.company.isOn\" = 1 }", "wrong-type"), ("{ \"home.count\" = true }", "wrong-type"),
        ("{ \"home.plan.selectedSegmentIndex\" = 2 }", "bad-value"), ("{ \"home.words.isHidden\" = true }", "condition-on-rule"),
    ])
    func `a scenario that refers to a missing element is reported`(text: String, code: String) {
        for expectation in ["when = \(text), top = \"home\"", "state = \(text)"] {
            let result = Self.read(expectation: expectation)
            #expect(result.codes == [code], "\(result.report)")
            #expect(result.playground?.scenarios.isEmpty == true)
        }
    }

    @Test(arguments: [
        ("when = { all = [{ \"home.count\" = 1 }, { \"home.count\" = { min = 2 } }] }, top = \"home\"", "condition-never-holds"),
        ("when = { count = 1 }, top = \"home\"", "unknown-trait"), ("state = { home = 1 }", "wrong-type"), ("state = { count = 1 }", "unknown-controller"),
        ("state = { \"home.count\" = 1 } }, { state = { \"home.count\" = { min = 2 } }", "contradicting-expectations"),
    ])
    func `an expectation of the state that never holds is reported`(expectation: String, code: String) {
        let result = Self.read(expectation: expectation)
        #expect(result.codes == [code], "\(result.report)")
    }

    @Test func `a property with a condition is an adaptive element`() throws {
        let result = PlaygroundFile.ReadResult(home: Self.form + """

            rightBarButtonItems = { save = { title = "Save", isEnabled = { when = { "field.text" = { isEmpty = false } } } } }
            views.vat.kind = "textField"
            views.vat.isHidden = { when = { "company.isOn" = false } }
            views.vat.textColor = { when = { isPaid = true }, value = "systemRed", otherwise = "label" }
            """)
        let home = try #require(result.home, "\(result.report)")
        #expect(result.diagnostics.isEmpty, "\(result.report)")
        #expect(home.adaptive.map(\.enables) == [nil, nil, "save"])
        let hidden = try #require(home.adaptive.first { $0.set.first?.property == .isHidden })
        #expect(hidden.set == [.init(view: "vat", property: .isHidden, value: .bool(true))])
        #expect(hidden.otherwise == [.init(view: "vat", property: .isHidden, value: .bool(false))])
        #expect(home.adaptive.contains { $0.otherwise == [.init(view: "vat", property: .textColor, value: .color(.semantic(.label)))] })
    }

    @Test func `each of several actions is checked`() {
        let list = "\nviews.b = { kind = \"button\", tap = [{ when = { isPaid = true }, show = \"home\" }, { increment = \"ghost\" }] }"
        #expect(PlaygroundFile.ReadResult(home: Self.form + list).codes == ["unknown-variable"])
    }

    @Test func `a segue can have alternatives and be one of several actions`() throws {
        let result = PlaygroundFile.ReadResult(home: Self.form + """

            segues = { go = [{ when = { isPaid = true }, show = "home" }, { increment = "count" }] }
            views.next = { kind = "button", tap = { performSegue = "go" } }
            views.other = { kind = "button", tap = [{ when = { "company.isOn" = true }, performSegue = "go" }, "dismiss"] }
            """)
        let home = try #require(result.home, "\(result.report)")
        #expect(result.diagnostics.isEmpty, "\(result.report)")
        let (isPaid, isOn) = (StateSubject.variable("isPaid"), StateSubject.property("company", .isOn))
        #expect(home.allConditions.flatMap { $0.condition.queries }.map(\.subject) == [isPaid, isOn, isPaid])
        #expect(home.actions.map(\.action).filter { $0 == .show("home") }.count == 2)
    }

    @Test(arguments: ["{ when = { \"compny.isOn\" = true }, show = \"home\" }", "{ becomeFirstResponder = \"compny\" }"])
    func `each alternative of a segue is checked`(choice: String) {
        let result = PlaygroundFile.ReadResult(home: Self.form + """

            segues = { go = [\(choice)] }
            views.next = { kind = "button", tap = [{ when = { isPaid = true }, performSegue = "go" }] }
            """)
        #expect(result.codes == ["unknown-view"], "\(result.report)")
    }

    @Test func `conditions in a component use its views and the controller's variables`() throws {
        let result = PlaygroundFile.ReadResult(head: """
            [components.box]
            constraints = ["H:|[s][t]|", "V:|[s]|", "V:|[t]|"]
            views.s = { kind = "switch" }
            views.t = { kind = "label", text = "on", isHidden = { when = { "s.isOn" = false, isPaid = true } } }
            """, home: Self.form + "\nviews.card = { kind = \"box\" }")
        let condition = try #require(result.home?.adaptive.first?.condition, "\(result.report)")
        #expect(condition.queries.map(\.subject) == [.property("card.s", .isOn), .variable("isPaid")])
    }

    @Test func `a row whose selection is in a condition can be tapped`() throws {
        let result = PlaygroundFile.ReadResult(home: """
            views.list = { kind = "table", rows = ["One", "Two"] }
            views.next = { kind = "button", isEnabled = { when = { "list.indexPathForSelectedRow" = { isEmpty = false } } } }
            """)
        #expect(result.home?.view("list.0.1")?.tap == .set([]), "\(result.report)")
    }

    @Test func `text can show variables, and invalid names are reported`() {
        let label = "\nviews.t = { kind = \"label\", text = \"{count} of {n}\" }"
        #expect(PlaygroundFile.ReadResult(home: Self.form + label).codes == ["unknown-placeholder"])
    }

    @Test func `valueChanged of a switch is its tap`() {
        let result = PlaygroundFile.ReadResult(home: "views.s = { kind = \"switch\", valueChanged = { show = \"home\" } }")
        #expect(result.home?.view("s")?.tap == .show("home"), "\(result.report)")
        let both = "views.s = { kind = \"switch\", tap = \"pop\", valueChanged = \"pop\" }"
        #expect(PlaygroundFile.ReadResult(home: both).codes == ["exclusive-keys"])
        #expect(PlaygroundFile.ReadResult(home: "views.s = { kind = \"button\", valueChanged = \"pop\" }").codes == ["key-of-other-kind"])
    }
}
