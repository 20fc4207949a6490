import PlaygroundModel
import PlaygroundReader

enum ScenarioSchema {
    static let scenarios = Schema.array(of: scenario)
        .described("Facts that must hold for the app, checked by `traitscope check` and on the page.")

    static let scenario = Schema.table(
        [
            "name": Schema.text(matching: "^[^\\n]*\\S[^\\n]*$").described("A sentence that states the expected behaviour.")
                .examples("A mail opens next to the list on an iPad, over it on a phone"),
            "devices": DeviceSchema.devices.described("The devices of the scenario, in the form of the playground's devices (default: all of them)."),
            "steps": Schema.array(of: step).described("The steps: events, and the facts that must hold after them."),
        ].merging(step.keys) { $1 },
        required: ["name"])

    static let step = Schema.table([
        "events": Schema.array(of: .string.naming(.event)).described("The events of the step, in order.").examples(["tap home.next"]),
        "expect": Schema.array(of: .reference(.expectation)).described("The expectations after these events."),
    ])

    /// `[[scenarios.expect]]`
    static let expectation = Schema.table(
        claims.merging([
            "when": Schema.reference(.condition)
                .described("Where it is expected: asked of the window, its traits, its size and how the device is held, and of the state of controllers."),
            "not": Schema.table(claims).described("Facts that must not hold. If there are several, none may hold."),
        ]) { $1 })

    private static let names = Schema.array(of: .controller)

    private static let claims: [String: Schema] = [
        "top": Schema.controller.described("The controller in front."),
        "onScreen": Schema.any(of: .controller, names).described("A controller that is on the screen, or several."),
        "stack": Schema.entries(of: names).keyed(by: .controller)
            .described("The controllers on the stack of a navigation controller, the root first.").examples(["nav": ["inbox", "letter"]]),
        "shows": Schema.entries(of: .any(of: .controller, names)).keyed(by: .controller)
            .described("The visible children of a tab bar, page or split view controller, or a container, from the leading edge."),
        "split": Schema.entries(of: .choice(displayModes + ["collapsed"])).keyed(by: .controller).described("The display mode of a split view, or that it is collapsed."),
        "presentation": Schema.entries(of: .any(of: form, presentation)).keyed(by: .controller)
            .described("The form of a controller's presentation after adaptation, or none."),
        "traits": Schema.entries(of: Schema.table(traits, others: .string).keyed(by: Schema().naming(.trait))).keyed(by: .controller)
            .described("Traits by controller. `unspecified` means no value."),
        "navigationBar": Schema.entries(of: bar).keyed(by: .controller).described("The title and back button in the bar of a navigation controller."),
        "view": Schema.string.naming(.sceneView).described("The view of the keys below, or a controller's name for its own view. Alone, it expects that the view is visible.")
            .examples("letter.photo"),
        "frame": Schema.any(of: frame, .array(of: .number(-PlaygroundLimits.coordinate...PlaygroundLimits.coordinate)))
            .described("Its place and size in its controller's view: numbers, comparisons and anchors, or `[minX, minY, width, height]`."),
        "visible": Schema.boolean.described("Whether it is installed, not hidden, and inside the visible area."),
        "text": Schema.string.described("The text that it shows."),
        "truncated": Schema.boolean.described("Whether its text is cut off."),
        "lines": lengths.described("How many lines its text has."),
        "has": Schema.table(ViewSchema.properties { _ in true }).described("Its current properties."),
        "state": Schema.entries(of: ConditionSchema.state)
            .described("The state of controllers: variables, selection, and properties of views, with the controller's name in front.")
            .examples(["form.company.isOn": true], ["form.count": ["min": 3]]),
        "log": Schema.any(of: .string, .array(of: .string))
            .described("Words of an entry that the step left in the log, or of several in this order."),
        "preview": Schema.any(of: .controller, .constant(false)).described("The controller that is previewed, or that none is."),
        "menu": Schema.array(of: .string).described("The titles of the preview's actions."),
        "quickActions": Schema.array(of: .string).described("The titles of the quick actions in the open menu of the app's icon."),
        "firstResponder": Schema.any(of: Schema.string.naming(.sceneView), .constant(false)).described("The view that has the keyboard, or that none has."),
        "homeScreen": Schema.boolean.described("Whether the home screen is in front of the app."),
    ]

    static let displayModes = SplitDefinition.DisplayMode.allCases.filter { $0 != .automatic }.map(\.rawValue)

    private static let form = Schema.choice(PresentedForm.allCases.map(\.rawValue) + ["none"])

    /// `presentation.NAME = { … }`
    static let presentation = Schema.table([
        "form": form.described("The form of the presentation."),
        "detent": ControllerSchema.detent.described("The detent that the sheet rests at."),
        "arrow": Schema.choice(PopoverArrowDirection.self).described("The side of the popover on which its arrow is."),
    ])

    /// `navigationBar.NAME = { … }`
    static let bar = Schema.table([
        "title": Schema.string.described("The title in the bar."),
        "backButtonTitle": Schema.any(of: .string, .constant(false)).described("The title of the back button, or that there is none."),
    ])

    private static let length = Schema.any(of: .number(-PlaygroundLimits.coordinate...PlaygroundLimits.coordinate), Schema.string.naming(.length))
    private static let lengths = Schema.any(of: length, .array(of: length))

    /// `frame = { … }`
    static let frame = Schema.table(Dictionary(uniqueKeysWithValues: RectAttribute.allCases.map { attribute in
        (attribute.rawValue, lengths.described("CGRect.\(attribute.rawValue), in points.").examples(">= 200", "<= safeArea.maxX - 8"))
    }))

    private static let traits = Dictionary(uniqueKeysWithValues: Trait.systemTraits.map { trait -> (String, Schema) in
        let values: Schema = trait == .displayScale
            ? .any(of: .number(1...4), .constant("unspecified")) : .choice(trait.permittedNames + ["unspecified"])
        return (trait.name, values.described("UITraitCollection.\(trait.name)."))
    })
}
