import ArgumentParser
import Files
import PlaygroundModel

extension InterfaceOrientation: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(word: argument)
    }

    public static var allValueStrings: [String] { words }
}

extension WindowConfiguration: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(word: argument)
    }
}

/// Turns usage failures into validation errors, which are printed together with the command's usage.
func asking<Value>(_ work: () throws -> Value) throws -> Value {
    do {
        return try work()
    } catch let failure as UsageFailure {
        throw ValidationError(failure.description)
    }
}
