import Testing

@testable import Checking

@Suite struct CommandTests {
    @Test(arguments: [
        ("plain.toml", "iphone-17@dark", ["tap home.next"],
         "traitscope inspect plain.toml --device iphone-17@dark --event 'tap home.next'"),
        ("it's.toml", "ipad-11@landscape,1/3", [], "traitscope inspect 'it'\\''s.toml' --device ipad-11@landscape,1/3"),
        ("a b.toml", "x", ["change home.name $(rm)"], "traitscope inspect 'a b.toml' --device x --event 'change home.name $(rm)'"),
    ])
    func `arguments of a command are quoted for the shell`(path: String, device: String, events: [String], command: String) {
        #expect(ShellCommand.inspect(path, on: device, after: events) == command)
    }

    /// `Templates/modules/address.js` reads these addresses.
    @Test(arguments: [
        ([], nil),
        (["tap home.next", "back"], "#do=iphone-17@dark:tap+home.next;iphone-17@dark:back"),
        (["change home.name a;b!*&é"], "#do=iphone-17@dark:change+home.name+a%3Bb%21%2A%26%C3%A9"),
    ] as [([String], String?)])
    func `addresses have the page's format`(events: [String], address: String?) {
        #expect(PageAddress.fragment(on: "iphone-17@dark", after: events) == address)
    }
}
