extension ImportReport.Subject {
    init?(of object: Element) {
        switch object.name {
        case "constraint": self = .constraint
        case _ where object["sceneMemberID"] == "viewController": self = .controller
        // Containment is not counted. The segues of a preview are counted with the preview's own segue.
        case "segue" where object["kind"] != "relationship" && object["inheritsFrom"] == nil: self = .segue
        default:
            guard ViewElement.isView(object), !Self.parts.contains(object["key"] ?? "") else { return nil }
            self = .view
        }
    }

    /// Views that are counted together with their enclosing object.
    private static let parts: Set = ["contentView", "navigationBar", "toolbar", "tabBar"]
}
