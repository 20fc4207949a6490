#if hasFeature(Embedded)
/// Embedded Swift has no `Codable`, and does not write diagnostics as JSON.
public protocol DesktopCodable {}
#else
/// `Codable` where it exists. The compiler derives a conformance only in the file of its type.
public typealias DesktopCodable = Codable
#endif
