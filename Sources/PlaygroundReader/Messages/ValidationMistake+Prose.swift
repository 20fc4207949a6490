import PlaygroundModel
import SourceDiagnostics

extension ValidationMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .laterFormat: "later-format"
        case .unknownKind: "unknown-kind"
        case .unknownDevice: "unknown-device"
        case .orientationNotAvailable: "orientation-not-available"
        case .splitNotAvailable, .splitBeforeSystem9, .splitWhileClosed, .windowTooLarge: "split-not-available"
        case .windowRefused, .windowTooSmall, .windowStaysUpright: "window-not-available"
        case .splitAndWindow: "split-and-window"
        case .notMadeFor: "not-in-device-family"
        case .emptyDeviceFamily: "empty-device-family"
        case .unknownSDK: "unknown-sdk"
        case .doesNotFold: "posture-not-available"
        case .noDeviceLeft: "no-device-left"
        case .duplicateDevice: "duplicate-device"
        case .badLanguage: "bad-language"
        case .untranslated: "untranslated"
        case .emptySet: "empty-set"
        case .versionOutOfRange: "version-out-of-range"
        case .unknownQuirk: "unknown-quirk"
        case .unknownTrait: "unknown-trait"
        case .traitWithoutValues: "trait-without-values"
        case .conditionNeverHolds, .contradiction: "condition-never-holds"
        case .noCondition: "no-condition"
        case .badPattern: "bad-value"
        case .conditionOnRule: "condition-on-rule"
        case .otherType: "wrong-type"
        case .unknownVariable: "unknown-variable"
        case .constantVariable: "constant-variable"
        case .unknownController: "unknown-controller"
        case .controllerCycle: "controller-cycle"
        case .navigationInNavigation: "navigation-in-navigation"
        case .navigationInArrangement: "navigation-in-arrangement"
        case .controllersTooDeep, .viewsTooDeep: "hierarchy-too-deep"
        case .unusedController: "unused-controller"
        case .cannotOverrideItself: "cannot-override-itself"
        case .notAChild: "not-a-child"
        case .notAnAncestor: "not-an-ancestor"
        case .notYetThere: "not-yet-there"
        case .answerOfOtherStyle: "answer-of-other-style"
        case .sidebarWithoutMode: "sidebar-without-mode"
        case .actionCount: "action-count"
        case .actionWord: "action-word"
        case .largeTitleNowhere: "large-title-nowhere"
        case .toolbarNowhere: "toolbar-nowhere"
        case .noActiveDetent: "no-active-detent"
        case .answerInCompactWidthAlone: "answer-in-compact-width-alone"
        case .routeWithout: "route-of-one-method"
        case .noCommonOrientation: "no-common-orientation"
        case .orientationsNotAsked: "orientations-not-asked"
        case .nothingToSearchWith: "nothing-to-search-with"
        case .ignoredBySDK: "ignored-by-sdk"
        case .unknownView: "unknown-view"
        case .unknownSegue: "unknown-segue"
        case .takesNoText: "takes-no-text"
        case .viewCycle: "view-cycle"
        case .viewInTwoSuperviews: "view-in-two-superviews"
        case .notArranged: "not-arranged"
        case .listInCell: "list-in-cell"
        case .notScrollView: "not-a-scroll-view"
        case .titleViewInView: "title-view-in-view"
        case .viewBesideAccessory: "view-beside-accessory"
        case .fieldsInActionSheet: "fields-in-action-sheet"
        case .preferredActionInActionSheet: "preferred-action-in-action-sheet"
        case .unknownAction: "unknown-action"
        case .keyBesideOwnCell: "key-beside-own-cell"
        case .labelOfOtherCell: "label-of-other-cell"
        case .unknownPlaceholder: "unknown-placeholder"
        case .unknownFontWidths: "unknown-font-widths"
        case .markWithoutEffect: "mark-without-effect"
        case .groupWithoutItems: "group-without-items"
        case .contradictingEdges: "contradicting-edges"
        case .unknownElementKind: "unknown-element-kind"
        }
    }

    var severity: Diagnostic.Severity {
        switch self {
        case .duplicateDevice, .unusedController, .conditionNeverHolds, .contradiction, .conditionOnRule, .constantVariable,
             .notAnAncestor, .notYetThere, .answerOfOtherStyle, .sidebarWithoutMode, .largeTitleNowhere, .toolbarNowhere,
             .noCommonOrientation, .orientationsNotAsked, .routeWithout, .navigationInArrangement, .nothingToSearchWith, .ignoredBySDK, .markWithoutEffect, .groupWithoutItems,
             .contradictingEdges, .unknownElementKind: .warning
        case .unknownFontWidths, .untranslated, .answerInCompactWidthAlone: .note
        default: .error
        }
    }

    var headline: String {
        switch self {
        case .laterFormat(let format, let known): "the file has format \(format), but this version of Traitscope reads format \(known)"
        case .unknownKind(let kind, let subject, _): "there is no kind of \(subject) called \(kind.quoted)"
        case .unknownDevice(let id, _): "there is no device or group called \(id.quoted)"
        case .orientationNotAvailable(let word, let device, _): "\(device.quoted) has no orientation \(word.quoted)"
        case .splitNotAvailable(let word, let device, let orientation, _, _):
            "\(device.quoted) has no window \(word.quoted) in \(orientation.isPortrait ? "portrait" : "landscape")"
        case .splitBeforeSystem9(let word): "there is no window \(word.quoted) before iOS 9"
        case .windowTooLarge(let word, let device, let screen):
            "a window of \(word) does not fit the screen of \(device.quoted), \(screen.word)"
        case .windowRefused(let word, let device, let obstacle): "\(device.quoted) does not give the app the window \(word.quoted)\(Self.reason(obstacle))"
        case .windowTooSmall(let word, let least): "a window of \(word) is smaller than the app's minimumSize, \(least.word)"
        case .windowStaysUpright(let device): "a window next to \(device.quoted) must be upright"
        case .splitAndWindow: "split and window both set a device's window"
        case .notMadeFor(let idiom, let device): "the app is not made for \(device.quoted): its deviceFamily has no \(idiom.rawValue)"
        case .emptyDeviceFamily: "an app needs at least one device family"
        case .unknownSDK(let text, let known):
            Self.isLater(text, than: known) ? "there is no SDK of iOS \(text) yet" : "there is no SDK \(text.quoted)"
        case .splitWhileClosed(let word, let device): "\(device.quoted) has no window \(word.quoted) while it is closed"
        case .doesNotFold(let device): "\(device.quoted) does not fold and has no posture"
        case .noDeviceLeft(let group): "no device of \(group.quoted) has this orientation and window"
        case .duplicateDevice(let id): "\(id.quoted) is already listed"
        case .badLanguage(let name): "\(name.quoted) is not a language code"
        case .untranslated(let texts, let language):
            "\(texts.count) text\(texts.count == 1 ? " has" : "s have") no translation in \(language.quoted)"
        case .emptySet(let name): "the set \(name.quoted) has no devices"
        case .versionOutOfRange(let version, let supported):
            "iOS \(version) is not supported: the versions are \(supported[0]) to \(supported[supported.count - 1])"
        case .unknownQuirk(let name, _): "there is no quirk called \(name.quoted)"
        case .unknownTrait(let name, _): "there is no trait \(name.quoted)"
        case .traitWithoutValues(let name): "the trait \(name.quoted) needs at least one value"
        case .conditionNeverHolds(let lower, let upper): "the condition never holds: \(lower) is greater than \(upper)"
        case .contradiction(let name): "the condition never holds: \(name.quoted) cannot have two values at once"
        case .noCondition(let property): "conditions cannot test \(property.quoted)"
        case .badPattern(let mistake): "the pattern cannot be read: \(Self.words(mistake))"
        case .conditionOnRule(let name): "the condition ignores the value set by a rule: \(name.quoted)"
        case .otherType(let name, let expected): "\(name.quoted) must be \(expected.typeInWords ?? "a string")"
        case .unknownVariable(let name, _): "this controller has no variable \(name.quoted)"
        case .constantVariable(let name): "the variable \(name.quoted) is never set"
        case .unknownController(let name, _): "there is no controller \(name.quoted)"
        case .controllerCycle(let names): "the controller \((names.first ?? "").quoted) contains itself: \(Self.chain(names))"
        case .navigationInNavigation(let name):
            "the navigation controller \(name.quoted) cannot be on another navigation controller's stack"
        case .navigationInArrangement(let name): "the container \(name.quoted) is in an arrangement"
        case .controllersTooDeep(let limit): "controllers are nested more than \(limit) levels deep"
        case .unusedController(let name): "the controller \(name.quoted) is never shown"
        case .cannotOverrideItself(let name, let version):
            "the controller \(name.quoted) cannot override its own traits under iOS \(version)"
        case .notAChild(let name, let parent, _): "\(name.quoted) is not a child of \(parent.quoted)"
        case .notAnAncestor(let name, let controller):
            "\(name.quoted) is never an ancestor of \(controller.quoted), so its traits cannot be copied"
        case .notYetThere(let key, let introduced, let version):
            "\(key.quoted) requires iOS \(introduced) and has no effect under iOS \(version)"
        case .answerOfOtherStyle(let key, let isOfColumnStyle):
            "a split view \(isOfColumnStyle ? "without" : "with") a style does not ask its delegate for \(key.quoted)"
        case .sidebarWithoutMode(let mode): "the sidebar is never shown: the mode is \(mode.rawValue)"
        case .actionCount(0, _): "an action is missing here"
        case .actionCount(let count, _): "expected one action, found \(count)"
        case .actionWord(let word, _, true, _, _): "the name of the controller \(word.quoted) is not an action"
        case .actionWord(let word, _, false, _, _): "there is no action \(word.quoted)"
        case .noActiveDetent: "in compact height this sheet has no active detent, so UIKit raises an exception"
        case .answerInCompactWidthAlone(let device):
            "adaptivePresentationStyle(for:) is not called in regular width, where \(device.quoted) adapts in landscape"
        case .routeWithout(.launch): "the quick action does nothing when it launches the app"
        case .routeWithout(.performAction): "the quick action does nothing while the app runs"
        case .noCommonOrientation: "the app and this controller have no orientation in common, so UIKit raises an exception"
        case .orientationsNotAsked(let name): "UIKit ignores the orientations of \(name.quoted), which is in a container"
        case .toolbarNowhere: "no toolbar shows these items: no navigation controller has isToolbarHidden = false"
        case .largeTitleNowhere: "no bar shows a large title: no navigation controller has prefersLargeTitles"
        case .unknownSegue(let name, _): "this controller has no segue \(name.quoted)"
        case .nothingToSearchWith(let key): "\(key) has no effect: the controller has no search controller"
        case .ignoredBySDK(let key, let sdk): "\(key.quoted) has no effect on an app that is built for iOS \(sdk)"
        case .unknownView(let name, _): "there is no view \(name.quoted) in this controller"
        case .takesNoText(let name, let kind, _): "the keyboard cannot be given to \(name.quoted), a \(kind.rawValue)"
        case .viewCycle(let names): "the view \((names.first ?? "").quoted) contains itself: \(Self.chain(names))"
        case .viewInTwoSuperviews(let name, let superviews):
            "the view \(name.quoted) cannot be in \(NameList(superviews).joined(by: .and)) at once"
        case .viewsTooDeep(let limit): "views are nested more than \(limit) levels deep"
        case .notArranged(let name, let stack, _): "\(name.quoted) is not an arranged subview of \(stack.quoted)"
        case .listInCell(let kind): "a \(kind.rawValue) cannot be in a cell"
        case .notScrollView(let name, _): "\(name.quoted) is no scroll view, table, collection or text view"
        case .titleViewInView(let name, let superview): "the title view \(name.quoted) is in \(superview.quoted)"
        case .viewBesideAccessory(let name, _): "a tab bar controller has no views besides its bottomAccessory, found \(name.quoted)"
        case .fieldsInActionSheet: "an action sheet has no text fields: UIKit raises an exception"
        case .preferredActionInActionSheet: "an action sheet emphasises no action"
        case .unknownAction(let name, _): "this alert has no action \(name.quoted)"
        case .keyBesideOwnCell(let key, let owner):
            "\(key.quoted) is for cells in UIKit's styles, but \(owner) has a custom cell"
        case .labelOfOtherCell(let key, _, true): "\(key.quoted) is nil in a cell with a contentConfiguration"
        case .labelOfOtherCell(let key, _, false): "\(key.quoted) belongs to a contentConfiguration, which this row does not have"
        case .unknownPlaceholder(let name, _): "the row has no value \(name.quoted)"
        case .contradictingEdges(let one, let other): "an anchor cannot be at the \(one) and the \(other) edge"
        case .unknownElementKind(let name, _): "the collection has no supplementaryViews.\(name)"
        case .groupWithoutItems: "a group without items places none of the section's"
        case .markWithoutEffect(.unclosed(let mark)): "\(mark.quoted) has no counterpart, and is drawn as text"
        case .markWithoutEffect(.linkWithoutAddress): "the link has no address"
        case .markWithoutEffect(.unknownAttribute(let words)): "\(words.quoted) is not an attribute of a text"
        case .unknownFontWidths(let family): "the character widths of \(family.quoted) are unknown"
        }
    }

    var notes: [String] {
        switch self {
        case .unknownKind(_, _, let known), .unknownQuirk(_, let known), .actionCount(_, let known):
            ["permitted: \(NameList(known, limit: 30).joined(by: .or))"]
        case .orientationNotAvailable(_, let device, let available):
            ["\(device) has \(NameList(available).joined(by: .and))"]
        case .splitNotAvailable(_, let device, _, let available, _):
            ["\(device) has \(NameList(available).joined(by: .and)) in this orientation"]
        case .badLanguage: ["a language is a code such as \"de\" or \"pt-BR\""]
        case .unknownSDK(_, let known): ["the SDKs are \(NameList(known.map { "\($0)" }, limit: 30).joined(by: .and))"]
        case .windowRefused(_, _, .larger(let most)): ["the largest is \(most.word)"]
        case .untranslated(let texts, _): ["untranslated: \(NameList(texts, limit: 5).joined(by: .and))"]
        case .splitBeforeSystem9: ["Split View and Slide Over came with iOS 9"]
        case .unknownController(_, let known) where !known.isEmpty:
            ["the controllers are \(NameList(known).joined(by: .and))"]
        case .noCondition: ["conditions compare strings, numbers and booleans"]
        case .conditionOnRule: ["a condition uses the value in the file, or the value that a person or an action set later"]
        case .unknownVariable(_, let known) where !known.isEmpty:
            ["its variables are \(NameList(known).joined(by: .and))"]
        case .unknownView(_, let known) where !known.isEmpty:
            ["the views here are \(NameList(known).joined(by: .and))"]
        case .unknownAction(_, let known) where !known.isEmpty:
            ["its actions are \(NameList(known).joined(by: .and))"]
        case .unknownSegue(_, let known):
            [known.isEmpty ? "declare them with the key \"segues\"" : "its segues are \(NameList(known).joined(by: .and))"]
        case .takesNoText(_, _, let inputs):
            ["it can be given to " + (inputs.isEmpty ? "a textField, a textView or a searchBar" : NameList(inputs).joined(by: .or))]
        case .cannotOverrideItself:
            ["a parent overrides a child's traits with setOverrideTraitCollection(_:forChild:); traitOverrides requires iOS 17"]
        case .navigationInNavigation:
            ["UIKit raises an exception: pushing a navigation controller is not supported"]
        case .noActiveDetent: ["UIKit's message: at least one detent must be active; `medium` is inactive in compact height"]
        case .routeWithout(.launch): ["from iOS 13 on scene(_:willConnectTo:options:) delivers it at launch, and performActionFor does not"]
        case .noCommonOrientation: ["UIKit's message: Supported orientations has no common orientation with the application"]
        case .orientationsNotAsked:
            ["UIKit uses those of the window's root controller, or of the front-most presented controller that fills the window"]
        case .navigationInArrangement:
            ["an arrangement is layout, not navigation: put it into containers with bars (Apple, Preparing your app for iPhone Duo)"]
        case .sidebarWithoutMode(.automatic):
            ["automatic shows a sidebar only for groups of tabs, which playgrounds do not have"]
        case .notAChild(_, let parent, let children):
            [children.isEmpty ? "\(parent) has no children" : "its children are \(NameList(children).joined(by: .and))"]
        case .unknownPlaceholder(_, let known) where !known.isEmpty:
            ["its values are \(NameList(known).joined(by: .and))"]
        case .markWithoutEffect(.unclosed): ["a backslash before it makes it part of the text"]
        case .markWithoutEffect(.unknownAttribute): ["permitted: color: 'systemRed', with a colour of UIKit or #rrggbb"]
        case .unknownFontWidths: ["its text may be measured too wide or too narrow"]
        case .notArranged(_, _, let arranged) where !arranged.isEmpty:
            ["its arranged subviews are \(NameList(arranged).joined(by: .and))"]
        default: []
        }
    }

    var hint: String? {
        switch self {
        case .unknownTrait(let name, let known): FamiliarName.hint(forKey: name, in: "a condition") ?? known.suggestion(for: name)
        case .unknownKind(let name, "controller", _) where ViewKind(rawValue: name) != nil:
            "add a view of this kind to the controller: views.content = { kind = \(name.quoted) }"
        case .unknownKind(let name, _, let known):
            FamiliarName.kind(for: name, among: known).map { "in a playground it is called \($0)" } ?? known.suggestion(for: name)
        case .unknownQuirk(let name, let known), .unknownController(let name, let known),
             .unknownView(let name, let known), .unknownSegue(let name, let known), .notAChild(let name, _, let known),
             .notArranged(let name, _, let known), .unknownPlaceholder(let name, let known), .unknownAction(let name, let known):
            known.suggestion(for: name)
        case .unknownVariable(let name, let known):
            known.suggestion(for: name) ?? "declare it: variables = { \(name) = 0 }"
        case .contradictingEdges: "remove one of them"
        case .unknownElementKind(let name, let known): known.suggestion(for: name) ?? "add supplementaryViews.\(name) = { views = { … } }"
        case .groupWithoutItems: "add subitems = [{}]"
        case .constantVariable(let name): "set it: tap = { set = { \(name) = … } }, or replace it with its value"
        case .conditionOnRule: "repeat the condition of the rule"
        case .unknownDevice(let name, let known):
            known.suggestion(for: name) ?? "`traitscope devices` lists them all"
        case .notScrollView(_, let known): known.isEmpty ? "remove it" : "use \(known.map { $0.quoted }.joined(separator: " or "))"
        case .titleViewInView(let name, let superview): "remove \(name.quoted) from the views in \(superview.quoted)"
        case .viewBesideAccessory(let name, let accessory):
            accessory.map { "add \(name.quoted) to the subviews of \($0.quoted)" } ?? "add bottomAccessory = \(name.quoted)"
        case .fieldsInActionSheet: "set preferredStyle = \"alert\", or remove the fields"
        case .preferredActionInActionSheet: "set preferredStyle = \"alert\", or remove it"
        case .duplicateDevice: "give it another name or another environment, or remove it"
        case .emptySet: "add some: devices = [\"pads\"], or remove the set"
        case .splitNotAvailable(_, _, _, _, let elsewhere?): "it has one in the other orientation: orientation = \(elsewhere.quoted)"
        case .splitWhileClosed: "open it: posture = \"open\""
        case .doesNotFold: "remove it, or write device = \"iphone-duo\""
        case .versionOutOfRange(let version, _) where version.contains("."):
            "write only the first number: \(String(version.prefix { $0 != "." }).quoted)"
        case .windowRefused(_, _, .cameWith(let version)): "set ios to \"\(version)\" or later, or remove the window"
        case .windowRefused(_, _, .linkedBefore(let version)): "set the app's sdk to \"\(version)\" or later, or remove the window"
        case .windowRefused(_, _, .requiresFullScreen): "remove the app's requiresFullScreen, or the window"
        case .windowRefused(_, _, .someOrientations): "remove the app's supportedInterfaceOrientations, or the window"
        case .windowRefused(_, _, .fullScreenApps): "remove windowedApps = false, or the window"
        case .windowRefused(_, _, .compatibilityBox): "add \"pad\" to the app's deviceFamily, or remove the window"
        case .windowStaysUpright: "remove the orientation"
        case .splitAndWindow: "remove one of them"
        case .notMadeFor(let idiom, _): "add it: deviceFamily = [\"phone\", \"pad\"], or remove the \(idiom.rawValue)"
        case .emptyDeviceFamily: "write deviceFamily = [\"phone\"], [\"pad\"] or both, or remove the key"
        case .unknownSDK(_, let known): "write sdk = \"\(known[known.count - 1])\", or remove it for the newest"
        case .cannotOverrideItself(let name, _):
            "put \(name.quoted) into a controller of kind \"container\", and override it there: child = \(name.quoted)"
        case .unusedController(let name): "show it: tap = { show = \(name.quoted) }"
        case .notYetThere(_, let introduced, _): "set ios to \"\(introduced)\" or later, or remove it"
        case .answerOfOtherStyle(_, true): "give the split view a style, such as \"doubleColumn\", or remove this key"
        case .answerOfOtherStyle(_, false): "remove the style or this key"
        case .navigationInArrangement(let name): "make the arrangement the content of \(name.quoted)"
        case .sidebarWithoutMode: "write mode = \"tabSidebar\""
        case .ignoredBySDK: "set the SDK to that of iOS 26: sdk = 26"
        case .nothingToSearchWith: "add one: searchController = { placeholder = \"…\" }"
        case .keyBesideOwnCell(let key, let owner) where owner.hasPrefix("each") && ["text", "detailText", "image"].contains(key):
            "remove it, and set it on a view of the cell; {n} is the row's number"
        case .keyBesideOwnCell(let key, _) where ["text", "detailText", "image"].contains(key):
            "use data: data = { \(key) = \"…\" } fills \"{\(key)}\" in the cell's views"
        case .keyBesideOwnCell: "remove it"
        case .labelOfOtherCell(_, let counterpart, true): "write \(counterpart)"
        case .labelOfOtherCell(_, let counterpart, false): "write \(counterpart), or contentConfiguration = \"cell\""
        case .notAnAncestor(_, let controller): "name a controller that contains \(controller.quoted), directly or indirectly"
        case .traitWithoutValues: "list them: values = [\"cosy\", \"compact\"]"
        case .actionWord(let word, let key, true, _, _): "say how it is shown: \(key) = { show = \(word.quoted) }"
        case .actionWord(let word, let key, false, let verbs, let known):
            FamiliarName.action(for: word, at: key, among: verbs) ?? known.suggestion(for: word) ?? "write \(key) = { show = \"…\" }, with a controller's name"
        case .laterFormat: "update Traitscope"
        case .noActiveDetent: "add \"large\", or remove prefersEdgeAttachedInCompactHeight: the sheet is then full screen there"
        case .answerInCompactWidthAlone: "write adaptivePresentationStyle, the method with traits, to answer in regular width, too"
        case .routeWithout(let delivery): "add \(delivery.rawValue) = { show = \"…\" }, with a controller's name"
        case .noCommonOrientation: "add one of the app's orientations, or add these to the app's supportedInterfaceOrientations"
        case .orientationsNotAsked: "move the key to the root controller, or present this one with the style fullScreen"
        case .toolbarNowhere: "give the navigation controller isToolbarHidden = false, or remove this key"
        case .largeTitleNowhere: "give the navigation controller prefersLargeTitles = true, or remove this key"
        case .actionCount(0, _): "write tap = { show = \"…\" }, with a controller's name"
        case .actionCount: "keep one of them"
        default: nil
        }
    }

    private static func words(_ mistake: TextPattern.Mistake) -> String {
        switch mistake {
        case .unclosed(let sign): "\(sign.quoted) has no counterpart"
        case .nothingToRepeat(let sign): "\(sign.quoted) follows nothing that it could repeat"
        case .badSet: "a set in brackets has a range whose end comes before its start, or another bracket"
        case .badCount: "a count is written {3}, {2,} or {2,4}"
        case .unsupported(let sign): "\(sign.quoted) is not supported here"
        case .tooLong: "it is too long, or its groups are nested too deeply"
        }
    }

    /// The end of a sentence, which states why a device has no such window.
    private static func reason(_ obstacle: WindowObstacle) -> String {
        switch obstacle {
        case .noSuchWindow: ""
        case .cameWith(let version): ": such windows require iOS \(version)"
        case .linkedBefore(let version): ": the app is linked with an SDK older than iOS \(version)"
        case .requiresFullScreen: ": the app sets requiresFullScreen"
        case .someOrientations: ": the app does not support all orientations"
        case .fullScreenApps: ": Full Screen Apps is chosen in Settings"
        case .compatibilityBox: ": the app is made for iPhones and runs in a box of fixed size"
        case .larger: ": it is too large"
        }
    }

    private static func isLater(_ text: String, than known: [SystemVersion]) -> Bool {
        SystemVersion(word: text).map { $0 > known[known.count - 1] } ?? false
    }

    private static func chain(_ names: [String]) -> String { names.joined(separator: " → ") }
}
