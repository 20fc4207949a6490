#if !hasFeature(Embedded)
import Dispatch
#endif

/// Devices know nothing of one another: what all of them have to do is done on all cores. A page has but one.
extension Array where Element: Sendable {
    /// Changes every element in its place, several at a time.
    mutating func changeConcurrently(_ change: @Sendable (Index, inout Element) -> Void) {
        guard count > 1 else {
            for index in indices { change(index, &self[index]) }
            return
        }
        #if hasFeature(Embedded)
        for index in indices { change(index, &self[index]) }
        #else
        withUnsafeMutableBufferPointer { buffer in
            // Each index is visited once, and by one thread.
            nonisolated(unsafe) let elements = buffer
            DispatchQueue.concurrentPerform(iterations: elements.count) { change($0, &elements[$0]) }
        }
        #endif
    }

    /// What the elements become, in their order; several are worked on at a time.
    public func mapConcurrently<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        var results = [Result?](repeating: nil, count: count)
        results.changeConcurrently { index, result in result = transform(self[index]) }
        return results.compactMap { $0 }
    }
}
