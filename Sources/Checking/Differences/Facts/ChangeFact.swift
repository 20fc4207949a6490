import PlaygroundModel

/// Something that is otherwise in another version of a playground, apart from where: the same in many environments is one change.
public struct ChangeFact: Hashable, Sendable {
    /// What kind of thing changed.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// What a navigation controller, a tab bar, a split view or a page holds, and what is presented.
        case stack
        /// Whether a controller or a view is there, or hidden.
        case presence
        case text
        /// A colour, an image, how opaque or how round something is.
        case look
        case trait, frame
    }

    public var kind: Kind
    /// The controller; `nil` for the window.
    public var controller: String?
    /// A view, a bar or an item, as the inspector names it; `nil` for the controller itself.
    public var name: String?
    /// Which of its attributes: a trait by its name, `background`; of a text, whether it is `cut`.
    public var attribute: String?
    /// What it was and what it is: of a frame how it moved and grew. `nil` where there is nothing.
    public var old: String?
    public var new: String?

    public init(_ kind: Kind, controller: String?, name: String?, attribute: String? = nil, old: String?, new: String?) {
        self.kind = kind
        self.controller = controller
        self.name = name
        self.attribute = attribute
        self.old = old
        self.new = new
    }
}

extension ChangeFact {
    /// As events and the inspector name it.
    var subject: String {
        switch (controller, name) {
        case (let controller?, let name?): "\(controller).\(name)"
        case (let one?, nil), (nil, let one?): one
        case (nil, nil): "the window"
        }
    }
}
