/// A playground like the sample `neko`, on twelve devices: `twelve.toml`.
enum TwelveDevices {
    static let fileName = "twelve.toml"

    private static let text = String(decoding: PackageResources.twelve_toml, as: UTF8.self)

    static var count: Int { text.ranges(of: "{ device = ").count }

    /// - Parameter word: The text of a label on every device.
    static func playground(_ word: String) -> String { text.replacing("{word}", with: word) }
}
