import Foundation
import SwiftParser
import SwiftSyntax

/// Lists the types of a source and how they are made.
final class Surveying: SyntaxVisitor {
    private let file: Request.File
    private var answer: FileAnswer
    private let tree: SourceFileSyntax
    private lazy var converter = SourceLocationConverter(fileName: file.body, tree: tree)

    init(_ file: Request.File, _ answer: FileAnswer) throws {
        (self.file, self.answer) = (file, answer)
        tree = Parser.parse(source: String(decoding: try Data(contentsOf: URL(fileURLWithPath: file.body)), as: UTF8.self))
        super.init(viewMode: .sourceAccurate)
    }

    func run() throws -> FileAnswer {
        walk(tree)
        answer.names = NameSurvey(tree)
        answer.keptLayoutCalls = LayoutCalls.count(in: Syntax(tree))
        return answer
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            "class", node, node.name.text, node.inheritanceClause, node.modifiers, node.memberBlock,
            isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            "struct", node, node.name.text, node.inheritanceClause, node.modifiers, node.memberBlock,
            isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            "enum", node, node.name.text, node.inheritanceClause, node.modifiers, node.memberBlock,
            isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add("protocol", node, node.name.text, node.inheritanceClause, node.modifiers, node.memberBlock, isGeneric: false)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            "extension", node, node.extendedType.trimmedDescription, node.inheritanceClause, node.modifiers, node.memberBlock,
            isGeneric: node.genericWhereClause != nil)
        return .visitChildren
    }

    private func add(
        _ kind: String, _ node: some SyntaxProtocol, _ name: String, _ clause: InheritanceClauseSyntax?,
        _ modifiers: DeclModifierListSyntax, _ block: MemberBlockSyntax, isGeneric: Bool
    ) {
        var names = [name]
        var isPrivate = Self.isPrivate(modifiers)
        func surround(_ name: String, _ modifiers: DeclModifierListSyntax) {
            names.insert(name, at: 0)
            isPrivate = isPrivate || Self.isPrivate(modifiers)
        }
        var parent = node.parent
        while let current = parent {
            if let type = current.as(ClassDeclSyntax.self) { surround(type.name.text, type.modifiers) }
            if let type = current.as(StructDeclSyntax.self) { surround(type.name.text, type.modifiers) }
            if let type = current.as(EnumDeclSyntax.self) { surround(type.name.text, type.modifiers) }
            if let type = current.as(ExtensionDeclSyntax.self) { names.insert(type.extendedType.trimmedDescription, at: 0) }
            parent = current.parent
        }
        var survey = TypeSurvey(
            kind: kind, name: names.joined(separator: "."), line: node.startLocation(converter: converter, afterLeadingTrivia: true).line,
            isGeneric: isGeneric, isPrivate: isPrivate)
        survey.inherited = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        for member in block.members { add(member.decl, to: &survey) }
        if kind == "protocol" { survey.requirements = requirements(block) }
        answer.types.append(survey)
    }

    /// `nil` if a requirement cannot be written without more information.
    private func requirements(_ block: MemberBlockSyntax) -> [String]? {
        var texts: [String] = []
        for member in block.members {
            if let method = member.decl.as(FunctionDeclSyntax.self) {
                guard !method.signature.trimmedDescription.contains("Self") else { return nil }
                let isStatic = method.modifiers.contains { $0.name.text == "static" }
                let head = "\(isStatic ? "static " : "")func \(method.name.text)\(method.genericParameterClause?.trimmedDescription ?? "")"
                let condition = method.genericWhereClause.map { " \($0.trimmedDescription)" } ?? ""
                let result = method.signature.returnClause == nil ? "" : "StandIn.empty()"
                let text = "\(head)\(method.signature.trimmedDescription)\(condition) { \(result) }"
                texts.append(text.replacingOccurrences(of: "\n", with: " "))
            } else if let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                      let type = binding.typeAnnotation?.type.trimmedDescription {
                let isStatic = variable.modifiers.contains { $0.name.text == "static" }
                let head = "\(isStatic ? "static " : "")var \(binding.pattern.trimmedDescription)"
                texts.append("\(head): \(type) { get { StandIn.empty() } set {} }")
            } else {
                return nil
            }
        }
        return texts
    }

    private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "private" || $0.name.text == "fileprivate" }
    }

    private func add(_ member: DeclSyntax, to survey: inout TypeSurvey) {
        if let initializer = member.as(InitializerDeclSyntax.self) {
            survey.initializers.append(InitializerSurvey(
                isFailable: initializer.optionalMark != nil, isPrivate: Self.isPrivate(initializer.modifiers),
                throwsErrors: initializer.signature.effectSpecifiers?.throwsClause != nil,
                parameters: initializer.signature.parameterClause.parameters.map { parameter in
                    ParameterSurvey(
                        label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
                        type: parameter.type.trimmedDescription.plainType, hasDefault: parameter.defaultValue != nil)
                }))
        } else if let cases = member.as(EnumCaseDeclSyntax.self), survey.firstCase == nil, let first = cases.elements.first {
            survey.firstCase = InitializerSurvey(name: first.name.text, parameters: first.parameterClause?.parameters.map { parameter in
                ParameterSurvey(
                    label: parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text },
                    type: parameter.type.trimmedDescription.plainType)
            } ?? [])
        } else if let variable = member.as(VariableDeclSyntax.self) {
            add(variable, to: &survey)
        }
    }

    private func add(_ variable: VariableDeclSyntax, to survey: inout TypeSurvey) {
        let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
        for binding in variable.bindings {
            let name = binding.pattern.trimmedDescription
            if isStatic {
                let known = ["shared", "default", "standard", "preview", "mock", "sharedInstance"]
                if known.contains(name), !Self.isPrivate(variable.modifiers) {
                    survey.sharedName = survey.sharedName ?? name
                }
            } else if binding.accessorBlock == nil, binding.initializer == nil, let type = binding.typeAnnotation?.type {
                let isLazy = variable.modifiers.contains { $0.name.text == "lazy" }
                if !isLazy, !(variable.bindingSpecifier.text == "var" && type.trimmedDescription.hasSuffix("?")) {
                    survey.stored.append(ParameterSurvey(label: name, type: type.trimmedDescription))
                }
            }
        }
    }
}
