import Foundation
import SwiftParser
import SwiftSyntax

/// Lists the types of a source and how they can be created.
final class Surveying: SyntaxVisitor {
    private let file: ToolRequest.File
    private var answer: ToolAnswer
    private let tree: SourceFileSyntax

    init(_ file: ToolRequest.File, _ answer: ToolAnswer) throws {
        (self.file, self.answer) = (file, answer)
        tree = Parser.parse(source: String(decoding: try Data(contentsOf: URL(fileURLWithPath: file.body)), as: UTF8.self))
        super.init(viewMode: .sourceAccurate)
    }

    func run() throws -> ToolAnswer {
        walk(tree)
        answer.names = FileNames(tree)
        answer.keptLayoutCalls = LayoutCalls.count(in: Syntax(tree))
        return answer
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

    private func add(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        let types = node.typesAround + [node]
        var survey = TypeSurvey(
            kind: TypeSurvey.TypeKind(rawValue: node.introducer.text) ?? .class, name: types.map { $0.typeName }.joined(separator: "."),
            file: file.number, isGeneric: node.isGeneric, isPrivate: types.contains { Self.isPrivate($0.modifiers) })
        survey.inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        for member in node.memberBlock.members { add(member.decl, to: &survey) }
        if survey.kind == .protocol { survey.requirements = requirements(node.memberBlock) }
        answer.types.append(survey)
        return .visitChildren
    }

    /// A protocol's requirements, or `nil` if one cannot be written without more information.
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
            survey.initializers.append(TypeSurvey.Initializer(
                isFailable: initializer.optionalMark != nil, isPrivate: Self.isPrivate(initializer.modifiers),
                throwsErrors: initializer.signature.effectSpecifiers?.throwsClause != nil,
                parameters: initializer.signature.parameterClause.parameters.map { parameter in
                    TypeSurvey.Parameter(
                        label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
                        type: parameter.type.trimmedDescription.plainType, hasDefault: parameter.defaultValue != nil)
                }))
        } else if let cases = member.as(EnumCaseDeclSyntax.self), survey.firstCase == nil, let first = cases.elements.first {
            survey.firstCase = TypeSurvey.Initializer(name: first.name.text, parameters: first.parameterClause?.parameters.map { parameter in
                TypeSurvey.Parameter(
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
                    survey.stored.append(TypeSurvey.Parameter(label: name, type: type.trimmedDescription))
                }
            }
        }
    }
}
