#if hasFeature(Embedded)
/// A protocol without requirements: Embedded Swift lacks `Codable` and writes no diagnostics as JSON.
public protocol DesktopCodable {}
#else
/// `Codable` where it exists, because the compiler derives a conformance only in the type's own file.
public typealias DesktopCodable = Codable
#endif
