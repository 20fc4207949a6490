import Files
import Foundation
import SourceDiagnostics
import WireframeHTML

extension PlaygroundFolderSite {
    func filesChanged(_ batch: ChangeBatch) async {
        await read(await affectedFiles(in: batch), overdue: batch.overdue)
    }

    /// Reloads changed templates. Returns the files that must be read.
    func affectedFiles(in batch: ChangeBatch) async -> Set<String> {
        if case .folder(let folder) = templates, batch.touches(folder) { templatesChanged(batch.paths(below: folder)) }
        return await changedFiles(batch)
    }

    /// The served files that a batch affects, directly or through files that they reference. A folder means all its contents.
    private func changedFiles(_ batch: ChangeBatch) async -> Set<String> {
        if batch.mayHaveMissedSome {
            attachmentsToLookUp.formUnion(store.names)
            return Set(store.names).union(await files())
        }
        var names: Set<String> = []
        var unknown: [String] = []
        for path in batch.paths {
            let name = location.name(of: path)
            if let name { names.insert(name) }
            if name.map({ store.items[$0] == nil }) ?? true { unknown.append(path) }
        }
        names.formUnion(store.items.filter { batch.concerns($0.value.paths) }.keys)
        attachmentsToLookUp.formUnion(names.filter { store.items[$0].map { batch.concerns($0.attachmentPaths) } ?? false })
        names.formUnion(readings.waiting(where: batch.concerns))
        // The save of a known file must not wait for a thread that looks for folders.
        guard !unknown.isEmpty else { return names }
        let folders = await WorkThreads.shared.run { [unknown] in unknown.filter { FileStatus(ofPath: $0)?.kind == .folder } }
        if !folders.isEmpty {
            names.formUnion(await files().filter { name in
                folders.contains { location.path(of: name).hasPrefix("\($0)/") }
            })
        }
        return names
    }

    /// The CPU time of the current thread, which does not depend on other load.
    private static var threadTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }

    private func files() async -> [String] {
        let (files, work) = await WorkThreads.shared.run { [location] in
            let start = Self.threadTime
            return (location.files(), Self.threadTime - start)
        }
        polling.lastWalk = work
        return files
    }

    /// Reads files independently, so that a slow file does not delay the others.
    func read(_ names: Set<String>, overdue: Set<String> = []) async {
        let places = store.isFull ? names.filter { store.items[$0] != nil } : names
        // A single file suffices to show that some are omitted. A program may create a thousand files a second.
        if let other = names.subtracting(places).first, FileStatus(ofPath: location.path(of: other)) != nil { store.leaveOut() }
        let begun = places.filter { readings.begin($0) }
        await withDiscardingTaskGroup { group in
            for name in begun { group.addTask { await self.read(name, overdue: overdue) } }
        }
        if store.leavesFilesOut, !saysFilesAreLeftOut {
            logger.warning("\(Self.tooManyFiles)")
            pages.change { page in page.notice(Self.tooManyFiles) }
        }
        saysFilesAreLeftOut = store.leavesFilesOut
        updateLists(canWait: readings.areUnderWay)
    }

    private func read(_ name: String, overdue: Set<String>) async {
        repeat {
            guard let delay = await readUntilCurrent(name, overdue: overdue) else { return }
            try? await Task.sleep(for: delay)
        } while readings.begin(name)
    }

    /// - Returns: The delay before the reading must be confirmed, or `nil`.
    private func readUntilCurrent(_ name: String, overdue: Set<String>) async -> Duration? {
        var delay: Duration?
        repeat {
            delay = nil
            if let pause = readings.pause(before: name) { try? await Task.sleep(for: pause) }
            let old = store.items[name]
            let canWait = old == nil || readings.changesTooFast(name) || overdue.contains(location.path(of: name))
            let looksAttachmentsUp = attachmentsToLookUp.remove(name) != nil
            let unchanged = reportsAttachments && !looksAttachmentsUp ? old?.watchedAttachments : nil
            let (reading, meanwhile) = await read(name, after: old, unchanged: unchanged ?? [:], on: canWait ? .oneByOne : .shared)
            let isDiscarded = await isOutdated(reading, by: meanwhile, overdue: overdue)
            if isDiscarded {
                readings.discard(name, paths: reading.paths)
            } else {
                readings.keep(name)
                delay = unconfirmed.delay(confirming: reading, at: .now)
                if delay == nil { take(reading) }
            }
            if looksAttachmentsUp, isDiscarded || delay != nil { attachmentsToLookUp.insert(name) }
        } while readings.end(name)
        return delay
    }

    /// Whether changes of attachments are reported, so that the files need not be examined.
    private var reportsAttachments: Bool { watcher?.isIncomplete == false && !polling.isNeeded && !isFilling }

    /// Reads a file on a work thread, which also asks the watching thread for changes during the reading.
    private func read(
        _ name: String, after old: PlaygroundStore.Item?, unchanged: [String: [UInt8]?], on threads: WorkThreads
    ) async -> (PlaygroundStore.FileReading, ChangesMeanwhile) {
        await withCheckedContinuation { continuation in
            threads.add { [location, watcher, mistakes = sourceMistakes[name]] in
                let watch = watcher?.beginReading()
                let reading = PlaygroundStore.FileReading(name, in: location, after: old, with: mistakes, unchanged: unchanged)
                guard let watch else { return continuation.resume(returning: (reading, ChangesMeanwhile())) }
                watch.end { continuation.resume(returning: (reading, $0)) }
            }
        }
    }

    /// Whether the reading may mix two versions. If the system lost events, the files are compared again.
    private func isOutdated(
        _ reading: PlaygroundStore.FileReading, by meanwhile: ChangesMeanwhile, overdue: Set<String>
    ) async -> Bool {
        if !readings.changesTooFast(reading.name), meanwhile.concerns(reading.paths.subtracting(overdue)) { return true }
        guard meanwhile.mayHaveMissedSome else { return false }
        let name = reading.name
        return await WorkThreads.shared.run { [location, found = reading.item ?? store.items[name], mistakes = sourceMistakes[name]] in
            PlaygroundStore.FileReading(name, in: location, after: found, with: mistakes).item != nil
        }
    }

    private func take(_ reading: PlaygroundStore.FileReading) {
        guard store.update(with: reading), let item = store.items[reading.name] else { return }
        listsAreOutdated = true
        report(reading.name, item)
        pages.change { page in page.fileChanged(reading.name, item) }
    }

    private func report(_ name: String, _ item: PlaygroundStore.Item) {
        // The command that uses the source reports these mistakes once for all playgrounds.
        guard item.mistakes == nil else { return }
        guard item.reading.playground == nil, !store.parts.contains(name) else { return logger.info("\(name) was read.") }
        let text = TerminalRenderer().render(item.reading.diagnostics, in: item.reading.sources)
        logger.error("\(name) has mistakes; its pages keep the last good picture.\n\(text)")
    }

    var watchedFiles: [String] {
        let attachments = store.items.flatMap { location.paths(ofAttachments: Array($0.value.attachments.keys), of: $0.key) }
        return [location.file].compactMap { $0.map(location.path) } + Set(attachments).sorted()
    }

    private func templatesChanged(_ paths: Set<String>) {
        let stylesOnly = !paths.isEmpty && paths.allSatisfy { $0.hasSuffix(".css") }
        do throws(TemplateErrors) {
            if !stylesOnly {
                renderer = try templates.renderer()
                templateProblems = []
                store.touchAll()
            }
        } catch {
            templateProblems = error.diagnostics.map { DiagnosticRecord($0, in: []) }
            pageCache = PageCache()
            pages.change { [templateProblems] page in page.templatesFailed(templateProblems) }
            return logger.error("The templates have mistakes. The last good ones stay in use.\n\(error)")
        }
        pages.change { [renderer] page in page.assetsChanged(renderer, stylesOnly: stylesOnly) }
    }

    var pollingInterval: Duration {
        if watcher?.isIncomplete == true {
            takeOver("Not every folder can be watched. The files are now checked every second.")
        }
        return polling.interval
    }

    /// Compares all files with their readings. Reads files whose change was not reported.
    func pollFiles() async {
        guard !isFilling else { return }
        let files = store.isFull ? [] : await files()
        let suspects = await differences(among: Set(store.names).union(files))
        guard !suspects.isEmpty else { return }
        try? await Task.sleep(for: PollingSchedule.confirmationDelay)
        let watch = watcher?.beginReading()
        let lost = await differences(among: Set(suspects.keys)).filter { suspects[$0.key] == $0.value }
        let meanwhile = await watch?.changesMeanwhile() ?? ChangesMeanwhile()
        guard !meanwhile.mayHaveMissedSome else { return }
        let names = lost.keys.filter { !readings.isRunning($0) && !meanwhile.concerns(location.paths(of: $0, naming: [])) }
        if let first = names.filter({ store.items[$0] != nil || !store.hasLeftFilesOut }).min() {
            takeOver("""
                The system did not report that \(first) has changed. The files are now checked every second.
                """)
        }
        attachmentsToLookUp.formUnion(names)
        await read(Set(names))
    }

    private func differences(among names: Set<String>) async -> [String: Difference] {
        await WorkThreads.shared.run { [location, items = store.items] in
            names.reduce(into: [:]) { differences, name in
                let found = Difference(name, in: location, after: items[name])
                if found.isOne { differences[name] = found }
            }
        }
    }

    private func takeOver(_ sentence: String) {
        guard polling.takeOver() else { return }
        logger.warning("\(sentence)")
        pages.change { page in page.notice(sentence) }
    }
}

private struct Difference: Hashable, Sendable {
    let isOne: Bool
    private let contents: FileContents
    private let attachments: [String: [UInt8]?]

    init(_ name: String, in location: PlaygroundLocation, after old: PlaygroundStore.Item?) {
        let folder = location.attachments(of: name)
        contents = location.contents(of: name)
        attachments = (old?.attachments ?? [:]).reduce(into: [:]) { $0[$1.key] = .some(folder.bytes(of: $1.key)) }
        if let old {
            isOne = old.contents != contents || old.attachments != attachments
        } else {
            isOne = contents.isThere
        }
    }
}

extension ChangeBatch {
    fileprivate func touches(_ folder: String) -> Bool {
        mayHaveMissedSome || !paths(below: folder).isEmpty
    }

    fileprivate func paths(below folder: String) -> Set<String> {
        paths.filter { $0 == folder || $0.hasPrefix("\(folder)/") }
    }
}
