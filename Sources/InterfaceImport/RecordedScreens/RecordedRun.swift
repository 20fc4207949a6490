import JSON

/// The screens of one controller of imported code.
package struct RecordedRun: Equatable, Sendable {
    /// The name by which other controllers refer to this one: its class, or the name of a preview.
    package var className: String
    /// One screen per environment of `RunEnvironment.all`. `nil` for an environment without a screen.
    package var screens: [JSONValue?]
    package var presses: [Press]
    /// The cuts in the controller's class, as sentences for the report and the playground.
    package var remarks: [String] = []
    /// The number of layout calls that were cut from the controller's class.
    package var lostLayoutCalls = 0

    package struct Press: Equatable, Sendable {
        /// The control's id in the record of the first environment.
        package var control: String
        package var outcome: JSONValue

        package init(control: String, outcome: JSONValue) { (self.control, self.outcome) = (control, outcome) }
    }

    package init(className: String, screens: [JSONValue?], presses: [Press]) {
        (self.className, self.screens, self.presses) = (className, screens, presses)
    }

    /// The controller's name in kebab case, without the usual suffixes of controller classes.
    package static func name(ofClass className: String) -> String {
        var name = className.split(separator: ".").last.map(String.init) ?? className
        for ending in ["ViewController", "Controller", "VC"] where name.hasSuffix(ending) && name.count > ending.count {
            name = String(name.dropLast(ending.count))
            break
        }
        return Words.kebabCase(Words.of(name)) ?? "screen"
    }
}
