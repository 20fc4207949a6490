import PlaygroundModel
import SourceDiagnostics

struct ManifestWriter {
    let run: EjectionRun
    let name: String

    private var app: AppDeclaration { run.playground.profile.app }

    /// The name of the package, of the product, of its scheme and of a folder.
    var product: String {
        let plain = String(name.map { "/:\\".contains($0) ? "-" : $0 })
        let isHidden = plain.hasPrefix(".") || plain.isEmpty
        return isHidden ? "App" + plain : plain
    }

    func files() -> [EjectedFile] {
        [
            EjectedFile(path: ".gitignore", text: Self.ignored), EjectedFile(path: ".swift-format", text: formatConfiguration),
            EjectedFile(path: "Info.plist", text: info(requiresFullScreen: false)),
            EjectedFile(path: "Package.swift", text: manifest(orientations)),
        ]
    }

    private static let ignored = """
        .build/
        .swiftpm/
        xcuserdata/
        DerivedData/
        Recordings/
        *.recordings/

        """

    /// The manifest of the recorded app. It excludes upside down, because iPads rotate apps that support all orientations.
    var recordingManifest: String { manifest([".portrait", ".landscapeRight", ".landscapeLeft"]) }

    /// The `Info.plist` of the recorded app. On an iPad, only a full-screen app can rotate itself.
    var recordingInfo: String { info(requiresFullScreen: true) }

    private func info(requiresFullScreen: Bool) -> String {
        InfoPlistWriter(run: run, displayName: product == name ? nil : name, requiresFullScreen: requiresFullScreen).text()
    }

    private func manifest(_ orientations: [SwiftExpression]) -> String {
        var lines = SwiftLines()
        lines.add("// swift-tools-version: 6.0")
        lines.separate()
        lines.add("import AppleProductTypes")
        lines.add("import PackageDescription")
        lines.separate()
        lines.add(.call("Package", [
            .init("name", SwiftLiteral.text(product)), .init("defaultLocalization", word: "\"en\""),
            .init("platforms", .array([.call(".iOS", [.init(nil, word: "\"\(run.deployment).0\"")])])),
            .init("products", .array([application(orientations)])), .init("targets", .array([target])),
            .init("swiftLanguageModes", .array([".v6"])),
        ]), after: "let package = ")
        return lines.text
    }

    private func application(_ orientations: [SwiftExpression]) -> SwiftExpression {
        let families = app.deviceFamily.map { SwiftExpression.word(".\($0.rawValue)") }
        return .call(".iOSApplication", [
            .init("name", SwiftLiteral.text(product)), .init("targets", .array([.word("\"AppModule\"")])),
            .init("bundleIdentifier", SwiftLiteral.text(bundleIdentifier)), .init("teamIdentifier", word: "\"\""),
            .init("displayVersion", word: "\"1.0\""), .init("bundleVersion", word: "\"1\""),
            .init("appIcon", .call(".placeholder", [.init("icon", word: ".leaf")])),
            .init("accentColor", run.playground.tintColor == nil
                ? .call(".presetColor", [.init(nil, word: ".blue")]) : .call(".asset", [.init(nil, word: "\"AccentColor\"")])),
            .init("supportedDeviceFamilies", .array(families)),
            .init("supportedInterfaceOrientations", .array(orientations)),
            .init("additionalInfoPlistContentFilePath", word: "\"Info.plist\""),
        ])
    }

    /// The app's orientations. By default, upside down is excluded on phones, as in Xcode's templates.
    private var orientations: [SwiftExpression] {
        let ordered: [InterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        return ordered.compactMap { orientation -> SwiftExpression? in
            let families = AppDeclaration.families.filter { idiom in
                app.supportedInterfaceOrientations[idiom]?.contains(orientation) ?? (idiom == .pad || orientation != .portraitUpsideDown)
            }
            guard families.count < AppDeclaration.families.count else { return .word(".\(orientation.rawValue)") }
            return families.first.map {
                let condition = SwiftExpression.call(".when", [.init("deviceFamilies", .array([.word(".\($0.rawValue)")]))])
                return .call(".\(orientation.rawValue)", [.init(nil, condition)])
            }
        }
    }

    private var target: SwiftExpression {
        let excluded = ["Info.plist"] + (run.options.recording ? RecordingFiles.excluded : [])
        return .call(".executableTarget", [
            .init("name", word: "\"AppModule\""), .init("path", word: "\".\""),
            .init("exclude", .array(excluded.map { SwiftLiteral.text($0) })),
            .init("resources", .array([.call(".process", [.init(nil, word: "\"Resources\"")])])),
        ])
    }

    var bundleIdentifier: String {
        let words = SwiftName.words(name).map { $0.lowercased().filter(\.isASCII) }.filter { !$0.isEmpty }
        return "com.example." + (words.isEmpty ? "playground" : words.joined(separator: "-"))
    }

    private var formatConfiguration: String {
        """
        {
          "version": 1,
          "indentation": { "spaces": \(SwiftLines.indent) },
          "indentConditionalCompilationBlocks": false,
          "lineLength": \(SwiftLines.width),
          "respectsExistingLineBreaks": true
        }

        """
    }
}

extension FontFile {
    /// The file name in the bundle's root. It is the name of the font, which is unique.
    var fileName: String { name + (isOpenType ? ".otf" : ".ttf") }
}

/// Keys of `Info.plist` that the manifest cannot express.
struct InfoPlistWriter {
    let run: EjectionRun
    let displayName: String?
    let requiresFullScreen: Bool

    func text() -> String {
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
            #"<plist version="1.0">"#, "<dict>", "\t<key>UIApplicationSceneManifest</key>", "\t<dict>",
            "\t\t<key>UIApplicationSupportsMultipleScenes</key>", "\t\t<false/>", "\t</dict>",
        ]
        if let displayName { lines += ["\t<key>CFBundleDisplayName</key>", "\t<string>\(Self.escaped(displayName))</string>"] }
        if requiresFullScreen || run.playground.profile.app.requiresFullScreen {
            lines += ["\t<key>UIRequiresFullScreen</key>", "\t<true/>"]
        }
        if run.playground.profile.app.designRequiresCompatibility { lines += ["\t<key>UIDesignRequiresCompatibility</key>", "\t<true/>"] }
        if let style = AppDeclaration.styles.first(where: { $0.style == run.playground.profile.app.userInterfaceStyle }), style.style != .unspecified {
            lines += ["\t<key>UIUserInterfaceStyle</key>", "\t<string>\(style.plistName)</string>"]
        }
        let fonts = run.playground.fonts
        if !fonts.isEmpty {
            lines += ["\t<key>UIAppFonts</key>", "\t<array>"]
            lines += fonts.map { "\t\t<string>\($0.fileName)</string>" } + ["\t</array>"]
        }
        let items = run.playground.quickActions.static
        if !items.isEmpty {
            lines += ["\t<key>UIApplicationShortcutItems</key>", "\t<array>"]
            lines += items.flatMap(item)
            lines.append("\t</array>")
        }
        return (lines + ["</dict>", "</plist>", ""]).joined(separator: "\n")
    }

    private func item(_ action: QuickAction) -> [String] {
        var pairs = [("UIApplicationShortcutItemType", action.type), ("UIApplicationShortcutItemTitle", action.title)]
        if let subtitle = action.subtitle { pairs.append(("UIApplicationShortcutItemSubtitle", subtitle)) }
        if let symbol = action.icons.symbolName { pairs.append(("UIApplicationShortcutItemIconSymbolName", symbol)) }
        if let file = action.icons.file {
            run.resources.images.insert(file)
            pairs.append(("UIApplicationShortcutItemIconFile", AssetName.image(file)))
        }
        if let type = action.icons.type { pairs.append(("UIApplicationShortcutItemIconType", type.plistName)) }
        var lines = ["\t\t<dict>"] + pairs.flatMap { ["\t\t\t<key>\($0.0)</key>", "\t\t\t<string>\(Self.escaped($0.1))</string>"] }
        if !action.userInfo.isEmpty {
            lines += ["\t\t\t<key>UIApplicationShortcutItemUserInfo</key>", "\t\t\t<dict>"]
            for (key, value) in action.userInfo.sorted(by: { $0.key < $1.key }) {
                lines += ["\t\t\t\t<key>\(Self.escaped(key))</key>", "\t\t\t\t<string>\(Self.escaped(value))</string>"]
            }
            lines.append("\t\t\t</dict>")
        }
        return lines + ["\t\t</dict>"]
    }

    private static func escaped(_ text: String) -> String { XMLText.escaped(text, keepingLines: true) }
}
