import Foundation
import SwiftParser
import SwiftSyntax

/// Removes code that does not compile, in the smallest removable parts. Line numbers do not change.
final class Cutting {
    private let file: ToolRequest.File
    private let escalation: Int
    private let bytes: [UInt8]
    private let tree: SourceFileSyntax
    private let converter: SourceLocationConverter
    private var edits: [Edit] = []
    private let errors: [CompilerMessage]
    private var cuts: [CodeCut] = []
    /// The inherited types to drop, with their replacements.
    private var inherited: [SyntaxIdentifier: (clause: InheritanceClauseSyntax, changes: [SyntaxIdentifier: String])] = [:]
    private var parameters: [SyntaxIdentifier: (clause: FunctionParameterClauseSyntax, dropped: Set<SyntaxIdentifier>)] = [:]

    init(_ file: ToolRequest.File, _ round: CutRound) throws {
        (self.file, escalation, errors) = (file, round.escalation, round.errors)
        bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file.body)))
        tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        converter = SourceLocationConverter(fileName: file.body, tree: tree)
    }

    func run() throws -> [CodeCut] {
        for error in errors { cut(error) }
        writeClauses()
        let result = apply(edits, to: bytes)
        guard result != bytes else { return [] }
        try Data(result).write(to: URL(fileURLWithPath: file.body))
        return cuts
    }

    // MARK: One error

    private func cut(_ error: CompilerMessage) {
        let position = converter.position(ofLine: error.line, column: error.column)
        guard let token = tree.token(at: position) ?? tree.lastToken(viewMode: .sourceAccurate) else { return }
        if escalation == 0 {
            if error.text.hasPrefix("missing return") {
                edits.append(Edit(range: position.utf8Offset..<position.utf8Offset, text: " return StandIn.empty() "))
                return
            }
            let attempts = [mend, cutRedeclaration, cutOverride, cutInheritance, cutConformance, cutProperty, addInitializer]
            for attempt in attempts where attempt(error, token) { return }
        } else if escalation == 3 {
            // The parser omits deeply nested code from its tree.
            edits.append(Edit(range: 0..<bytes.count, text: "import UIKit"))
            return log(tree, error)
        }
        cutAround(error, token)
    }

    private func cutAround(_ error: CompilerMessage, _ token: TokenSyntax) {
        for current in token.outward {
            if escalation == 0, let parameter = current.as(FunctionParameterSyntax.self), drop(parameter) {
                log(parameter, error)
                return
            }
            if escalation == 0, let element = current.as(ArrayElementSyntax.self), isArgument(element) { return cut(element, "", error) }
            if current.is(GenericWhereClauseSyntax.self) || current.is(GenericParameterClauseSyntax.self) {
                if let item = item(around: current) { cut(item, "", error) }
                return
            }
            if let item = current.as(CodeBlockItemSyntax.self), escalation == 0 || isTopLevel(item) {
                // An error in a type's heading cuts the whole type only as a last resort.
                if escalation < 2, isTopLevel(item), owner(Syntax(item.item)) != nil { return }
                return cut(item, replacement(of: item), error)
            }
            if let member = current.as(MemberBlockItemSyntax.self), escalation < 2 { return cut(member, "", error) }
            if current.is(ImportDeclSyntax.self) { return cut(current, "", error) }
        }
    }

    private func item(around node: Syntax) -> Syntax? {
        node.outward.dropFirst().first { $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self) }
    }

    private func isTopLevel(_ item: CodeBlockItemSyntax) -> Bool { item.parent?.parent?.is(SourceFileSyntax.self) == true }

    /// Whether the array that contains an element is an argument, as in `activate`, or the initial value of a property.
    private func isArgument(_ element: ArrayElementSyntax) -> Bool {
        guard let array = element.parent?.parent, array.is(ArrayExprSyntax.self) else { return false }
        return array.parent?.is(LabeledExprSyntax.self) == true || array.parent?.is(InitializerClauseSyntax.self) == true
    }

    /// The replacement for a statement whose value or presence is required.
    private func replacement(of item: CodeBlockItemSyntax) -> String {
        let count = item.parent?.as(CodeBlockItemListSyntax.self)?.count ?? 0
        let closure = item.parent?.parent?.as(ClosureExprSyntax.self)
        if count == 1, let closure, closure.signature == nil, let parameter = lastParameter(in: item) { return "StandIn.empty(\(parameter))" }
        if item.item.is(ReturnStmtSyntax.self) { return returns(item) ? "return StandIn.empty()" : "return" }
        guard count == 1 else { return "" }
        if item.parent?.parent?.is(SwitchCaseSyntax.self) == true { return "break" }
        return item.item.is(ExprSyntax.self) && returns(item) && isWholeBody(item) ? "return StandIn.empty()" : ""
    }

    /// The highest closure parameter: `$1` in `{ $0.send($1) }`. Without it, the closure would have fewer parameters.
    private func lastParameter(in item: CodeBlockItemSyntax) -> String? {
        item.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0.first == "$" && $0.dropFirst().allSatisfy(\.isNumber) }.max()
    }

    private func isWholeBody(_ item: CodeBlockItemSyntax) -> Bool {
        guard let block = item.parent?.parent else { return false }
        if block.is(AccessorBlockSyntax.self) || block.is(ClosureExprSyntax.self) { return true }
        return block.parent?.is(FunctionDeclSyntax.self) == true || block.parent?.is(AccessorDeclSyntax.self) == true
    }

    private func returns(_ item: CodeBlockItemSyntax) -> Bool {
        for current in item.outward {
            if let function = current.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
            if current.is(InitializerDeclSyntax.self) || current.is(DeinitializerDeclSyntax.self) { return false }
            if let accessor = current.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
            if let closure = current.as(ClosureExprSyntax.self) {
                if closure.parent?.is(FunctionCallExprSyntax.self) == true, isInitializer(closure) { return true }
                return closure.statements.contains { $0.item.as(ReturnStmtSyntax.self)?.expression != nil }
            }
            if current.is(AccessorBlockSyntax.self) { return true }
        }
        return false
    }

    /// Whether a closure is called immediately, as in `= { … }()`.
    private func isInitializer(_ closure: ClosureExprSyntax) -> Bool {
        closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == closure.id
    }

    // MARK: Small changes

    /// Adjusts unwrapping. In the stand-in, optional requirements are not optional, and some types differ in optionality.
    private func mend(_ error: CompilerMessage, _ token: TokenSyntax) -> Bool {
        let message = error.text
        if message.hasPrefix("cannot use optional chaining on non-optional value") {
            guard let chain = parent(of: token, as: OptionalChainingExprSyntax.self) else { return false }
            edits.append(Edit(range: span(chain.questionMark), text: ""))
        } else if message.hasPrefix("cannot force unwrap value of non-optional type") {
            guard let unwrapping = parent(of: token, as: ForceUnwrapExprSyntax.self) else { return false }
            edits.append(Edit(range: span(unwrapping.exclamationMark), text: ""))
        } else if message.hasPrefix("initializer for conditional binding must have Optional type") {
            guard let value = parent(of: token, as: OptionalBindingConditionSyntax.self)?.initializer?.value else { return false }
            edits.append(Edit(range: span(value), text: "Optional(\(value.trimmedDescription))"))
        } else if message.hasPrefix("unknown attribute") {
            guard let attribute = parent(of: token, as: AttributeSyntax.self) else { return false }
            cut(attribute, "", error)
        } else {
            return false
        }
        return true
    }

    private func parent<Node: SyntaxProtocol>(of token: TokenSyntax, as type: Node.Type) -> Node? {
        token.outward.prefix { !$0.is(CodeBlockItemSyntax.self) }.lazy.compactMap { $0.as(type) }.first
    }

    /// If declarations are equal, for example in several modules in one folder, the first one stays.
    private func cutRedeclaration(_ error: CompilerMessage, _ token: TokenSyntax) -> Bool {
        guard error.text.hasPrefix("invalid redeclaration of"), let item = item(around: Syntax(token)) else { return false }
        cut(item, "", error)
        return true
    }

    // MARK: Headings

    private func capture(_ pattern: String, _ message: String) -> String? {
        guard let expression = try? NSRegularExpression(pattern: pattern),
              let match = expression.firstMatch(in: message, range: NSRange(message.startIndex..., in: message)),
              let range = Range(match.range(at: 1), in: message)
        else { return nil }
        return String(message[range])
    }

    private func cutOverride(_ error: CompilerMessage, _ token: TokenSyntax) -> Bool {
        let message = error.text
        guard message.contains("does not override") || message.contains("'override' can only be specified") || message.contains("non-open")
        else { return false }
        let modifiers = token.outward.lazy.compactMap { node in
            node.asProtocol((any WithModifiersSyntax).self)?.modifiers.first { $0.name.text == "override" }
        }
        guard let modifier = modifiers.first else { return false }
        edits.append(Edit(range: span(modifier), text: ""))
        return true
    }

    /// Replaces a missing superclass with a class of UIKit, chosen by the superclass's name.
    private func cutInheritance(_ error: CompilerMessage, _ token: TokenSyntax) -> Bool {
        guard let name = capture("cannot find type '(\\w+)'", error.text) ?? capture("'(\\w+)' is not a member type", error.text)
        else { return false }
        for current in token.outward {
            if let type = current.as(InheritedTypeSyntax.self) {
                guard let owner = owner(around: current), let clause = owner.clause else { return false }
                let isFirst = clause.inheritedTypes.first?.id == type.id
                let base = owner.node.is(ClassDeclSyntax.self) && isFirst ? Self.base(named: name, or: owner.name) : ""
                inherited[clause.id, default: (clause, [:])].changes[type.id] = base
                log(type, error)
                return true
            }
            if let declaration = current.parent?.as(ExtensionDeclSyntax.self), declaration.extendedType.id == TypeSyntax(current)?.id,
               let item = declaration.parent {
                cut(item, "", error)
                return true
            }
            if owner(current) != nil { return false }
        }
        return false
    }

    private static func base(named name: String, or own: String) -> String {
        let endings = [
            ("TableViewController", "UITableViewController"), ("CollectionViewController", "UICollectionViewController"),
            ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
            ("Controller", "UIViewController"), ("VC", "UIViewController"), ("CollectionViewCell", "UICollectionViewCell"),
            ("Cell", "UITableViewCell"), ("Button", "UIButton"), ("Label", "UILabel"), ("TextField", "UITextField"), ("View", "UIView"),
        ]
        let protocols = ["Delegate", "DataSource", "Protocol", "able", "ible", "ing", "Type", "Presenter", "Input", "Output", "Listener"]
        if protocols.contains(where: name.hasSuffix) { return "" }
        for candidate in [name, own] {
            if let ending = endings.first(where: { candidate.hasSuffix($0.0) }) { return ending.1 }
        }
        return ""
    }

    private func cutConformance(_ error: CompilerMessage, _ token: TokenSyntax) -> Bool {
        guard let name = capture("does not conform to protocol '([^']+)'", error.text), let owner = owner(around: Syntax(token))
        else { return false }
        guard let clause = owner.clause, let type = clause.inheritedTypes.first(where: { Self.isNamed($0.type.trimmedDescription, name) })
        else { return true }
        inherited[clause.id, default: (clause, [:])].changes[type.id] = ""
        log(type, error)
        return true
    }

    private static func isNamed(_ type: String, _ name: String) -> Bool {
        type == name || type.hasPrefix(name + "<") || type.hasSuffix("." + name) || name.hasSuffix("." + type)
    }

    /// Handles a stored property without a value.
    private func cutProperty(_ error: CompilerMessage, _ token: TokenSyntax) -> Bool {
        let isWithoutInitializer = ["has no initializers", "without initializing all stored properties"].contains(where: error.text.contains)
        if isWithoutInitializer, let owner = owner(around: Syntax(token)) {
            let waiting = owner.block.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { variable in
                variable.bindings.filter { $0.initializer == nil && $0.accessorBlock == nil }.map { (variable, $0) }
            }
            for (variable, binding) in waiting { giveEmptyValue(binding, of: variable) }
            return true
        }
        guard let name = capture("stored property '(\\w+)' without initial value", error.text)
            ?? capture("'self\\.(\\w+)' (?:is )?not initialized", error.text), let owner = owner(around: Syntax(token))
        else { return false }
        for item in owner.block.members {
            guard let variable = item.decl.as(VariableDeclSyntax.self),
                  let binding = variable.bindings.first(where: { $0.pattern.trimmedDescription == name }), binding.initializer == nil,
                  binding.typeAnnotation != nil
            else { continue }
            giveEmptyValue(binding, of: variable)
            log(item, error)
            return true
        }
        return false
    }

    /// Adds an empty value. A `let` becomes a `var`, because remaining initializers may set it.
    private func giveEmptyValue(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
        guard let end = binding.typeAnnotation?.endPositionBeforeTrailingTrivia.utf8Offset else { return }
        edits.append(Edit(range: end..<end, text: " = StandIn.empty()"))
        if variable.bindingSpecifier.text == "let" { edits.append(Edit(range: span(variable.bindingSpecifier), text: "var")) }
    }

    private func addInitializer(_ error: CompilerMessage, _ token: TokenSyntax) -> Bool {
        let known = [
            "init(coder:)": "required init(coder: NSCoder) { fatalError() }",
            "init(frame:)": "required init(frame: CGRect) { super.init(frame: frame) }",
        ]
        guard let name = capture("initializer '([^']+)' must be provided by subclass", error.text), let initializer = known[name],
              let owner = owner(around: Syntax(token))
        else { return false }
        let place = span(owner.block.rightBrace).lowerBound
        edits.append(Edit(range: place..<place, text: " \(initializer) "))
        return true
    }

    private typealias Owner = (node: Syntax, clause: InheritanceClauseSyntax?, name: String, block: MemberBlockSyntax)

    private func owner(around node: Syntax) -> Owner? {
        node.outward.lazy.compactMap { self.owner($0) }.first
    }

    private func owner(_ node: Syntax) -> Owner? {
        node.asProtocol((any DeclGroupSyntax).self).map { (node, $0.inheritanceClause, $0.typeName, $0.memberBlock) }
    }

    /// Drops a parameter whose type is missing. The arguments in calls are cut in the next round.
    private func drop(_ parameter: FunctionParameterSyntax) -> Bool {
        guard let clause = parameter.parent?.parent?.as(FunctionParameterClauseSyntax.self), let declaration = clause.parent?.parent
        else { return false }
        if let function = declaration.as(FunctionDeclSyntax.self) {
            if function.modifiers.contains(where: { $0.name.text == "override" }) { return false }
        } else if !declaration.is(InitializerDeclSyntax.self) {
            return false
        }
        parameters[clause.id, default: (clause, [])].dropped.insert(parameter.id)
        return true
    }

    private func writeClauses() {
        for (clause, changes) in inherited.values {
            let kept = clause.inheritedTypes.compactMap { type -> String? in
                guard let change = changes[type.id] else { return type.type.trimmedDescription }
                return change.isEmpty ? nil : change
            }
            edits.append(Edit(range: span(clause), text: kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")))
        }
        for (clause, dropped) in parameters.values {
            let kept = clause.parameters.filter { !dropped.contains($0.id) }.map { parameter in
                var parameter = parameter
                parameter.trailingComma = nil
                return parameter.trimmedDescription
            }
            edits.append(Edit(range: span(clause), text: "(" + kept.joined(separator: ", ") + ")"))
        }
    }

    // MARK: Cuts

    private func cut(_ node: some SyntaxProtocol, _ replacement: String, _ error: CompilerMessage) {
        edits.append(Edit(range: span(node), text: replacement))
        log(node, error)
    }

    private func log(_ node: some SyntaxProtocol, _ error: CompilerMessage) {
        let text = node.trimmedDescription.firstLine
        let line = node.startLocation(converter: converter, afterLeadingTrivia: true).line
        // The compiler may report several errors for a statement. The first error is the reason.
        guard !cuts.contains(where: { $0.line == line && $0.text == text }) else { return }
        cuts.append(CodeCut(
            file: file.name, line: line, text: text, reason: error.text,
            layoutCalls: LayoutCalls.count(in: Syntax(node)), place: place(of: Syntax(node))))
    }

    private func place(of node: Syntax) -> String {
        let names = node.outward.dropFirst().reversed().compactMap { here -> String? in
            if let function = here.as(FunctionDeclSyntax.self) { return function.name.text }
            if here.is(InitializerDeclSyntax.self) { return "init" }
            if let variable = here.as(VariableDeclSyntax.self), here.parent?.is(MemberBlockItemSyntax.self) == true {
                return variable.bindings.first?.pattern.trimmedDescription ?? ""
            }
            return owner(here)?.name
        }
        return names.joined(separator: ".")
    }
}
