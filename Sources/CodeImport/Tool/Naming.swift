import SwiftSyntax

extension FileNames {
    init(_ tree: SourceFileSyntax) {
        self.init()
        for statement in tree.statements {
            if let declaration = statement.item.as(DeclSyntax.self) { add(declaration) } else { isEverywhere = true }
        }
        mentioned = Set(tree.tokens(viewMode: .sourceAccurate).compactMap(\.identifier?.name)).sorted().joined(separator: " ")
    }

    private mutating func add(_ declaration: DeclSyntax) {
        if let named = declaration.asProtocol((any NamedDeclSyntax).self), case .identifier(let name) = named.name.tokenKind {
            declared.append(name)
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            declared += variable.bindings.map(\.pattern.trimmedDescription)
        } else if let node = declaration.as(ExtensionDeclSyntax.self) {
            let isPrivate = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
            if !isPrivate { extensions.append(Extension(node)) }
        } else if !declaration.is(ImportDeclSyntax.self) {
            isEverywhere = true
        }
    }
}

extension FileNames.Extension {
    init(_ node: ExtensionDeclSyntax) {
        self.init(type: node.extendedType.trimmedDescription, conforms: node.inheritanceClause != nil)
        for member in node.memberBlock.members {
            if let named = member.decl.asProtocol((any NamedDeclSyntax).self), case .identifier(let name) = named.name.tokenKind {
                members.append(name)
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                members += variable.bindings.map(\.pattern.trimmedDescription)
            } else {
                hasOthers = true
            }
        }
    }
}
