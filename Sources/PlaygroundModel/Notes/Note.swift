/// A few words about an element, for readers of the board: `[[notes]]`. No device draws them.
public struct Note: Hashable, Sendable {
    public var path: DocumentPath
    public var element: NamedElement
    public var text: String
    /// Models, by their ids. `nil` for all.
    public var devices: Set<String>?

    public init(path: DocumentPath, element: NamedElement, text: String, devices: Set<String>? = nil) {
        self.path = path
        self.element = element
        self.text = text
        self.devices = devices
    }
}
