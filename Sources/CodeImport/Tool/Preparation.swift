import Foundation
import SwiftParser
import SwiftSyntax

/// Rewrites code that a compiler without Objective-C support rejects.
final class Preparation: SyntaxVisitor {
    private let file: ToolRequest.File
    private let modules: Set<String>
    private var edits: [Edit] = []
    private var answer: ToolAnswer
    private var importsUIKit = false
    private let bytes: [UInt8]
    private let tree: SourceFileSyntax
    private lazy var converter = SourceLocationConverter(fileName: file.source, tree: tree)

    init(_ file: ToolRequest.File, modules: Set<String>) throws {
        self.file = file
        self.modules = modules
        answer = ToolAnswer(number: file.number)
        bytes = Array(String(decoding: try Data(contentsOf: URL(fileURLWithPath: file.source)), as: UTF8.self).utf8)
        tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        super.init(viewMode: .sourceAccurate)
    }

    func run() throws -> ToolAnswer {
        walk(tree)
        answer.layoutCalls = LayoutCalls.count(in: Syntax(tree))
        if !importsUIKit { edits.append(Edit(range: 0..<0, text: "import UIKit; ")) }
        try Data(apply(edits, to: bytes)).write(to: URL(fileURLWithPath: file.body))
        return answer
    }

    private func replace(_ node: some SyntaxProtocol, _ text: String) { edits.append(Edit(range: span(node), text: text)) }

    // MARK: Attributes and modifiers

    private static let refused: Set = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "NSCopying",
        "NSManaged", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "main", "MainActor",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.refused.contains(node.attributeName.trimmedDescription) { replace(node, "") }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" || node.name.text == "optional" { replace(node, "") }
        return .visitChildren
    }

    /// Removes `{ @MainActor in`, which would be empty without the attribute.
    override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
        let isBare = node.capture == nil && node.parameterClause == nil && node.returnClause == nil
        if !node.attributes.isEmpty, isBare { replace(node, "") }
        return .visitChildren
    }

    /// Removes `#sourceLocation` from generated code, because errors would refer to other files.
    override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
        replace(node, "")
        return .skipChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = node.arguments.map(\.expression.trimmedDescription).joined(separator: ", ")
        switch node.macroName.text {
        case "selector": replace(node, "Selector(\"\(Self.methodName(arguments))\")")
        case "keyPath": replace(node, "\"\(arguments)\"")
        case "Preview": return preview(node, node.trailingClosure)
        default: return .visitChildren
        }
        return .skipChildren
    }

    /// The name of a method, without its type, labels and accessor: `getter: Home.tapped(_:)` becomes `tapped`.
    private static func methodName(_ reference: String) -> String {
        let name = reference.prefix { $0 != "(" }.split(separator: ":").last ?? ""
        return name.split(separator: ".").last.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? preview(node, node.trailingClosure) : .visitChildren
    }

    /// Turns a preview's closure into a function.
    private func preview(_ node: some SyntaxProtocol, _ closure: ClosureExprSyntax?) -> SyntaxVisitorContinueKind {
        let name = "traitscopePreview\(file.number)_\(answer.previews.count)"
        let line = node.startLocation(converter: converter, afterLeadingTrivia: true).line
        let inner = Preparation.rewritten(closure?.statements.description ?? "")
        replace(node, "")
        answer.previews.append(ToolAnswer.Preview(line: line, name: name))
        answer.additions.append("func \(name)() -> NSObject {\n\(inner)\n}")
        return .skipChildren
    }

    private static func rewritten(_ text: String) -> String {
        text.replacingOccurrences(of: "@MainActor ", with: "")
    }

    /// Rewrites `#available(iOS 17, *)`. The simulated device determines the result.
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        var version = (0, 0)
        for argument in node.availabilityArguments {
            guard let platform = argument.argument.as(PlatformVersionSyntax.self), platform.platform.text == "iOS" else { continue }
            let parts = platform.version?.trimmedDescription.split(separator: ".").compactMap { Int($0) } ?? []
            version = (parts.first ?? 0, parts.dropFirst().first ?? 0)
        }
        let isReversed = node.availabilityKeyword.text.contains("unavailable")
        replace(node, "\(isReversed ? "!" : "")SystemVersion.isAtLeast(\(version.0), \(version.1))")
        return .skipChildren
    }

    /// Rewrites `delegate?.didPick?(x)`, because optional requirements have a default implementation here. Foundation for Linux lacks
    /// `NSAttributedString()`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.trimmedDescription
        if ["NSAttributedString", "NSMutableAttributedString"].contains(name), node.arguments.isEmpty, node.trailingClosure == nil {
            replace(node, "\(name)(string: \"\")")
        }
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
           let member = chain.expression.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription.lowercased(),
           ["delegate", "delegate?", "datasource", "datasource?"].contains(where: base.hasSuffix) {
            replace(chain.questionMark, "")
        }
        return .visitChildren
    }

    // MARK: Declarations

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let condition = node.condition else { return .visitChildren }
        let text = condition.trimmedDescription
        let changed = text.replacingOccurrences(of: "os(iOS)", with: "canImport(UIKit)")
            .replacingOccurrences(of: "targetEnvironment(macCatalyst)", with: "os(macOS)")
        if changed != text { replace(condition, changed) }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        if module == "UIKit" { importsUIKit = true }
        if modules.contains(module) {
            // `import class Module.Name` may name a missing declaration.
            if node.importKindSpecifier != nil || node.path.count > 1 { replace(node, "import \(module)") }
        } else {
            if !answer.missingModules.contains(module) { answer.missingModules.append(module) }
            replace(node, "")
        }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        for member in node.memberBlock.members {
            guard let method = member.decl.as(FunctionDeclSyntax.self), method.modifiers.contains(where: { $0.name.text == "optional" })
            else { continue }
            let isVoid = method.signature.returnClause == nil
            let signature = "func \(method.name.text)\(method.signature.trimmedDescription)"
            answer.additions.append("extension \(node.name.text) { \(signature) { \(isVoid ? "" : "return StandIn.empty()") } }")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        let isExposed = !Set(names).isDisjoint(with: ["objc", "IBAction"]) || enclosing(node)?.isObjectiveC == true
        guard isExposed, let type = enclosing(node), !type.isGeneric, node.genericParameterClause == nil,
              !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
              node.signature.effectSpecifiers?.asyncSpecifier == nil
        else { return .visitChildren }
        let parameters = Array(node.signature.parameterClause.parameters)
        guard parameters.count <= 1 else { return .visitChildren }
        let label = parameters.first.map { $0.firstName.text == "_" ? "" : "\($0.firstName.text): " } ?? ""
        var type0 = parameters.first?.type.trimmedDescription.plainType
        let isOptional = type0?.hasSuffix("?") == true
        if let text = type0, text.hasSuffix("?") || text.hasSuffix("!") { type0 = String(text.dropLast()) }
        let isAny = isOptional && type0 == "Any"
        let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        let call = "\(isThrowing ? "try? " : "")\(node.name.text)(\(parameters.isEmpty ? "" : label + "sender"))"
        answer.methods.append(ToolAnswer.ExposedMethod(
            type: type.name, name: node.name.text, call: "_ = \(call)", guardType: parameters.isEmpty || isAny ? nil : type0))
        return .visitChildren
    }

    private struct Enclosing {
        var name: String
        var isGeneric: Bool
        var isObjectiveC: Bool
    }

    private func enclosing(_ node: FunctionDeclSyntax) -> Enclosing? {
        let types = node.typesAround
        guard !types.isEmpty, types.allSatisfy({ $0.is(ClassDeclSyntax.self) || $0.is(ExtensionDeclSyntax.self) }),
              !node.outward.dropFirst().contains(where: { $0.is(FunctionDeclSyntax.self) })
        else { return nil }
        let isObjectiveC = types.contains { type in
            let attribute = type.is(ExtensionDeclSyntax.self) ? "@objc" : "@objcMembers"
            return type.attributes.contains { $0.trimmedDescription == attribute }
        }
        return Enclosing(
            name: types.map { $0.typeName }.joined(separator: "."), isGeneric: types.contains { $0.isGeneric }, isObjectiveC: isObjectiveC)
    }
}

/// Counts calls that lay out views.
final class LayoutCalls: SyntaxVisitor {
    private var count = 0

    static func count(in node: Syntax) -> Int {
        let visitor = LayoutCalls(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.count
    }

    private static let names: Set = [
        "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "constraint", "activate", "addConstraint",
        "addConstraints", "constraints", "equalTo", "equalToSuperview", "lessThanOrEqualTo", "greaterThanOrEqualTo", "makeConstraints",
        "addLayoutGuide", "setCustomSpacing", "addChild",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        if let name, Self.names.contains(name) { count += 1 }
        return .visitChildren
    }
}
