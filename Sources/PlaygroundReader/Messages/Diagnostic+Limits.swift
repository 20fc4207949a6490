import SourceDiagnostics

extension Diagnostic {
    public var exceedsLimit: Bool { Self.limitCodes.contains(code) }

    private static let limitCodes: Set = [
        "file-too-large", "too-many-values", "too-many-controllers", "too-many-views", "too-many-constraints", "too-many-priorities",
        "too-many-layout-guides", "too-many-rows", "menu-too-deep", "too-many-devices", "list-too-long", "text-too-long", "too-much-text", "hierarchy-too-deep",
        "too-many-includes", "include-too-large", "include-too-deep", "components-too-large", "components-too-deep", "scenario-too-long",
        "nesting-too-deep",
    ]
}
