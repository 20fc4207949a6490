import Testing

@testable import Ejection

/// The code of the state and of conditions on the state.
@Suite struct StateEjectionTests {
    private static func code(_ home: String) throws -> String {
        let ejected = try EjectedPlayground(EjectedPlayground.home(home))
        #expect(ejected.ejection.remarks.map(\.text) == [])
        return try ejected.file("Controllers/HomeViewController.swift")
    }

    private static let rows = """
        variables = { isPaid = false }
        constraints = ["H:|[list]|", "list.top == top", "next.top == list.bottom", "next.bottom == bottom", "H:|[next]|"]
        [controllers.home.views.next]
        kind = "button"
        title = "Next"
        isEnabled = { when = { "list.0.1.isSelected" = true } }
        [controllers.home.views.list]
        kind = "table"
        rows = [
          { text = "Paid", tap = { toggle = "isPaid" }, accessoryType = { when = { isPaid = true }, value = "checkmark" } },
          { text = "Two" },
        ]
        """

    @Test func `a selection that conditions use is kept, and dependent values are set`() throws {
        let code = try Self.code(Self.rows)
        #expect(code.contains("listTableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0)"), "\(code)")
        #expect(code.contains("didSelectRowAt indexPath: IndexPath) {\n        adapt()\n"), "\(code)")
        #expect(!code.contains("deselectRow"))
        let other = try Self.code(Self.rows.replacing("isEnabled = { when = { \"list.0.1.isSelected\" = true } }", with: ""))
        #expect(other.contains("list.deselectRow") || other.contains("tableView.deselectRow"))
    }

    @Test func `a rule on a row is applied when its cell appears and while it is visible`() throws {
        let code = try Self.code(Self.rows)
        #expect(code.contains("private func adaptListCell(_ cell: UITableViewCell, at indexPath: IndexPath) {"), "\(code)")
        #expect(code.contains("cell.accessoryType = isPaid ? .checkmark : "))
        #expect(code.contains("self?.adaptListCell(cell, at: indexPath)"))
        #expect(code.contains("for indexPath in listTableView.indexPathsForVisibleRows ?? [] {"))
    }

    @Test func `variables and negative bounds are named apart from local variables`() throws {
        let code = try Self.code("""
            variables = { label = "a", row = 0 }
            constraints = ["words.leading == leading", "words.top == top"]
            views.words = { kind = "label", text = "{label}", tap = { set = { label = "b", row = 1 } }, isHidden = { when = { row = { min = -1, max = 2 } } } }
            """)
        #expect(code.contains("private var labelValue = \"a\""), "\(code)")
        #expect(code.contains("label.text = labelValue\n") && !code.contains("From-"))
    }

    @Test func `text views and search bars report that their text has changed`() throws {
        let code = try Self.code("""
            variables = { query = "" }
            constraints = ["H:|[note]|", "note.top == top", "H:|[find]|", "find.top == note.bottom", "H:|[words]|", "words.top == find.bottom", "note.height == 90"]
            views.note = { kind = "textView" }
            views.find = { kind = "searchBar", valueChanged = { set = { query = "{value}" } } }
            views.words = { kind = "label", text = "{query}", isHidden = { when = { "note.text" = { isEmpty = true } } } }
            """)
        #expect(code.contains("noteTextView.delegate = self"), "\(code)")
        #expect(code.contains("func textViewDidChange(_ textView: UITextView) {\n        adapt()\n"))
        #expect(code.contains("func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {\n        findSearchBarTapped()\n"))
        #expect(code.contains("let value = findSearchBar.text ?? \"\"\n        query = value\n"))
    }

    @Test(arguments: [
        ("stepper", "countValue = controlStepper.value", "bar.alpha = .init(controlStepper.value)"),
        ("slider", "countValue = Double(controlSlider.value)", "bar.alpha = .init(Double(controlSlider.value))"),
        ("textField", "countValue = Double(controlTextField.text ?? \"\") ?? countValue", "= Double(controlTextField.text ?? \"\").map { .init($0) } ?? "),
    ])
    func `a number takes the value of a control`(kind: String, variable: String, property: String) throws {
        let code = try Self.code("""
            variables = { count = 1 }
            constraints = ["control.top == top", "control.leading == leading", "bar.top == control.bottom", "bar.leading == leading"]
            views.control = { kind = "\(kind)", valueChanged = { set = { count = "{value}", bar.alpha = "{value}" } } }
            views.bar = { kind = "label", text = "{count}", isHidden = { when = { count = { min = 3 } } } }
            """)
        #expect(code.contains("private var ") && code.contains(": Double = 1"), "\(code)")
        #expect(code.contains(variable.replacing("countValue", with: "count")), "\(code)")
        #expect(code.contains(property.replacing("bar.", with: "barLabel.")), "\(code)")
        #expect(!code.contains("let value = "))
    }

    @Test func `a form's conditions are code`() throws {
        let code = try Self.code("""
            constraints = ["H:|[mail]|", "mail.top == top", "H:|[words]|", "words.top == mail.bottom"]
            views.mail = { kind = "textField" }
            views.words = { kind = "label", text = "x", isHidden = { when = { "mail.text" = { isEmail = true } } }, \
                alpha = { when = { "mail.text" = { minLength = 3, contains = "@", matches = "a\\\\d+" } }, value = 0.5 } }
            """)
        #expect(code.contains("(mailTextField.text ?? \"\").range(of: \"^(?:[a-zA-Z0-9."), "\(code)")
        #expect(code.contains("(mailTextField.text ?? \"\").count >= 3") && code.contains("(mailTextField.text ?? \"\").contains(\"@\")"))
        #expect(code.contains(#".range(of: "^(?:a\\d+)\\z", options: .regularExpression) != nil"#), "\(code)")
    }

    @Test(arguments: [
        ("switch", "controlSwitch.isOn ? \"on\" : \"off\""), ("slider", "controlSlider.value.formatted()"),
        ("textField", "controlTextField.text ?? \"\""),
    ])
    func `the value of a control is available in its action`(kind: String, expression: String) throws {
        let code = try Self.code("""
            variables = { words = "" }
            constraints = ["control.top == top", "control.leading == leading", "shown.top == control.bottom", "shown.leading == leading"]
            views.control = { kind = "\(kind)", valueChanged = { set = { words = "It is {value}" } } }
            views.shown = { kind = "label", text = "{words}" }
            """)
        #expect(code.contains("let value = \(expression)\n"), "\(code)")
        #expect(code.contains("words = \"It is \\(value)\""))
    }
}
