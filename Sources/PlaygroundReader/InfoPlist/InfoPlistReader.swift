import PlaygroundModel

/// Reads the quick actions and declarations of an app's Info.plist.
struct InfoPlistReader {
    var buildSettings = BuildSettings(values: [:])
    var strings: [String: String] = [:]
    /// The path of the file's name in the playground.
    var path = DocumentPath()

    struct Reading: Equatable {
        var actions: [QuickAction] = []
        var mistakes: [InfoPlistMistake] = []
        /// The known idioms in UIDeviceFamily. `nil` without the key.
        var deviceFamily: [UserInterfaceIdiom]?
        var requiresFullScreen: Bool?
        var designRequiresCompatibility: Bool?
        var userInterfaceStyle: UserInterfaceStyle?
        var orientations: [UserInterfaceIdiom: Set<InterfaceOrientation>] = [:]
        /// The font files in UIAppFonts.
        var fonts: [String] = []
    }

    func read(_ bytes: [UInt8]) -> Reading {
        do throws(PropertyListFailure) {
            return read(try PropertyListFile.read(bytes))
        } catch {
            return Reading(mistakes: [.unreadable(error)])
        }
    }

    /// Reads the root dictionary. A file without quick actions is correct.
    private func read(_ root: PropertyListValue) -> Reading {
        guard case .dictionary(let table) = root else {
            return Reading(mistakes: [.notADictionary(found: root.typeName)])
        }
        var reading = Reading()
        readDeclarations(in: table, to: &reading)
        switch table[ShortcutItemKey.list] {
        case nil: return reading
        case .array(let items)?:
            for (index, item) in items.enumerated() {
                var reader = ShortcutItemReader(position: index + 1, context: self)
                if let action = reader.read(item) { reading.actions.append(action) }
                reading.mistakes += reader.mistakes
            }
            return reading
        case let other?:
            reading.mistakes.append(.itemsNotAnArray(found: other.typeName))
            return reading
        }
    }

    /// Reads the declarations. On an iPad, an iPad-specific key overrides the general key.
    private func readDeclarations(in declared: [String: PropertyListValue], to reading: inout Reading) {
        reading.requiresFullScreen = (declared["UIRequiresFullScreen~ipad"] ?? declared["UIRequiresFullScreen"])?.declaredBool
        reading.designRequiresCompatibility = declared["UIDesignRequiresCompatibility"]?.declaredBool
        if case .string(let name)? = declared["UIUserInterfaceStyle"] {
            reading.userInterfaceStyle = AppDeclaration.styles.first { $0.plistName == name }?.style
        }
        let all = declared["UISupportedInterfaceOrientations"]
        reading.orientations[.phone] = (declared["UISupportedInterfaceOrientations~iphone"] ?? all)?.orientations
        reading.orientations[.pad] = (declared["UISupportedInterfaceOrientations~ipad"] ?? all)?.orientations
        if case .array(let files)? = declared["UIAppFonts"] {
            reading.fonts = files.compactMap { if case .string(let name) = $0 { name } else { nil } }
        }
        guard let families = declared["UIDeviceFamily"] else { return }
        let values = if case .array(let elements) = families { elements } else { [families] }
        let idioms = values.compactMap { $0.declaredNumber }.compactMap { number in
            AppDeclaration.families.indices.contains(number - 1) ? AppDeclaration.families[number - 1] : nil
        }
        reading.deviceFamily = idioms.isEmpty ? nil : idioms
    }
}

private struct ShortcutItemReader {
    let position: Int
    let context: InfoPlistReader
    var mistakes: [InfoPlistMistake] = []

    /// The quick action of an item. `nil` if the system would not show the item.
    mutating func read(_ item: PropertyListValue) -> QuickAction? {
        guard case .dictionary(let table) = item else {
            mistakes.append(.itemNotADictionary(position, found: item.typeName))
            return nil
        }
        checkKeys(of: table)
        let type = required(.type, table)
        let title = required(.title, table)
        let action = QuickAction(
            type: type ?? "", title: localized(title) ?? "", subtitle: localized(string(.subtitle, table)),
            icons: icons(table), userInfo: userInfo(table), path: context.path
        )
        return type == nil || title == nil ? nil : action
    }

    private mutating func checkKeys(of table: [String: PropertyListValue]) {
        let known = ShortcutItemKey.allCases.map { $0.name }
        for key in table.keys.sorted() where !known.contains(key) && !ShortcutItemKey.silent.contains(key) {
            mistakes.append(.unknownItemKey(key, position))
        }
    }

    private mutating func required(_ key: ShortcutItemKey, _ table: [String: PropertyListValue]) -> String? {
        guard table[key.name] != nil else {
            mistakes.append(.itemWithout(key, position))
            return nil
        }
        guard let text = string(key, table) else { return nil }
        if text.isEmpty { mistakes.append(.itemWithout(key, position)) }
        return text.isEmpty ? nil : text
    }

    private mutating func string(_ key: ShortcutItemKey, _ table: [String: PropertyListValue]) -> String? {
        switch table[key.name] {
        case nil: return nil
        case .string(let text)?:
            let (expanded, unknown) = context.buildSettings.expand(text)
            mistakes += unknown.map { .unknownVariable($0, position, expanded: expanded) }
            return expanded
        case let other?:
            mistakes.append(.wrongType(key, position, expected: "a string", found: other.typeName))
            return nil
        }
    }

    private func localized(_ text: String?) -> String? {
        text.map { context.strings[$0] ?? $0 }
    }

    private mutating func icons(_ table: [String: PropertyListValue]) -> QuickActionIcons {
        let typeName = string(.iconType, table)
        let type = typeName.flatMap(SystemIcon.init(plistName:))
        if let typeName, type == nil { mistakes.append(.unknownIconType(typeName, position)) }
        return QuickActionIcons(
            symbolName: string(.iconSymbolName, table), file: string(.iconFile, table), type: type
        )
    }

    private mutating func userInfo(_ table: [String: PropertyListValue]) -> [String: String] {
        switch table[ShortcutItemKey.userInfo.name] {
        case nil: return [:]
        case .dictionary(let entries)?: return entries.mapValues { $0.text }
        case let other?:
            mistakes.append(.wrongType(.userInfo, position, expected: "a dictionary", found: other.typeName))
            return [:]
        }
    }
}

extension InterfaceOrientation {
    fileprivate var declaredName: String {
        switch self {
        case .portrait: "UIInterfaceOrientationPortrait"
        case .portraitUpsideDown: "UIInterfaceOrientationPortraitUpsideDown"
        case .landscapeLeft: "UIInterfaceOrientationLandscapeLeft"
        case .landscapeRight: "UIInterfaceOrientationLandscapeRight"
        }
    }
}

extension PropertyListValue {
    fileprivate var orientations: Set<InterfaceOrientation>? {
        guard case .array(let elements) = self else { return nil }
        let known = InterfaceOrientation.allCases.filter { orientation in elements.contains { $0.text == orientation.declaredName } }
        return known.isEmpty ? nil : Set(known)
    }

    fileprivate var text: String {
        switch self {
        case .string(let text): text
        case .other(_, let text): text
        case .array(let elements): "[\(elements.map { $0.text }.joined(separator: ", "))]"
        case .dictionary(let table):
            "[\(table.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }.joined(separator: ", "))]"
        }
    }
}
