import Files
import Foundation
import PlaygroundModel

/// The text of a served playground on the disk, for the page's editor.
package struct SourceFile: Hashable, Sendable {
    package var name: String
    package var bytes: [UInt8]
    /// The reason why the file is read-only, as a sentence. `nil` if it can be written.
    package var readOnly: String?

    var entityTag: EntityTag { EntityTag(of: bytes) }

    var address: String { PlaygroundLocation.address(ofText: name) }

    package enum Refusal: Error, Hashable, Sendable {
        case missing(String)
        /// A symbolic link whose target is outside the served folder.
        case outside(String)
        case unreadable(String, reason: String)
        case tooLarge(String, size: Int)
        /// The file has changed since it was read.
        case changed(String)
        case notText
        /// A file with this name already exists.
        case taken(String)
        /// The name is not allowed for a new file.
        case badName(String)
        case cannotWrite(String)
        case withoutLength
        case longBody(what: String, limit: Int)
        /// The body is shorter than its stated length.
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

    /// Writes a served file in one step, following links, if it still has this tag. Returns the new tag.
    func write(_ text: [UInt8], to name: String, over tag: EntityTag) throws(SourceFile.Refusal) -> EntityTag {
        guard text.count <= PlaygroundLimits.playgroundBytes else { throw .tooLarge(name, size: text.count) }
        guard String(validating: text, as: UTF8.self) != nil else { throw .notText }
        guard EntityTag(of: try sourceBytes(of: name)) == tag else { throw .changed(name) }
        let isWritten: Bool
        do throws(OutputFile.Refusal) {
            isWritten = try OutputFile(path(of: name)).replace(with: text, limit: PlaygroundLimits.playgroundBytes) {
                EntityTag(of: $0) == tag
            }
        } catch {
            throw .cannotWrite(error.sentence(of: name))
        }
        guard isWritten else { throw .changed(name) }
        return EntityTag(of: text)
    }

    /// Creates a playground in the served folder and never replaces a file. Returns the playground's tag.
    func create(_ text: [UInt8], named name: String) throws(SourceFile.Refusal) -> EntityTag {
        let ending = ".\(Self.fileExtension)"
        let isPlain = name.dropLast(ending.count).allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        guard name.hasSuffix(ending), isPlain, (ending.utf8.count + 1...100).contains(name.utf8.count), reaches(name)
        else { throw .badName(name) }
        guard String(validating: text, as: UTF8.self) != nil else { throw .notText }
        do {
            // Links are not followed here either.
            try Data(text).write(to: URL(filePath: path(of: name)), options: .withoutOverwriting)
        } catch CocoaError.fileWriteFileExists {
            throw .taken(name)
        } catch {
            throw .cannotWrite("\(name) cannot be written: \(error.localizedDescription)")
        }
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
    /// The message without the path, which pages must not see.
    fileprivate func sentence(of name: String) -> String {
        if case .cannotWrite(_, let reason) = self { "\(name) cannot be written: \(reason)." } else { description }
    }
}
