import JSON

/// What running one controller of imported code has shown.
package struct RecordedRun: Equatable, Sendable {
    /// The class, or the name of a preview: what others that lead to it name.
    package var className: String
    /// By the places of `RunEnvironment.all`; `nil` where it showed nothing.
    package var screens: [JSONValue?]
    package var presses: [Press]
    /// Sentences for the report and the playground: what was cut from its class.
    package var remarks: [String] = []
    /// How many calls that place views were cut from its class.
    package var lostLayoutCalls = 0

    package struct Press: Equatable, Sendable {
        /// The id that the record of the first environment has for it.
        package var control: String
        package var outcome: JSONValue

        package init(control: String, outcome: JSONValue) { (self.control, self.outcome) = (control, outcome) }
    }

    package init(className: String, screens: [JSONValue?], presses: [Press]) {
        (self.className, self.screens, self.presses) = (className, screens, presses)
    }

    /// The kebab-case name of the controller, without what every controller's class has.
    package static func name(ofClass className: String) -> String {
        var name = className.split(separator: ".").last.map(String.init) ?? className
        for ending in ["ViewController", "Controller", "VC"] where name.hasSuffix(ending) && name.count > ending.count {
            name = String(name.dropLast(ending.count))
            break
        }
        return Words.kebabCase(Words.of(name)) ?? "screen"
    }
}
