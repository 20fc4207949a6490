/// A playground like the sample `neko` on twelve devices: `twelve.toml`.
enum TwelveDevices {
    static let fileName = "twelve.toml"

    private static let text = String(decoding: PackageResources.twelve_toml, as: UTF8.self)

    static var count: Int { text.ranges(of: "{ device = ").count }

    static func playground(_ word: String) -> String { text.replacing("{word}", with: word) }
}
