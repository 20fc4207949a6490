import PlaygroundModel

/// A controller that lives: an instance of a definition, as each show makes a new one.
public enum ControllerInstance {
    /// Tells instances of one definition apart: `detail`, then `detail#2`.
    public struct ID: Hashable, Sendable, CustomStringConvertible {
        public var controller: ControllerID
        public var serial: Int

        public init(_ controller: ControllerID, serial: Int = 1) {
            self.controller = controller
            self.serial = serial
        }

        public var description: String {
            serial == 1 ? controller.name : "\(controller.name)#\(serial)"
        }
    }
}
