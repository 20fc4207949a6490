// The functions that the page's worker calls. Text is passed as UTF-8 through two buffers.

/// The engine. There is one page in each worker.
private nonisolated(unsafe) var engine = Engine()
private nonisolated(unsafe) var input: UnsafeMutablePointer<UInt8>?
private nonisolated(unsafe) var output: UnsafeMutableBufferPointer<UInt8>?

/// Allocates the input buffer for the text of the next call. `count` is in bytes.
@_expose(wasm, "reserve") @_cdecl("traitscope_reserve")
public func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    input?.deallocate()
    input = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, Int(count)))
    return input
}

/// - Returns: 1, or 0 if the text is not an export.
@_expose(wasm, "launch") @_cdecl("traitscope_launch")
public func launch(_ count: Int32) -> Int32 {
    engine.launch(text(count)) ? 1 : 0
}

@_expose(wasm, "receive") @_cdecl("traitscope_receive")
public func receive(_ count: Int32) {
    engine.receive(text(count))
}

@_expose(wasm, "read") @_cdecl("traitscope_read")
public func read(_ count: Int32) {
    engine.read(text(count))
}

/// - Returns: 1, or 0 if there was no work.
@_expose(wasm, "work_ahead") @_cdecl("traitscope_work_ahead")
public func workAhead() -> Int32 {
    engine.workAhead() ? 1 : 0
}

/// - Returns: 1, or 0 if the text is not language data.
@_expose(wasm, "learn") @_cdecl("traitscope_learn")
public func learn(_ count: Int32) -> Int32 {
    engine.learn(text(count)) ? 1 : 0
}

/// - Returns: The number of bytes of the answer, which is at ``message()``.
@_expose(wasm, "answer") @_cdecl("traitscope_answer")
public func answer(_ count: Int32) -> Int32 {
    store(engine.answer(text(count)))
}

/// - Returns: The number of bytes of the page's next message, which is at ``message()``. 0 if there is none.
@_expose(wasm, "update") @_cdecl("traitscope_update")
public func update() -> Int32 {
    store(engine.update() ?? "")
}

/// The address of the message. It is valid until the next call.
@_expose(wasm, "message") @_cdecl("traitscope_message")
public func message() -> UnsafePointer<UInt8>? {
    UnsafePointer(output?.baseAddress)
}

/// - Returns: The number of bytes of the text, which is at ``message()``.
private func store(_ text: String) -> Int32 {
    output?.deallocate()
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    output = bytes
    return Int32(bytes.count)
}

private func text(_ count: Int32) -> String {
    String(decoding: UnsafeBufferPointer(start: input, count: Int(count)), as: UTF8.self)
}
