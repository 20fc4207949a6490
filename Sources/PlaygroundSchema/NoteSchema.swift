enum NoteSchema {
    static let notes = Schema.array(of: note).described("Notes for readers of the board, each a pin on an element with a few words. No device draws them.")

    private static let note = Schema.table(
        [
            "on": Schema.element.described("The element: a controller, or one of its views or bar items.").examples("home", "home.photo"),
            "text": Schema.text(matching: "^[^\\n]*\\S[^\\n]*$").described("A few words, on one line.").examples("Gives way first"),
            "device": Schema.any(of: DeviceSchema.name, .string).described("The only device or group of devices that shows it: by default each device with the element.")
                .examples("iphone-se-1", "pads"),
        ],
        required: ["on", "text"])

    static let keys = note.keys
}

extension Schema {
    /// A controller, or one of its views or bar items.
    static let element = Schema.text(matching: "^[A-Za-z][A-Za-z0-9_-]*(\\..+)?$").naming(.sceneView)
}
