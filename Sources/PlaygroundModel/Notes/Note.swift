/// A remark about an element, for readers of the board: `[[notes]]`. Devices do not show it.
public struct Note: Hashable, Sendable {
    public var path: DocumentPath
    public var element: NamedElement
    public var text: String
    /// Ids of models. `nil` for all.
    public var devices: Set<String>?

    public init(path: DocumentPath, element: NamedElement, text: String, devices: Set<String>? = nil) {
        self.path = path
        self.element = element
        self.text = text
        self.devices = devices
    }
}
