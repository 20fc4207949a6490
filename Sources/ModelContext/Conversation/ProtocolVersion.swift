/// The revisions of the Model Context Protocol that are spoken, the newest last.
enum ProtocolVersion: String, CaseIterable {
    case november2024 = "2024-11-05"
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"

    /// The one that a client asks for if it is spoken, else the newest (Lifecycle, *Version Negotiation*).
    static func answer(to asked: String?) -> ProtocolVersion {
        asked.flatMap(ProtocolVersion.init(rawValue:)) ?? .november2025
    }
}
