public enum ChangeKind: String, CaseIterable, Hashable, Sendable {
    /// The children of a container, and presented controllers.
    case stack
    /// Whether a controller or a view exists, or is hidden.
    case presence
    case text
    /// A colour, image, opacity or corner radius.
    case look
    case trait, frame
}

/// A difference between two versions of a playground. The same difference in many environments is one change.
public struct ChangeFact: Hashable, Sendable {
    public var kind: ChangeKind
    /// `nil` for the window.
    public var controller: String?
    /// A view, a bar or an item, as the inspector names it. `nil` for the controller itself.
    public var name: String?
    /// The name of a trait, or `background`. `cut` for a text that is truncated or no longer truncated.
    public var attribute: String?
    /// The values before and after. For a frame, `new` is the movement and growth.
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
