import PlaygroundModel
import TOMLReading

/// The names that an ejected package uses for the parts of its playground, for programs that run the package's code.
package struct EjectedNames {
    private let run: EjectionRun

    package init(_ playground: Playground, index: KeyIndex, options: EjectionOptions) {
        run = EjectionRun(playground, index: index, options: options)
    }

    /// The Swift expression that creates a controller.
    package func making(_ controller: ControllerID) -> String { run.making(controller, TextWriter(run: run)).text }

    /// The type of a trait that the playground declares, and the cases for its values.
    package func trait(_ name: String) -> (type: String, cases: [String: String])? {
        run.names.traits[name].map { ($0.type, $0.cases) }
    }

    /// The name of a colour in the catalogue. `nil` if the code uses its components.
    package func color(_ color: Color) -> String? { run.colors.first { $0.color == color }?.name }

    package func image(_ name: String) -> String { run.assetName(name) }

    /// The text as a Swift string literal.
    package static func literal(_ text: String) -> String { SwiftLiteral.text(text).text }
}
