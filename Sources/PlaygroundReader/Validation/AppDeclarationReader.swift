import PlaygroundModel

/// Reads the app's declarations in `[app]` and its Info.plist: `sdk`, `deviceFamily`, `requiresFullScreen`, `minimumSize`,
/// `designRequiresCompatibility`, `userInterfaceStyle`, `supportedInterfaceOrientations`, `appFonts`. They are read first because they
/// determine a device's windows and the fonts.
struct AppDeclarationReader {
    let attachments: Attachments
    let rereading: Rereading

    struct Reading {
        var declaration = AppDeclaration()
        var infoPlist = InfoPlistSource.Reading()
        var fonts: [FontFile] = []
    }

    static let keys = [
        "sdk", "deviceFamily", "requiresFullScreen", "designRequiresCompatibility", "userInterfaceStyle", "minimumSize",
        "supportedInterfaceOrientations", "appFonts",
    ] + InfoPlistSource.keys

    /// Reads the declarations. A value that is not a table is reported elsewhere.
    func read(_ app: ValueCursor) -> Reading {
        guard case .table = app.value else { return Reading() }
        return app.table("[app]") { table in
            table.permitOtherKeys()
            var reading = Reading(infoPlist: InfoPlistSource(attachments: attachments).read(table))
            let plist = reading.infoPlist
            reading.declaration = AppDeclaration(
                sdk: table["sdk"]?.version(among: AppDeclaration.sdks) { .unknownSDK($0, known: AppDeclaration.sdks) } ?? AppDeclaration.newestSDK,
                deviceFamily: table["deviceFamily"].flatMap(deviceFamily) ?? plist.deviceFamily ?? AppDeclaration.families,
                requiresFullScreen: table["requiresFullScreen"]?.bool() ?? plist.requiresFullScreen ?? false,
                minimumSize: table["minimumSize"]?.size(),
                supportedInterfaceOrientations: table["supportedInterfaceOrientations"].map(orientations) ?? plist.orientations)
            reading.declaration.designRequiresCompatibility = table["designRequiresCompatibility"].map { compatibility($0, reading.declaration) }
                ?? plist.designRequiresCompatibility ?? false
            let style = table["userInterfaceStyle"]?.name(among: AppDeclaration.styles.map { $0.word })
            reading.declaration.userInterfaceStyle = AppDeclaration.styles.first { $0.word == style }?.style ?? plist.userInterfaceStyle ?? .unspecified
            reading.fonts = fonts(table["appFonts"], plist, table["infoPlist"])
            return reading
        } ?? Reading()
    }

    private func compatibility(_ value: ValueCursor, _ app: AppDeclaration) -> Bool {
        let isRequired = value.bool() ?? false
        if isRequired, !app.heedsCompatibility { value.reportKey(ValidationMistake.ignoredBySDK(value.name, app.sdk)) }
        return isRequired
    }

    private func orientations(_ value: ValueCursor) -> [UserInterfaceIdiom: Set<InterfaceOrientation>] {
        guard let orientations = value.orientations() else { return [:] }
        return [.phone: orientations, .pad: orientations]
    }

    /// The fonts. Files from the Info.plist are searched next to it, then next to the playground.
    private func fonts(_ list: ValueCursor?, _ plist: InfoPlistSource.Reading, _ plistName: ValueCursor?) -> [FontFile] {
        let source = FontFileSource(attachments: attachments, rereading: rereading)
        defer { rereading.finishFonts() }
        if let list {
            return source.read((list.elements() ?? []).compactMap { element in element.string().map { (name: $0, place: element) } })
        }
        let folders = plist.folder.isEmpty ? [""] : [plist.folder, ""]
        return plistName.map { place in source.read(plist.fonts.map { (name: $0, place: place) }, in: folders) } ?? []
    }

    private func deviceFamily(_ value: ValueCursor) -> [UserInterfaceIdiom]? {
        guard let elements = value.elements() else { return nil }
        let named = elements.compactMap { element in
            element.name(among: AppDeclaration.families.map { $0.rawValue }).map { (element, $0) }
        }
        let family = value.distinct(named).compactMap { UserInterfaceIdiom(rawValue: $0.1) }
        if elements.isEmpty { value.report(ValidationMistake.emptyDeviceFamily) }
        return family.isEmpty ? nil : family
    }
}

extension ValueCursor {
    /// The orientations of UIInterfaceOrientationMask as a list. `landscape` means both. UIKit raises an exception for an empty list.
    func orientations() -> Set<InterfaceOrientation>? {
        guard let elements = elements() else { return nil }
        if elements.isEmpty { report(ValidationMistake.noCommonOrientation) }
        var found: Set<InterfaceOrientation> = []
        for word in elements.compactMap({ $0.name(among: InterfaceOrientation.words) }) {
            if word == "landscape" { found.insert(.landscapeLeft) }
            if let orientation = InterfaceOrientation(word: word) { found.insert(orientation) }
        }
        return found.isEmpty ? nil : found
    }
}
