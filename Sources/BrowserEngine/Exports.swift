// What the page's worker calls. Text goes in and out as UTF-8 through two buffers.

/// The engine's state: one page, in one worker.
private nonisolated(unsafe) var engine = Engine()
private nonisolated(unsafe) var input: UnsafeMutablePointer<UInt8>?
private nonisolated(unsafe) var output: [UInt8] = []

/// Makes room for a text of so many bytes, which the next call takes.
@_expose(wasm, "reserve") @_cdecl("traitscope_reserve")
public func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    input?.deallocate()
    input = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, Int(count)))
    return input
}

/// Takes the playground, its files and the templates.
///
/// - Returns: 1, or 0 where the text is none of an export.
@_expose(wasm, "launch") @_cdecl("traitscope_launch")
public func launch(_ count: Int32) -> Int32 {
    engine.launch(text(count)) ? 1 : 0
}

/// Takes what the page would send to a server.
@_expose(wasm, "receive") @_cdecl("traitscope_receive")
public func receive(_ count: Int32) {
    engine.receive(text(count))
}

/// Takes another version of the playground's text.
@_expose(wasm, "read") @_cdecl("traitscope_read")
public func read(_ count: Int32) {
    engine.read(text(count))
}

/// Does something of what the page may ask for next.
///
/// - Returns: 1, or 0 where there was nothing to do.
@_expose(wasm, "work_ahead") @_cdecl("traitscope_work_ahead")
public func workAhead() -> Int32 {
    engine.workAhead() ? 1 : 0
}

/// Takes what the language service knows of the language.
///
/// - Returns: 1, or 0 where the text is something else.
@_expose(wasm, "learn") @_cdecl("traitscope_learn")
public func learn(_ count: Int32) -> Int32 {
    engine.learn(text(count)) ? 1 : 0
}

/// Answers a question of the page's editor.
///
/// - Returns: how many bytes the answer has, at ``message()``.
@_expose(wasm, "answer") @_cdecl("traitscope_answer")
public func answer(_ count: Int32) -> Int32 {
    output = Array(engine.answer(text(count)).utf8)
    return Int32(output.count)
}

/// The page's next message.
///
/// - Returns: how many bytes it has, at ``message()``; 0 where there is none.
@_expose(wasm, "update") @_cdecl("traitscope_update")
public func update() -> Int32 {
    output = engine.update().map { Array($0.utf8) } ?? []
    return Int32(output.count)
}

/// Where the bytes of the message stand until the next call.
@_expose(wasm, "message") @_cdecl("traitscope_message")
public func message() -> UnsafePointer<UInt8>? {
    output.withUnsafeBufferPointer { $0.baseAddress }
}

private func text(_ count: Int32) -> String {
    String(decoding: UnsafeBufferPointer(start: input, count: Int(count)), as: UTF8.self)
}
