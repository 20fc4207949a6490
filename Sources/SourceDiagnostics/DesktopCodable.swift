#if hasFeature(Embedded)
/// Embedded Swift has no `Codable`: there the diagnostics are not written as JSON.
public protocol DesktopCodable {}
#else
/// `Codable` where it exists. A conformance can be made out by the compiler only in the file of its type, so it cannot move to
/// the rooms that write JSON.
public typealias DesktopCodable = Codable
#endif
