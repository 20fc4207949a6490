public enum ChangeKind: String, CaseIterable, Hashable, Sendable {
    /// The children of a container, and presented controllers.
    case stack
    /// Whether a controller or a view exists, and whether it is hidden.
    case presence
    case text
    /// A colour, image, opacity or corner radius.
    case look
    case trait, frame
}

/// A difference between two versions of a playground. If it occurs in many environments, it counts as one change.
public struct ChangeFact: Hashable, Sendable {
    public var kind: ChangeKind
    /// The changed controller, or `nil` for the window.
    public var controller: String?
    /// A view, a bar or an item, as the inspector calls it. `nil` for the controller itself.
    public var name: String?
    /// The name of a trait, or `background`. `cut` for text that became truncated or is no longer truncated.
    public var attribute: String?
    /// The values before and after the change. For a frame, `new` is the movement and growth.
    public var old: String?
    public var new: String?

    var subject: String {
        switch (controller, name) {
        case (let controller?, let name?): "\(controller).\(name)"
        case (let one?, nil), (nil, let one?): one
        case (nil, nil): "the window"
        }
    }
}
