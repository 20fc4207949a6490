extension Sequence {
    package func uniqued(by key: (Element) -> some Hashable) -> [Element] {
        var seen: Set<AnyHashable> = []
        return filter { seen.insert(AnyHashable(key($0))).inserted }
    }
}
