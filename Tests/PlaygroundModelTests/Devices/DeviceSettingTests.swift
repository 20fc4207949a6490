import PlaygroundModel
import Testing

@Suite struct DeviceSettingTests {
    @Test(arguments: DeviceSetting.allCases)
    func `setting a value changes only its setting`(setting: DeviceSetting) {
        #expect(setting.values.count > 1)
        #expect(setting.values.map(\.name) == setting.names)
        for value in setting.values {
            var environment = Environment()
            environment.take(.setting(value))
            #expect(setting.value(in: environment) == value)
            #expect(setting.value(named: value.name) == value)
            let others = DeviceSetting.allCases.filter { $0 != setting }
            #expect(others.map { $0.value(in: environment) } == others.map(\.standard))
        }
    }

    @Test(arguments: DeviceSetting.allCases.flatMap(\.values))
    func `the text of a setting's event is read back`(value: DeviceSetting.Value) throws {
        var environment = Environment()
        environment.take(.setting(value))
        #expect(environment.settings == (value == value.setting.standard ? [] : [.setting(value)]))
        #expect(try Event(line: Event.setting(value).description) == .setting(value))
    }

    @Test func `keys of settings and words of values are unique`() {
        let keys = DeviceSetting.allCases.flatMap(\.keys)
        #expect(Set(keys).count == keys.count)
        let words = DeviceSetting.allCases.flatMap(\.values).map(\.word)
        #expect(Set(words).count == words.count)
    }

    @Test(arguments: [
        (DeviceSetting.userInterfaceStyle, ["style", "userInterfaceStyle"], "Style", ["Light", "Dark"], ["light", "dark"]),
        (.layoutDirection, ["layoutDirection"], "Direction", ["Left to right", "Right to left"], ["leftToRight", "rightToLeft"]),
        (.accessibilityContrast, ["accessibilityContrast"], "Contrast", ["Normal", "High"], ["normalContrast", "highContrast"]),
        (.legibilityWeight, ["legibilityWeight"], "Weight", ["Regular", "Bold"], ["regular", "bold"]),
        (.forceTouch, ["forceTouch"], "3D Touch", ["On", "Off"], ["forceTouch", "noForceTouch"]),
    ])
    func `a setting has keys, titles and words for ids`(
        setting: DeviceSetting, keys: [String], title: String, titles: [String], words: [String]
    ) {
        #expect(setting.keys == keys)
        #expect(setting.title == title)
        #expect(setting.values.map(\.title) == titles)
        #expect(setting.values.map(\.word) == words)
    }

    @Test func `only switches are on or off`() {
        #expect(DeviceSetting.forceTouch.values.map(\.isOn) == [true, false])
        #expect(DeviceSetting.forceTouch.value(isOn: false)?.name == "off")
        #expect(DeviceSetting.legibilityWeight.values.map(\.isOn) == [nil, nil])
        #expect(DeviceSetting.legibilityWeight.value(isOn: true) == nil)
    }

    @Test func `a direction that follows from the language is not a setting`() {
        var environment = Environment()
        environment.take(.language(.rightToLeft))
        #expect(environment.settings == [.language(.rightToLeft)])
        environment.layoutDirection = .leftToRight
        #expect(environment.settings.map(\.description) == ["language rightToLeft", "layoutDirection leftToRight"])
    }
}
