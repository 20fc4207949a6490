import PlaygroundModel

/// Regular expressions for equations and Apple's Visual Format Language. They match the grammar, not the names.
enum ConstraintPattern {
    private static let space = "\\s*"
    private static let number = "[0-9]+(\\.[0-9]+)?"
    private static let relation = "(==|=|<=|>=)"
    private static let priority = "(\(space)@\(space)(\(number)|\(NamePattern.plain)))?"

    /// A view's name, with enclosing components.
    private static let item = "\(NamePattern.hyphenated)(\\.\(NamePattern.hyphenated))*"

    /// `photo.width == photo.height * 16/9 - 8 @750`
    static let equation: String = {
        let attributes = LayoutAttribute.allCases.map(\.rawValue).joined(separator: "|")
        let anchor = "(\(NamePattern.hyphenated)\\.)*(\(attributes))"
        let factor = "(\(number)|\(anchor)|\(NamePattern.plain))"
        let term = "\(factor)(\(space)[*/]\(space)\(factor))*"
        let sum = "[-+]?\(space)\(term)(\(space)[-+]\(space)\(term))*"
        return "^\(space)\(anchor)\(space)\(relation)\(space)\(sum)\(priority)\(space)$"
    }()

    /// `H:|-[photo(>=120)]-gap-[text]-|`
    static let visualFormat: String = {
        let object = "-?(\(number)|\(item))"
        let predicate = "(\(relation)\(space))?\(object)\(priority)"
        let predicates = "\\(\(space)\(predicate)(\(space),\(space)\(predicate))*\(space)\\)"
        let view = "\\[\(space)\(item)\(space)(\(predicates)\(space))?\\]"
        let gap = "(\(predicates)|\(number)|\(NamePattern.plain))"
        let connection = "\(space)(-\(space)(\(gap)\(space)-\(space))?)?"
        return "^\(space)([HV]:)?\(space)(\\|\(connection))?\(view)(\(connection)\(view))*(\(connection)\\|)?\(space)$"
    }()
}
