import SourceDiagnostics

extension ComponentMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .unknownParameter: "unknown-parameter"
        case .missingArgument: "missing-argument"
        case .unknownPlaceholder: "unknown-placeholder"
        case .cycle: "component-cycle"
        case .tooDeep: "components-too-deep"
        case .tooManyValues: "components-too-large"
        case .unused: "unused-component"
        case .adaptiveInCell: "adaptive-in-cell"
        }
    }

    var severity: Diagnostic.Severity {
        if case .unused = self { .warning } else { .error }
    }

    var headline: String {
        switch self {
        case .unknownParameter(let name, let owner, _), .unknownPlaceholder(let name, let owner, _):
            "\(owner.text) has no \(owner.noun) \(name.quoted)"
        case .missingArgument(let name, let owner): "\(owner.text) needs the argument \(name.quoted)"
        case .cycle(let names):
            "the component \((names.first ?? "").quoted) contains itself: \(names.joined(separator: " → "))"
        case .tooDeep(let limit): "components are nested more than \(limit) levels deep"
        case .tooManyValues(let limit): "the components in use have more than \(limit) values"
        case .unused(let name): "the component \(name.quoted) is not used"
        case .adaptiveInCell(let name): "the component \(name.quoted) has adaptive elements, which cells cannot have"
        }
    }

    var notes: [String] {
        switch self {
        case .unknownParameter(_, let owner, let known), .unknownPlaceholder(_, let owner, let known):
            [known.isEmpty ? "it has no parameters" : "\(owner.names) are \(NameList(known).joined(by: .and))"]
        default: []
        }
    }

    var hint: String? {
        switch self {
        case .unknownParameter(let name, _, let known): known.suggestion(for: name)
        case .unknownPlaceholder(let name, .screen, let known):
            known.suggestion(for: name) ?? "declare it: variables = { \(name) = \"\" }"
        case .unknownPlaceholder(let name, _, let known):
            known.suggestion(for: name) ?? "declare it: parameters = [\((known + [name]).map { $0.quoted }.joined(separator: ", "))]"
        case .missingArgument(let name, .controller), .missingArgument(let name, .screen):
            "add with = { \(name) = \"…\" } where it is shown, or give the parameter a default value: parameters = { \(name) = \"…\" }"
        case .missingArgument(let name, .component): "add \(name) = \"…\", or give the parameter a default value: parameters = { \(name) = \"…\" }"
        case .cycle: "remove one of these uses"
        case .tooDeep: "nest fewer components"
        case .tooManyValues: "use it less often, or make it smaller"
        case .unused(let name): "use it: kind = \(name.quoted)"
        case .adaptiveInCell: "use it outside of cells, headers and footers, or remove its adaptive elements"
        }
    }

    var fixes: [Fix] {
        switch self {
        case .unknownParameter(let name, _, let known): known.renamings(of: name) + [.remove(name.quoted)]
        case .unknownPlaceholder(let name, _, let known): known.renamings(of: name)
        case .missingArgument(let name, .component): [Fix("Add \(name)", .addEntry("\(name) = \"\""))]
        case .missingArgument, .cycle, .tooDeep, .tooManyValues, .unused, .adaptiveInCell: []
        }
    }
}

extension ComponentMistake.Owner {
    fileprivate var text: String {
        switch self {
        case .component(let name): "the component \(name.quoted)"
        case .controller(let name), .screen(let name): "the controller \(name.quoted)"
        }
    }

    fileprivate var noun: String {
        if case .screen = self { "parameter or variable" } else { "parameter" }
    }

    fileprivate var names: String {
        if case .screen = self { "its parameters and variables" } else { "its parameters" }
    }
}
