import PlaygroundModel
import Testing

extension VersionTable {
    /// Expects ascending rows with sources. Returns the value of each version.
    func checkedRows<Result>(_ value: (Value) -> Result) -> [SystemVersion: Result] {
        #expect(rows.map(\.version) == Set(rows.map(\.version)).sorted())
        #expect(rows.allSatisfy { !$0.source.isEmpty })
        return Dictionary(uniqueKeysWithValues: rows.map { ($0.version, value($0.value)) })
    }
}
