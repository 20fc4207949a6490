import PlaygroundModel

/// Writes one class, with its properties, setup and methods. It is a class because all its parts add to it. It exists for one ejection.
final class ClassWriter {
    let run: EjectionRun
    var content: Content
    var texts: TextWriter
    /// The controller of the class. `nil` for classes of views.
    let controller: ControllerDefinition?
    var scope: NameScope
    var names: [ViewID: String] = [:]
    var childNames: [ControllerID: String] = [:]

    var imports: Set<String> = ["UIKit"]
    var protocols: [String] = []
    /// The names of closures that are called when a view in the class is used.
    var closures: [String] = []
    var properties = SwiftLines()
    var initializers = SwiftLines()
    /// The statements of `viewDidLoad`, or of a view's initializer.
    var setUp = SwiftLines()
    var methods = SwiftLines()
    var extensions: [(name: String, body: SwiftLines)] = []
    var followingTypes: [SwiftLines] = []
    var layoutCalls: [String] = []
    var callsAfterLayout: [String] = []
    var traitCalls: [(method: String, traits: [Trait])] = []
    var textFollowers: [(view: ViewDefinition, method: String)] = []
    /// The control whose action is being written.
    var usedControl: ViewID?
    /// The methods that apply rules for rows to a cell, by table.
    var rowMethods: [ViewID: String] = [:]
    var returnActions: [(view: ViewDefinition, action: Action)] = []
    /// The methods that make alerts, by the alerts' names. `pendingAlerts` contains those that are not written yet.
    var alertMethods: [String: String] = [:]
    var pendingAlerts: [(id: ControllerID, method: String)] = []
    var peeks: [(view: ViewDefinition, peek: PeekDefinition)] = []
    /// Properties used by code outside the class.
    private(set) var exposed: Set<String> = []
    var valueParameters: [ViewID: [ViewProperty: String]] = [:]
    enum ParameterSetting {
        case inMaking
        case atOnce
        case again
    }

    var parametersAreSet = ParameterSetting.inMaking
    var parameterSettings = SwiftLines()
    /// The possible values of parameters that are names of images.
    var imageCandidates: [String: Set<String>] = [:]
    /// The row of a list whose accessory view is being written.
    var row: String?
    private var actionMembers: [ViewID: String] = [:]
    private var layoutMethods: [ViewID: String] = [:]
    /// Whether a local variable contains the window.
    var isWindowAtHand = false
    var menus: [(items: [PreviewActionItem], method: String)] = []
    var listWriters: [ViewID: ListWriter] = [:]
    var flagNames: [Condition: String] = [:]
    /// The numbers of labels that differ only in their text, by their common look.
    private(set) lazy var labelCounts: [ViewProperties: Int] = content.views.reduce(into: [:]) { counts, view in
        if let look = look(of: view) { counts[look, default: 0] += 1 }
    }
    var labelFunctions: [ViewProperties: String] = [:]
    /// The names of the properties for the controller's variables.
    var stateNames: [String: String] = [:]
    /// The method that updates everything that depends on traits, sizes and the state.
    private(set) lazy var adaptMethod = scope.claim(own: "adapt")
    var metricsUsed: Set<String> = []
    let metrics: [String: Double]
    private(set) lazy var metricMembers: [String: String] = {
        var scope = NameScope()
        return scope.claim(all: metrics.keys.sorted(), noun: "Length")
    }()

    init(
        _ run: EjectionRun, _ content: Content, controller: ControllerDefinition? = nil, parameters: [String: String] = [:],
        metrics: [String: Double] = [:], reserved: Set<String>
    ) {
        self.run = run
        self.content = content.resolvingConstants(run)
        self.controller = controller
        self.metrics = run.metrics.merging(metrics) { $1 }
        texts = TextWriter(run: run, parameters: parameters)
        scope = NameScope(reserved: reserved)
        for name in parameters.values.sorted() { _ = scope.claim(own: name) }
    }

    func metric(_ name: String) -> String {
        metricsUsed.insert(name)
        return "Metrics.\(metricMembers[name] ?? name)"
    }

    func claimNames() {
        for view in content.views {
            names[view.id] = scope.claim(view.id.name, kind: view.kind.noun, type: String(view.kind.viewClass.dropFirst(2)))
        }
        for child in content.children {
            childNames[child] = scope.claim(child.name, kind: "ViewController")
        }
    }

    /// The accessibility identifier of a view. It is unique in the app for controllers' views, and in the class for other views.
    func identifier(_ id: ViewID) -> SwiftExpression {
        let prefix = (controller.map { run.identifierPrefix(of: $0.id) + "." } ?? "") + (row.map { $0 + "." } ?? "")
        return SwiftLiteral.text(prefix + id.name)
    }

    /// The name of a view in compounds such as `makeListDataSource`, without the view's kind.
    func word(_ id: ViewID) -> String {
        let word = SwiftName.lowerCamel(id.name)
        return SwiftName.beginsWithLetter(word) ? word : name(id)
    }

    func name(_ id: ViewID) -> String { names[id] ?? SwiftName.lowerCamel(id.name) }

    func expression(_ id: ViewID) -> String? {
        if let name = names[id] { return name }
        if let child = childNames.first(where: { $0.key.name == id.name })?.value { return "\(child).view" }
        guard let use = content.uses.keys.first(where: { id.name.hasPrefix($0.name + ".") }), let outer = names[use],
              let component = content.uses[use]?.component
        else { return nil }
        let inner = ViewID(String(id.name.dropFirst(use.name.count + 1)))
        return run.components.expression(inner, in: component).map { "\(outer).\($0)" }
    }

    func exposedExpression(_ id: ViewID) -> String? {
        guard let expression = expression(id) else { return nil }
        exposed.insert(expression.split(separator: ".").first.map(String.init) ?? expression)
        return expression
    }

    /// The closure of a component that is called by a tap on one of its views.
    func actionMember(_ view: ViewID) -> String {
        if let known = actionMembers[view] { return known }
        let name = names[view] ?? SwiftName.lowerCamel(view.name)
        let member = scope.claim(own: "on" + SwiftName.capitalized(name) + "Tap")
        actionMembers[view] = member
        return member
    }

    func layoutMethod(of view: ViewDefinition) -> String {
        if let known = layoutMethods[view.id] { return known }
        let method = scope.claim(own: "make\(SwiftName.capitalized(word(view.id)))Layout")
        layoutMethods[view.id] = method
        return method
    }

    func writeUnavailableCoder() {
        initializers.separate()
        initializers.add("@available(*, unavailable)")
        initializers.block("required init?(coder: NSCoder)") { $0.add("fatalError(\"init(coder:) has not been implemented\")") }
    }

    static func storing(_ parameter: String) -> String { "self.\(parameter) = \(parameter)" }

    /// Declares parameters. `exposed` contains those that other classes read.
    func declareParameters(_ parameters: [(member: String, type: String)], exposed: Set<String> = []) {
        var declarations = SwiftLines()
        for parameter in parameters {
            let isExposed = exposed.contains(parameter.member)
            let isAsked = isExposed || [properties, methods].contains { $0.mentions(parameter.member) }
                || extensions.contains { $0.body.mentions(parameter.member) }
            if isAsked {
                declarations.add("\(isExposed ? "" : "private ")let \(parameter.member): \(parameter.type)")
            } else {
                initializers.remove(Self.storing(parameter.member))
            }
        }
        guard !declarations.isEmpty else { return }
        if !properties.isEmpty { declarations.separate() }
        declarations.add(properties)
        properties = declarations
    }

    func remark(_ text: String, at path: DocumentPath) { run.remark(text, at: path) }

    /// Adds a remark, and a comment with the same text in the code.
    func comment(_ text: String, at path: DocumentPath, in lines: inout SwiftLines) {
        run.remark(text, at: path)
        lines.comment("\(SwiftName.capitalized(text)).")
    }
}
