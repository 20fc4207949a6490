import Synchronization

/// The limit on open pages. An open page is never closed for another.
final class PageLimit: Sendable {
    let limit: Int
    private let taken = Mutex(0)

    init(_ limit: Int) {
        self.limit = limit
    }

    /// A page's place, given back when nothing holds it any longer.
    final class Place: Sendable {
        private let limit: PageLimit

        fileprivate init(_ limit: PageLimit) {
            self.limit = limit
        }

        deinit {
            limit.taken.withLock { $0 -= 1 }
        }
    }

    var isReached: Bool { taken.withLock { $0 >= limit } }

    /// - Returns: `nil` if all places are taken.
    func takePlace() -> Place? {
        let isTaken = taken.withLock { taken in
            guard taken < limit else { return false }
            taken += 1
            return true
        }
        return isTaken ? Place(self) : nil
    }

    var sentence: String { "\(limit) pages are open here already, and that is the limit. Close one, then load this one again." }
}
