import AppleDevices
import PlaygroundModel
import PlaygroundReader

/// `[app]`.
enum AppSchema {
    static let app = Schema.table(
        [
            "name": Schema.string.described("What the home screen calls the app."),
            "rootViewController": Schema.controller.described("The controller that the window starts with."),
            "tintColor": Schema.reference(.color).described("The window's tint colour."),
            "iconPosition": Schema.any(of: .constant("dock"), place)
                .described("Where the app's icon stands on the home screen."),
            "infoPlist": Schema.string.described("A real Info.plist beside the file, for its quick actions."),
            "language": Schema.string.described("The language of the InfoPlist.strings.").examples("de"),
            "buildSettings": Schema.entries(of: .string).described("Values of the Info.plist's variables."),
        ],
        required: ["rootViewController"])

    private static let place = Schema.table(
        ["row": .integer(1...20), "column": .integer(1...20)], required: ["row", "column"])
}

/// `devices = […]`.
enum DeviceSchema {
    static let devices = Schema.array(of: .any(of: name, configuration))
        .described("The devices to show: ids, groups, and tables of a device with how it stands.")
        .examples(["iphone-se-1", "pads"])

    private static let name = Schema.choice(DeviceGroup.allCases.map(\.rawValue) + DeviceCatalogue.ids)

    private static let configuration = Schema.table(
        [
            "device": name,
            "orientation": Schema.choice(InterfaceOrientation.words).described("How it is held."),
            "split": Schema.any(of: .choice(WindowConfiguration.fixed.map(\.word)), .text(matching: "^[0-9.]+x[0-9.]+$"))
                .described("The app's window on an iPad, or its size as in 507x1024."),
        ],
        required: ["device"])
}

/// Lists of constraints.
enum ConstraintSchema {
    static let constraints = Schema.array(of: .any(of: text, formatted))
        .described("Equations and visual format strings.")
        .examples(["photo.top == safeArea.top + 12", "H:|-[photo]-|"])

    private static let text = Schema.any(
        of: .text(matching: ConstraintPattern.equation), .text(matching: ConstraintPattern.visualFormat))

    private static let formatted = Schema.table(
        [
            "format": .text(matching: ConstraintPattern.visualFormat),
            "options": Schema.array(of: .choice(VisualFormatOptions.names)).described("NSLayoutConstraint.FormatOptions."),
        ],
        required: ["format"])
}
