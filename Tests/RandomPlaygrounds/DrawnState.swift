import PlaygroundModel

/// The random state of a controller: its variables, and the controls that conditions use.
struct DrawnState {
    private enum Start: CaseIterable {
        case number, text, boolean
    }

    private var variables: [(name: String, start: Start)] = []
    /// The subjects of conditions as keys, with tests.
    private var subjects: [(key: String, tests: [String])] = []

    init() {}

    /// - Parameter names: The names of variables. Invalid names are omitted.
    init(variables names: some Sequence<String>, controls: some Sequence<(String, ViewKind?)>, _ draw: inout Draw) {
        for name in names where Draw.isPlain(name) && !["any", "value"].contains(name) {
            variables.append((name, Start.allCases[draw.number(0...2)]))
        }
        subjects = variables.map { name, start in
            switch start {
            case .number: (name, ["1", "{ min = 2 }", "{ min = -1, max = 1.5 }"])
            case .text: (name, ["{ isEmpty = false }", "\"Say\""])
            case .boolean: (name, ["true", "false"])
            }
        }
        for (view, kind) in controls {
            let tests: [String] = switch kind?.facts.control {
            case .isOn: ["true", "false"]
            case .text: ["{ isEmpty = false }", "{ isEmpty = true }", "\"Say\""]
            case .value: ["{ min = 0.5 }", "{ max = 0.25 }", "1"]
            case .selectedSegmentIndex: ["0"]
            case nil: []
            }
            if kind == .table { subjects.append((Draw.quoted("\(view).indexPathForSelectedRow"), ["{ isEmpty = false }", "[0, 1]"])) }
            if kind == .collection { subjects.append((Draw.quoted("\(view).indexPathsForSelectedItems"), ["{ isEmpty = false }"])) }
            guard let property = kind?.facts.control?.property else { continue }
            subjects.append((Draw.quoted("\(view).\(property.rawValue)"), tests))
        }
    }

    /// The declaration, `variables = { … }`.
    var declaration: String? {
        guard !variables.isEmpty else { return nil }
        let starts = variables.map { name, start in
            switch start {
            case .number: "\(name) = 0"
            case .text: "\(name) = \"\""
            case .boolean: "\(name) = false"
            }
        }
        return "variables = { \(starts.joined(separator: ", ")) }"
    }

    /// A condition on the state. `nil` if there is no state.
    func condition(_ draw: inout Draw) -> String? {
        guard !subjects.isEmpty else { return nil }
        func question() -> String {
            let (key, tests) = subjects[draw.number(0...(subjects.count - 1))]
            return "\(key) = \(tests[draw.number(0...(tests.count - 1))])"
        }
        return switch draw.number(0...3) {
        case 0: "{ not = { \(question()) } }"
        case 1: "{ any = [{ \(question()) }, { \(question()) }] }"
        case 2: "{ \(question()), minWidth = \(draw.number(1...500)) }"
        default: "{ \(question()) }"
        }
    }

    /// An action that changes a variable.
    func change(_ draw: inout Draw) -> String? {
        guard !variables.isEmpty else { return nil }
        let (name, start) = variables[draw.number(0...(variables.count - 1))]
        return switch start {
        case .number: draw.chance(2) ? "{ increment = \"\(name)\" }" : "{ increment = { \(name) = \(draw.chance(2) ? "-2" : "0.5") } }"
        case .text: "{ set = { \(name) = \"\(["Say", "", "{value}!"][draw.number(0...2)])\" } }"
        case .boolean: draw.chance(2) ? "{ toggle = \"\(name)\" }" : "{ set = { \(name) = true } }"
        }
    }

    /// A text that shows a variable.
    func text(_ draw: inout Draw) -> String? {
        variables.isEmpty ? nil : "Now {\(variables[draw.number(0...(variables.count - 1))].name)}"
    }
}
