// Localization functions of Apple's Foundation that Foundation on Linux lacks.

extension String {
    public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable, Equatable {
        /// The key in a string catalogue, with `%@` for each inserted value.
        let key: String
        let arguments: [String]

        public init(_ value: String) { (key, arguments) = (value, []) }
        public init(stringLiteral value: String) { (key, arguments) = (value, []) }
        public init(stringInterpolation interpolation: StringInterpolation) { (key, arguments) = (interpolation.key, interpolation.arguments) }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [String] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
            public mutating func appendInterpolation(_ string: String) {
                key += "%@"
                arguments.append(string)
            }
            public mutating func appendInterpolation(_ number: Int) {
                key += "%lld"
                arguments.append("\(number)")
            }
        }

        /// The localized text in the current language.
        func text(_ translations: [String: String]) -> String {
            var text = translations[key] ?? key
            guard !arguments.isEmpty else { return text }
            for (place, argument) in arguments.enumerated() {
                text = text.replacingOccurrences(of: "%\(place + 1)$@", with: argument)
                for form in ["%@", "%lld"] where text.contains(form) {
                    if let range = text.range(of: form) { text.replaceSubrange(range, with: argument) }
                    break
                }
            }
            return text.replacingOccurrences(of: "%%", with: "%")
        }
    }

    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) { self = keyAndValue.text(StringCatalogue.translations) }

    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = defaultValue.text(StringCatalogue.translations) }
}

/// The translations for the current language, by key.
enum StringCatalogue {
    nonisolated(unsafe) static var translations: [String: String] = [:]
}
