/// Substring search by bytes, because Embedded Swift lacks the standard library's search.
extension StringProtocol {
    public func firstRange(ofText text: String) -> Range<Index>? {
        let wanted = Array(text.utf8)
        var rest = utf8[...]
        while rest.count >= wanted.count {
            if rest.starts(with: wanted) {
                return rest.startIndex..<rest.index(rest.startIndex, offsetBy: wanted.count)
            }
            rest = rest.dropFirst()
        }
        return nil
    }

    public func hasText(_ text: String) -> Bool { firstRange(ofText: text) != nil }
}
