import Exporting
import Files
import Foundation

/// The targets of pictures: one file, files in a folder, or files in the current folder.
struct PictureTargets {
    struct Pair<File> {
        var light: File
        var dark: File?

        func map<Other>(_ transform: (File) throws -> Other) rethrows -> Pair<Other> {
            Pair<Other>(light: try transform(light), dark: try dark.map(transform))
        }
    }

    private let paths: [Pair<String>]
    private let format: PictureFormat
    private let newFolder: String?

    /// Files are named after the pictures and the format. `output` is the file for a single picture, or the folder for several.
    init(_ pictures: [PictureDocument], format: PictureFormat, output: String?) throws {
        let names = pictures.map { Pair(light: $0.name, dark: $0.darkName).map { "\($0).\(format.rawValue)" } }
        self.format = format
        let count = names.reduce(0) { $0 + ($1.dark == nil ? 1 : 2) }
        var isFolder: ObjCBool = false
        let isThere = output.map { FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) } ?? true
        guard let output else {
            (paths, newFolder) = (names, nil)
            return
        }
        if count == 1, !isFolder.boolValue {
            (paths, newFolder) = ([Pair(light: output, dark: nil)], nil)
            return
        }
        let ending = ".\(format.rawValue)"
        if names.count == 1, !isFolder.boolValue, output.hasSuffix(ending) {
            (paths, newFolder) = ([Pair(light: output, dark: String(output.dropLast(ending.count)) + "-dark\(ending)")], nil)
            return
        }
        let cure = "Name a folder, or choose one with --device."
        if output == "-" { throw CleanFailure("\(count) pictures cannot go to standard output. \(cure)") }
        if isThere ? !isFolder.boolValue : output.hasSuffix(ending) {
            throw CleanFailure("\(output) is one file, but there are \(count) pictures. \(cure) With --board they are one.")
        }
        paths = names.map { $0.map { output.path(to: $0) } }
        newFolder = isThere ? nil : output
    }

    /// Checks that all files can be written without overwriting `sources`. Nothing is changed.
    func check(against sources: [String]) throws {
        guard let newFolder else {
            _ = try files(against: sources)
            return
        }
        let parent = URL(filePath: newFolder).deletingLastPathComponent().path
        guard FileManager.default.isWritableFile(atPath: parent) else {
            throw CleanFailure("There is no folder \(newFolder), and it cannot be created.")
        }
    }

    func made(against sources: [String]) throws -> [Pair<OutputFile>] {
        if let newFolder {
            do {
                try FileManager.default.createDirectory(atPath: newFolder, withIntermediateDirectories: false)
            } catch {
                throw CleanFailure("The folder \(newFolder) cannot be created: \(error.localizedDescription)")
            }
        }
        return try files(against: sources)
    }

    private func files(against sources: [String]) throws -> [Pair<OutputFile>] {
        try paths.map { pair in
            try pair.map { path in
                let file = try OutputFile(path)
                try file.check(against: sources)
                try file.check(format.mark)
                return file
            }
        }
    }
}

extension PictureFormat {
    var mark: FileMark {
        switch self {
        case .svg: .svg
        case .png: .png
        case .pdf: .pdf
        }
    }
}
