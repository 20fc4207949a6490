import Foundation
import PlaygroundModel

package enum BoardAddressFailure: Error, Hashable, Sendable {
    case unknownForm
    case malformed(String)
    case badEvent(Event.ParseError)
}

/// An address within a page: events on the board, a scenario, or an element.
package enum BoardAddress: Hashable, Sendable {
    /// `#do=iphone-17:tap+home.next;*:rotate+landscape`, as in the address of a page (`Templates/modules/address.js`).
    case events([Item])
    /// `#scenario=Its+name@2`: a scenario after two of its events. If there is no number, after all of them.
    case scenario(name: String, count: Int?)
    /// `#show=home.photo`: highlights an element.
    case element(String)

    package struct Item: Hashable, Sendable {
        /// The device. `nil` for all devices.
        package var device: String?
        /// The event. `nil` if the device returns to an earlier step.
        package var event: Event?
    }

    static let eventsKey = "#do="

    /// - Parameter text: The address from `#` on.
    package init(_ text: String) throws(BoardAddressFailure) {
        if let list = Self.value(of: Self.eventsKey, in: text) {
            var items: [Item] = []
            for item in list.split(separator: ";", omittingEmptySubsequences: false) { items.append(try Self.item(String(item))) }
            self = .events(items)
        } else if let written = Self.value(of: "#scenario=", in: text) {
            let parts = written.split(separator: "@", omittingEmptySubsequences: false)
            let count = parts.count > 1 ? parts.last.flatMap { Int($0) } : nil
            let name = count == nil ? written : parts.dropLast().joined(separator: "@")
            self = .scenario(name: try Self.decoded(name), count: count)
        } else if let element = Self.value(of: "#show=", in: text) {
            self = .element(try Self.decoded(element))
        } else {
            throw .unknownForm
        }
    }

    private static func value(of key: String, in text: String) -> String? {
        text.hasPrefix(key) ? String(text.dropFirst(key.count)) : nil
    }

    private static func item(_ text: String) throws(BoardAddressFailure) -> Item {
        var written = text
        if written.hasPrefix("!") { written.removeFirst() }
        guard let colon = written.firstIndex(of: ":"), colon != written.startIndex else { throw .malformed(text) }
        let place = try decoded(String(written[..<colon]))
        let device = place == "*" ? nil : place
        let what = try decoded(String(written[written.index(after: colon)...]))
        if what.hasPrefix("^") {
            guard Int(what.dropFirst()) != nil else { throw .malformed(text) }
            return Item(device: device, event: nil)
        }
        do throws(Event.ParseError) {
            return Item(device: device, event: try Event(line: what))
        } catch {
            throw .badEvent(error)
        }
    }

    private static func decoded(_ text: String) throws(BoardAddressFailure) -> String {
        guard let decoded = text.replacing("+", with: " ").removingPercentEncoding else { throw .malformed(text) }
        return decoded
    }
}
