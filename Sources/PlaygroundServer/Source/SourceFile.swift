import Files
import PlaygroundModel

/// The text on the disk of a served playground, for the page's editor.
package struct SourceFile: Hashable, Sendable {
    package var name: String
    package var bytes: [UInt8]
    /// Why it is read-only, as a sentence.
    package var readOnly: String?

    var entityTag: EntityTag { EntityTag(of: bytes) }

    var address: String { PlaygroundLocation.address(ofText: name) }

    /// Why a text cannot be read or written.
    package enum Refusal: Error, Hashable, Sendable {
        case missing(String)
        /// A symbolic link leads out of the served folder.
        case outside(String)
        case unreadable(String, reason: String)
        case tooLarge(String, size: Int)
        /// The file changed since it was read.
        case changed(String)
        case notText
        case cannotWrite(String)
        /// A request has a body of unknown length.
        case withoutLength
        case longBody(what: String, limit: Int)
        /// The body is shorter than stated.
        case cutOff
    }
}

extension PlaygroundLocation {
    func source(of name: String) throws(SourceFile.Refusal) -> SourceFile {
        let bytes = try sourceBytes(of: name)
        guard String(validating: bytes, as: UTF8.self) != nil else {
            return SourceFile(name: name, bytes: bytes, readOnly: "\(name) is not UTF-8.")
        }
        do throws(OutputFile.Refusal) {
            _ = try OutputFile(path(of: name))
            return SourceFile(name: name, bytes: bytes)
        } catch {
            return SourceFile(name: name, bytes: bytes, readOnly: error.sentence(of: name))
        }
    }

    /// Writes a served file in one step, through links, if it still has this tag.
    ///
    /// - Parameter text: UTF-8.
    /// - Returns: the tag of the new text.
    func write(_ text: [UInt8], to name: String, over tag: EntityTag) throws(SourceFile.Refusal) -> EntityTag {
        guard text.count <= PlaygroundLimits.playgroundBytes else { throw .tooLarge(name, size: text.count) }
        guard String(validating: text, as: UTF8.self) != nil else { throw .notText }
        guard EntityTag(of: try sourceBytes(of: name)) == tag else { throw .changed(name) }
        let isWritten: Bool
        do throws(OutputFile.Refusal) {
            isWritten = try OutputFile(path(of: name)).replace(with: text, limit: PlaygroundLimits.playgroundBytes) { EntityTag(of: $0) == tag }
        } catch {
            throw .cannotWrite(error.sentence(of: name))
        }
        guard isWritten else { throw .changed(name) }
        return EntityTag(of: text)
    }

    private func sourceBytes(of name: String) throws(SourceFile.Refusal) -> [UInt8] {
        switch contents(of: name) {
        case .file(let file) where file.size > PlaygroundLimits.playgroundBytes: throw .tooLarge(name, size: file.size)
        case .file(let file): return file.bytes
        case .gone: throw .missing(name)
        case .outside: throw .outside(name)
        case .unreadable(let reason): throw .unreadable(name, reason: reason)
        }
    }
}

extension OutputFile.Refusal {
    /// Without the path, which pages do not learn.
    fileprivate func sentence(of name: String) -> String {
        if case .cannotWrite(_, let reason) = self { "\(name) cannot be written: \(reason)." } else { description }
    }
}
