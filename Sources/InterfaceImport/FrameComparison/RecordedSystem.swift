import PlaygroundModel

/// The version of iOS whose UIKit laid out a document. It follows from the version of Xcode that saved the document.
enum RecordedSystem {
    static func profile(of document: InterfaceBuilderDocument) -> BehaviourProfile {
        let tools = document.toolsVersion
        let row = table.last { $0.tools <= tools } ?? table[0]
        var profile = BehaviourProfile(version: row.version)
        profile.isCanvas = true
        return profile
    }

    enum Era: Int, Comparable {
        case xcode7AndBefore, xcode73To9, xcode10, xcode11To13, xcode14, xcode143To162, xcode163To164, xcode26

        static func < (a: Era, b: Era) -> Bool { a.rawValue < b.rawValue }
    }

    static func era(of document: InterfaceBuilderDocument) -> Era {
        let tools = document.toolsVersion
        return switch tools {
        case ..<10_000: .xcode7AndBefore
        case ..<14_000: .xcode73To9
        // Xcode 11 has versions from 14810.
        case ..<14_800: .xcode10
        case ..<20_500: .xcode11To13
        // Xcode 14.3 has version 21701.
        case ..<21_700: .xcode14
        // Xcode 16.3 has version 23727.
        case ..<23_700: .xcode143To162
        case ..<24_000: .xcode163To164
        default: .xcode26
        }
    }

    /// The first version of the tools for each version of iOS, from documents whose Xcode is known.
    private static let table: [(tools: Int, version: SystemVersion)] = [
        (0, 8), (8_100, 9), (11_000, 10), (13_000, 11), (14_000, 12), (14_800, 13), (17_000, 14), (18_900, 15), (20_500, 16),
        (21_800, 17), (23_000, 18), (24_000, 26),
    ]
}
