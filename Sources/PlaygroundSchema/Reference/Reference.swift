/// The reference of the language: the tables of the schema in the order in which one meets them, each with what there is to say of
/// it and an example of every key.
package enum Reference {
    package static let chapters = [
        top, controllers, verticalBars, views, lists, components, behaviour, touch, scenarios, lints, tools,
    ]

    package static let sections = chapters.flatMap(\.sections)

    /// What the examples find beside them.
    package static let files: [String: String] = [
        "brand.toml": "[colors]\nbrand = \"#0a7\"\n",
        "Info.plist": infoPlist(title: "New"),
        "Variables.plist": infoPlist(title: "New letter to $(CAT)"),
        "de.lproj/InfoPlist.strings": "\"New\" = \"Neu\";\n",
        "paw.svg": """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 35 35"><circle cx="17.5" cy="22" r="8"/>\
            <circle cx="7" cy="13" r="4"/><circle cx="17.5" cy="8" r="4"/><circle cx="28" cy="13" r="4"/></svg>
            """,
    ]

    /// A playground around examples, from its devices to what `rest` says.
    ///
    /// - Parameters:
    ///   - devices: As in the file.
    ///   - root: The app's root view controller.
    static func playground(on devices: String = #"["iphone-17"]"#, root: String = "home", _ rest: String) -> String {
        """
        devices = \(devices)

        [app]
        rootViewController = "\(root)"

        \(rest)
        """
    }

    /// The same in a window without a device around it.
    ///
    /// - Parameter width: In points, as the height.
    static func playground(width: Int, height: Int, _ rest: String) -> String {
        playground(on: "[{ name = \"Sample\", cornerRadius = 20, width = \(width), height = \(height) }]", rest)
    }

    private static func infoPlist(title: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
        <key>UIApplicationShortcutItemType</key><string>new</string>
        <key>UIApplicationShortcutItemTitle</key><string>\(title)</string>
        </dict></array></dict></plist>
        """
    }
}

/// A group of sections with a title.
package struct ReferenceChapter: Sendable {
    package let title: String
    package let sections: [ReferenceSection]
}

/// Some keys of a table: what they have in common, and each with an example. Or prose about something else than keys.
package struct ReferenceSection: Sendable {
    /// What the table is called: the last word of what messages call it. Several sections may share one.
    package let table: String
    package let title: String
    /// Paragraphs of sentences, with code between backticks.
    package let paragraphs: [String]
    /// The playground around each example, which stands in place of the line `…`; nothing where there are no keys.
    package let frame: String
    /// What is to be read line by line beside the prose.
    package let listing: String?
    package let keys: [ReferenceKey]

    /// - Parameters:
    ///   - schemas: The keys of the table.
    ///   - prose: A paragraph a line.
    ///   - examples: TOML by the key that it shows, in the order of the reference. One with a table `[app]` needs no frame.
    init(
        _ table: String, _ title: String, _ schemas: [String: Schema], _ prose: String, frame: String,
        examples: KeyValuePairs<String, String>
    ) {
        self.table = table
        self.title = title
        self.frame = frame
        listing = nil
        paragraphs = prose.split(separator: "\n").map(String.init)
        keys = examples.map { name, example in
            ReferenceKey(name, schemas[name] ?? Schema(), of: table, example: example, frame: frame)
        }
    }

    /// A section without keys.
    init(_ table: String, _ title: String, _ prose: String, listing: String? = nil) {
        self.table = table
        self.title = title
        self.listing = listing
        paragraphs = prose.split(separator: "\n").map(String.init)
        frame = ""
        keys = []
    }
}

/// A key of a table.
package struct ReferenceKey: Sendable {
    /// The table's name, and the key's: `view.alpha`.
    package let id: String
    package let name: String
    /// What the key does; in a schema that has nothing to say it is empty.
    package let summary: String
    /// What the value may be.
    package let type: String
    /// The value where the key is left out.
    package let standard: String?
    /// The kinds of views or controllers that have the key; `nil` where all have it.
    package let owners: [String]?
    package let example: String
    /// The example, and all around it.
    package let playground: String

    init(_ name: String, _ schema: Schema, of table: String, example: String, frame: String) {
        id = "\(table).\(name)"
        self.name = name
        summary = schema.summary ?? ""
        type = schema.words
        standard = schema.standard
        owners = switch table {
        case "view": ViewSchema.owners(of: name)
        case "controller": ControllerSchema.owners[name]
        default: nil
        }
        self.example = example
        let isWhole = example.split(separator: "\n").contains("[app]")
        playground = isWhole ? example : frame.replacing("…", with: example, maxReplacements: 1)
    }

    /// What happens before the picture is drawn: the comments of the playground that begin with `after`.
    package var events: [String] {
        playground.split(separator: "\n").filter { $0.hasPrefix(Self.mark) }.map { String($0.dropFirst(Self.mark.count)) }
    }

    private static let mark = "# after "
}
