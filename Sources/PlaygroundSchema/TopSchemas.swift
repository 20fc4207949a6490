import AppleDevices
import PlaygroundModel
import PlaygroundReader

enum AppSchema {
    static let app = Schema.table(
        [
            "name": Schema.string.described("The app's name on the home screen."),
            "rootViewController": Schema.controller.described("The window's root controller."),
            "tintColor": Schema.reference(.color).described("The window's tint colour."),
            "overrideUserInterfaceStyle": Schema.choice(UserInterfaceStyle.allCases.map(\.rawValue))
                .described("The style of the window and of all that it shows (iOS 13).").examples("dark"),
            "traitOverrides": Schema.reference(.traits).described("Traits that the window overrides for all that it shows (iOS 17)."),
            "iconPosition": Schema.any(of: .constant("dock"), place)
                .described("The position of the app's icon on the home screen."),
            "infoPlist": Schema.string
                .described("A real Info.plist next to the file: quick actions, UIDeviceFamily, orientations, UIRequiresFullScreen, UIUserInterfaceStyle and UIDesignRequiresCompatibility."),
            "language": Schema.string.described("The language of the InfoPlist.strings.").examples("de"),
            "buildSettings": Schema.entries(of: .string).described("Values of the Info.plist's variables."),
            "sdk": Schema.sdk.described("The iOS version of the SDK that the app is linked with (default: the newest). Before 26 the app keeps the design of iOS 18."),
            "deviceFamily": Schema.array(of: .choice(AppDeclaration.families.map(\.rawValue)))
                .described("UIDeviceFamily: the devices that the app is made for.").examples(["phone"]),
            "requiresFullScreen": Schema.boolean.standard(false)
                .described("UIRequiresFullScreen, deprecated in iOS 26: no Split View before iPadOS 26, sizes in steps from iPadOS 27."),
            "designRequiresCompatibility": Schema.boolean.standard(false)
                .described("UIDesignRequiresCompatibility: the design before iOS 26, if the SDK is that of iOS 26."),
            "userInterfaceStyle": Schema.choice(AppDeclaration.styles.map(\.word)).standard("automatic")
                .described("UIUserInterfaceStyle: the style of the app, in place of the setting (iOS 13).").examples("light"),
            "supportedInterfaceOrientations": Schema.array(of: .choice(InterfaceOrientation.words))
                .described("UISupportedInterfaceOrientations: the orientations of the app (default: all).").examples(["portrait"]),
            "appFonts": Schema.array(of: .string.naming(.file))
                .described("UIAppFonts: TrueType and OpenType files of the app, next to the file. Fonts refer to them by their PostScript names.")
                .examples(["Lora-Regular.ttf"]),
            "minimumSize": Schema.size.described("UISceneSizeRestrictions.minimumSize: the least size of a free window, in points."),
        ],
        required: ["rootViewController"]
    ).described("The app's name, appearance and first controller.")

    private static let place = Schema.table(
        [
            "row": Schema.integer(1...20).described("The row, from above."),
            "column": Schema.integer(1...20).described("The column, from the leading edge."),
        ],
        required: ["row", "column"])
}

/// `devices = […]` and `[[sets]]`
enum DeviceSchema {
    static let devices = Schema.array(of: .any(of: name, configuration, own))
        .described("The devices to show: ids, groups, and tables of a device and its settings.")
        .examples(["iphone-se-1", "pads"])

    static let sets = Schema
        .array(of: .table(
            [
                "name": Schema.text(matching: "^[^\\n]*\\S[^\\n]*$").described("The name of the set on the page.").examples("iPads"),
                "devices": devices.notEmptyList.described("The devices of the set, in the form of the playground's devices."),
            ],
            required: ["name", "devices"]))
        .described("Other lists of devices that can be chosen on the page.")

    static let name = Schema.choice(DeviceGroup.allCases.map(\.rawValue) + DeviceCatalogue.names)

    private static let configuration = Schema.table(
        [
            "device": name.described("The device, by its id or alias, or a group of devices."),
        ].merging(environment) { $1 },
        required: ["device"])

    private static let own = Schema.table(
        [
            "width": length.described("The width of the screen, held upright, in points."),
            "height": length.described("The height of the screen, held upright, in points."),
            "scale": Schema.number(1...4).standard(2).described("Pixels per point."),
            "idiom": Schema.choice(["phone", "pad"]).standard("phone").described("Whether it behaves like an iPhone or an iPad."),
            "hasForceTouch": Schema.boolean.standard(false).described("Whether the screen measures force."),
            "cornerRadius": Schema.number(0...200).described("The radius of the screen's corners, in points."),
            "landscape": Schema.table(fullScreen).described("The device in landscape."),
        ].merging(fullScreen) { $1 }.merging(environment) { $1 },
        required: ["width", "height"])

    private static let length = Schema.number(100...5_000)

    private static let sizeClass = Schema.choice(UserInterfaceSizeClass.specifiedNames)

    private static let fullScreen: [String: Schema] = [
        "safeArea": Schema.value(of: .insets(0...500)).described("The insets of the hardware and the status bar, in points."),
        "horizontalSizeClass": sizeClass.described("The horizontal size class (default: by idiom and size)."),
        "verticalSizeClass": sizeClass.described("The vertical size class (default: by idiom and size)."),
    ]

    private static let environment: [String: Schema] = {
        var keys: [String: Schema] = [
            "name": Schema.string.described("The device's name on the page."),
            "language": Schema.any(
                of: .choice(AppLanguage.predefined.map(\.word)), .text(matching: "^[A-Za-z][A-Za-z0-9-]*$").naming(.language))
                .standard("base").described("The device's language: one of [strings], or a pseudolanguage."),
            "ios": Schema.systemVersion.described("The device's iOS version, even one that the model never ran."),
            "orientation": Schema.choice(InterfaceOrientation.words).described("How it is held."),
            "split": Schema.any(of: .choice(WindowConfiguration.fixed.map(\.word)), .text(matching: "^[0-9.]+x[0-9.]+$"))
                .described("The app's window on an iPad, or its size, such as 507x1024. On an open iPhone Duo in landscape, left or right."),
            "window": Schema.any(of: .text(matching: "^[0-9.]+x[0-9.]+$"), .choice(WindowConfiguration.fixed.map(\.word)))
                .described("The size of the app's window, such as 640x1000. From iOS 27 also for an iPhone app next to the phone."),
            "posture": Schema.any(of: .choice(Posture.Name.allCases.map(\.rawValue)), .number(Posture.angles))
                .standard("closed").described("How far an iPhone Duo is open: a name, or the angle of its hinge in degrees."),
        ]
        for setting in DeviceSetting.allCases {
            keys[setting.rawValue] = if let isOn = setting.standard.isOn {
                Schema.boolean.standard(.bool(isOn)).described("The \(setting.title) switch of Settings.")
            } else {
                Schema.choice(setting.names).described("How the device is set when the app starts.")
            }
            guard let key = setting.shortKey else { continue }
            keys[key] = Schema.choice(setting.names).standard(.string(setting.standard.name)).described("The \(setting.rawValue), for short.")
        }
        return keys
    }()
}

enum ConstraintSchema {
    static let constraints = Schema.array(of: .any(of: text.naming(.constraint), formatted))
        .described("Equations and visual format strings.")
        .examples(["photo.top == safeArea.top + 12", "H:|-[photo]-|"])

    private static let text = Schema.any(
        of: .text(matching: ConstraintPattern.equation), .text(matching: ConstraintPattern.visualFormat))

    private static let formatted = Schema.table(
        [
            "format": Schema.text(matching: ConstraintPattern.visualFormat).naming(.format).described("A visual format string."),
            "options": Schema.array(of: .choice(VisualFormatOptions.names)).described("NSLayoutConstraint.FormatOptions."),
        ],
        required: ["format"])
}
