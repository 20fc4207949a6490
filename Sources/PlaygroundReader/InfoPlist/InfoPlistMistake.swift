/// Mistakes in an Info.plist. Positions of items are counted from 1.
indirect enum InfoPlistMistake: Equatable, Sendable {
    case unreadable(PropertyListFailure)
    case notADictionary(found: String)
    case itemsNotAnArray(found: String)
    case itemNotADictionary(Int, found: String)
    case itemWithout(ShortcutItemKey, Int)
    case wrongType(ShortcutItemKey, Int, expected: String, found: String)
    case unknownItemKey(String, Int)
    case unknownIconType(String, Int)
    /// A build setting without a value. `expanded` is the string in the menu.
    case unknownVariable(String, Int, expanded: String)

    case fileMissing(String)
    case pathLeavesFolder(String)
    case badLanguage(String)
    case noStrings(language: String, tried: [String])
    case brokenStrings(String, StringsFileFailure)
}
