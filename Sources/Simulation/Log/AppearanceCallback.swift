/// A UIViewController appearance callback and its receivers, parents before children.
public struct AppearanceCallback: Hashable, Sendable {
    public enum Method: String, Hashable, Sendable {
        case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    }

    public var method: Method
    public var controllers: [ControllerInstance.ID]

    public init(_ method: Method, _ controllers: [ControllerInstance.ID]) {
        self.method = method
        self.controllers = controllers
    }
}
