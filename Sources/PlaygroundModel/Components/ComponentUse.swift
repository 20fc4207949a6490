/// The origin of a view that was expanded from a component.
public struct ComponentUse: Hashable, Sendable {
    public var component: String
    /// The values by parameter name, from the use or from the defaults. In a row's cell, the row's placeholders are not filled in.
    public var arguments: [String: DocumentValue]
    /// The component's own properties of its view, filled with the arguments.
    public var componentProperties: ViewProperties
    /// Properties set by the use, which override the component's.
    public var ownProperties: Set<ViewProperty>

    public init(
        component: String, arguments: [String: DocumentValue], componentProperties: ViewProperties, ownProperties: Set<ViewProperty>
    ) {
        self.component = component
        self.arguments = arguments
        self.componentProperties = componentProperties
        self.ownProperties = ownProperties
    }
}
