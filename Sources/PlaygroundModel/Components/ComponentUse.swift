/// What a view that is a component was expanded from.
public struct ComponentUse: Hashable, Sendable {
    public var component: String
    /// By the parameters' names: what the use gives, else the default. In a row's cell, placeholders of the row are not filled.
    public var arguments: [String: DocumentValue]
    /// The properties that the component gives its view, filled with the arguments.
    public var componentProperties: ViewProperties
    /// The properties that the use gives the view, which override the component's.
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
