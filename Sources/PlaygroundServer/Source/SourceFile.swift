import Files
import PlaygroundModel

/// The text of a served playground as it is on the disk: what the page's editor shows, and writes.
package struct SourceFile: Hashable, Sendable {
    /// The path within the folder that is served.
    package var name: String
    package var bytes: [UInt8]
    /// Why it cannot be written, as a sentence; `nil` where it can.
    package var readOnly: String?

    var entityTag: EntityTag { EntityTag(of: bytes) }

    /// Its own address, percent-encoded.
    var address: String { PlaygroundLocation.address(ofText: name) }

    /// Why there is no text to be had, or none was written.
    package enum Refusal: Error, Hashable, Sendable {
        case missing(String)
        /// It is a symbolic link out of the folder that is served.
        case outside(String)
        case unreadable(String, reason: String)
        case tooLarge(String, size: Int)
        /// It is another than the one that was read.
        case changed(String)
        case notText
        /// As a sentence.
        case cannotWrite(String)
    }
}

extension PlaygroundLocation {
    /// The text of a served file as it is now. One that may not be written says so.
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

    /// Writes a served file in one step, through a link the file that it leads to, if it is still the one that was read.
    ///
    /// - Parameters:
    ///   - text: the bytes of the new text, which have to be UTF-8.
    ///   - tag: of the text that was read.
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
    /// Without the path, which a page need not know.
    fileprivate func sentence(of name: String) -> String {
        if case .cannotWrite(_, let reason) = self { "\(name) cannot be written: \(reason)." } else { description }
    }
}
