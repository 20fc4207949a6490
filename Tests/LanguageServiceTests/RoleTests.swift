import JSON
import PlaygroundSchema
import Testing
@testable import LanguageService

@Suite struct RoleTests {
    /// What the schema says of names in its comments is what the service reads there.
    @Test func theSchemaNamesRolesThatTheServiceKnows() {
        let roles = Set(Self.comments(in: PlaygroundSchema.document).compactMap { $0.split(separator: " ").last.map(String.init) })
        #expect(roles.count > 15)
        for role in roles { #expect(LanguageService.NameRole(rawValue: role) != nil, "\(role)") }
    }

    private static func comments(in value: JSONValue) -> [String] {
        let own = value["$comment"]?.string.map { [$0] } ?? []
        return own + (value.members ?? []).flatMap { comments(in: $0.value) } + (value.elements ?? []).flatMap { comments(in: $0) }
    }
}
