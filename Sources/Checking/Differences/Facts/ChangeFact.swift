/// A difference between two versions of a playground, wherever it is seen: the same in many environments is one change.
public struct ChangeFact: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The children of a navigation controller, a tab bar, a split view or a page, and what is presented.
        case stack
        /// Whether a controller or a view is there, or hidden.
        case presence
        case text
        /// A colour, an image, an opacity, a corner radius.
        case look
        case trait, frame
    }

    public var kind: Kind
    /// The controller; `nil` for the window.
    public var controller: String?
    /// A view, a bar or an item, as the inspector names it; `nil` for the controller itself.
    public var name: String?
    /// A trait by its name, `background`; `cut` for a text that is truncated or not.
    public var attribute: String?
    /// The value before and after; of a frame, `new` is the movement and growth. `nil` where there is none.
    public var old: String?
    public var new: String?

    /// As events and the inspector name it.
    var subject: String {
        switch (controller, name) {
        case (let controller?, let name?): "\(controller).\(name)"
        case (let one?, nil), (nil, let one?): one
        case (nil, nil): "the window"
        }
    }
}
