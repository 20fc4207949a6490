/// The supported revisions of the Model Context Protocol.
enum ProtocolVersion: String, CaseIterable {
    case november2024 = "2024-11-05"
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"

    /// The client's revision if it is supported, otherwise the newest (Lifecycle, *Version Negotiation*).
    static func answer(to asked: String) -> ProtocolVersion { ProtocolVersion(rawValue: asked) ?? .november2025 }
}
