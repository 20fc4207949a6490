import Foundation
import WireframeHTML

extension PageUpdate {
    /// A message as it goes over the wire. Every message carries a revision, as the tab confirms every message.
    init?(_ message: ServerMessage, revision: Int) {
        guard let json = try? JSONEncoder().encode(Numbered(message: message, revision: revision)) else { return nil }
        self.init(revision: revision, json: String(decoding: json, as: UTF8.self))
    }

    private struct Numbered: Encodable {
        let message: ServerMessage
        let revision: Int

        private enum CodingKeys: CodingKey { case revision }

        func encode(to encoder: any Encoder) throws {
            try message.encode(to: encoder)
            var object = encoder.container(keyedBy: CodingKeys.self)
            try object.encode(revision, forKey: .revision)
        }
    }
}
