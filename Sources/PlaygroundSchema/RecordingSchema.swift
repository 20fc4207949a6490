import JSON
import PlaygroundModel

/// The JSON Schema of `record.json`, format 1, for authors of recorders (`traitscope schema --record`).
/// `Recordings` reads the permitted records and tolerates unknown names.
package enum RecordingSchema {
    package static var text: String { document.readableText }

    private static let document = root.document(titled: "A recording of UIKit's behaviour with an app")

    static let root = Schema.table(
        [
            "format": Schema.constant(1).described("The version of the format."),
            "source": Schema.string.described("Where the numbers are from, if no recorder wrote them."),
            "device": Schema.table(
                [
                    "id": Schema.string.described("The id in the list of `traitscope devices`."), "name": Schema.string.described("Apple's name, such as iPhone 17 Pro."),
                    "model": Schema.string.described("Such as iPhone18,1."),
                ], required: ["name"]).described("The device, or the simulated one."),
            "system": Schema.table(
                [
                    "name": Schema.string.standard("iOS").described("iOS or iPadOS."),
                    "version": Schema.text(matching: #"^[0-9]{1,4}(\.[0-9]{1,4}){0,3}$"#).described("UIDevice.systemVersion."),
                    "build": Schema.string.described("Such as 23F77."),
                ], required: ["version"]).described("The operating system."),
            "build": Schema.table(
                [
                    "xcode": Schema.string.described("DTXcode."), "sdk": Schema.string.described("DTPlatformVersion."),
                    "deployment": Schema.string.described("MinimumOSVersion."),
                ]).described("How the app was built."),
            "screen": Schema.table(
                ["width": length, "height": length, "scale": Schema.number(0...1_000_000).described("Pixels per point.")],
                required: ["width", "height", "scale"]).described("The screen, upright, in points."),
            "methods": Schema.array(of: .string).described("The methods that the recorder observed. Missing if unknown."),
            "runs": Schema.array(of: run).described("The launches and their steps."),
        ],
        required: ["format", "device", "system", "screen", "runs"])

    private static let run = Schema.table(
        [
            "name": Schema.string.described("The name of the playground's scenario, if it was one."),
            "steps": Schema.array(of: step).described("The first is the launch."),
        ], required: ["steps"])

    private static let step = Schema.table([
        "event": Schema.string.described("The text form of an event, such as tap home.next. Missing for the launch."),
        "refusal": Schema.string.described("Why the recorder could not perform it. The run continues without it."),
        "skipped": Schema.string.described("Why no recorder can perform it. The run continues without it."),
        "complete": Schema.boolean.standard(false).described("Whether the step lists everything that was on the screen."),
        "orientation": Schema.choice(InterfaceOrientation.self).described("UIInterfaceOrientation's case."),
        "window": surface.described("The window, with its frame in the screen's coordinates."),
        "controllers": Schema.entries(of: surface).described("The controllers on the screen, by their names, those of several instances with #2, #3."),
        "views": Schema.entries(of: view, named: #".+\..+"#).described("Their views, by controller and name: home.next."),
        "bars": Schema.entries(of: rect, named: #".+\.(navigationBar|toolbar|tabBar)"#).described("UINavigationBar, UIToolbar and UITabBar, by the controller."),
        "sheets": Schema.entries(of: rect).described("Presentations that leave part of the window free, by controller."),
        "keyboard": rect.described("In the screen's coordinates."),
        "callbacks": Schema.array(of: callback).described("In the order of the calls. Missing if they were not observed."),
    ])

    private static let length = Schema.number(0...1_000_000)
    private static let coordinate = Schema.number(-1_000_000...1_000_000)

    private static let rect = numbers(4).described("[x, y, width, height] in points, in the window's coordinates.")

    private static let surfaceKeys: [String: Schema] = [
        "frame": rect, "safeArea": numbers(4).described("UIView.safeAreaInsets: [top, left, bottom, right]."),
        "traits": Schema.entries(of: word).described("By UIKit's names, such as horizontalSizeClass."),
    ]

    private static let surface = Schema.table(surfaceKeys)

    private static let view = Schema.table(surfaceKeys.merging([
        "size": numbers(2).described("UIView.bounds.size, where the frame is not known."),
        "hidden": Schema.boolean.standard(false).described("UIView.isHidden, or that of a view around it."),
        "text": Schema.table([
            "fontSize": length.described("UIFont.pointSize."),
            "asked": numbers(2).described("UIView.sizeThatFits for the width that it has."),
        ]).described("For a view with text. Its actual size is in its frame."),
    ]) { first, _ in first })

    private static let callback = Schema.table(
        [
            "to": Schema.string.described("The controller, scene or notifications."), "method": Schema.string.described("Such as viewWillTransition(to:with:)."),
            "arguments": Schema.entries(of: word).described("By name: size, height, or the traits that an argument has."),
        ], required: ["to", "method"])

    private static let word = Schema.any(of: .string, .boolean, coordinate)

    private static func numbers(_ count: Int) -> Schema {
        .array(of: coordinate, least: count, most: count)
    }
}
