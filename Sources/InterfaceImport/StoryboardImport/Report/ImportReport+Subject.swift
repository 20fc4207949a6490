extension ImportReport.Subject {
    /// What an object of a document counts as; `nil` for those that the report does not count.
    init?(of object: Element) {
        switch object.name {
        case "constraint": self = .constraint
        case _ where object["sceneMemberID"] == "viewController": self = .controller
        // Which controllers a container has is not where somebody goes, and the segues of a preview are part of their segue.
        case "segue" where object["kind"] != "relationship" && object["inheritsFrom"] == nil: self = .segue
        default:
            guard ViewElement.isView(object), !Self.parts.contains(object["key"] ?? "") else { return nil }
            self = .view
        }
    }

    /// Views that come with the object they are a part of: a cell's content view, a container's bar.
    private static let parts: Set = ["contentView", "navigationBar", "toolbar", "tabBar"]
}
