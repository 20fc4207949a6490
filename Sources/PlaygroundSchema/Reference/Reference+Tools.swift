extension Reference {
    static let tools = ReferenceChapter(
        title: "The page and the command line",
        sections: [thePage, commandLine, events, jsonOfInspect, recordings, sharing, storyboards])

    static let thePage = ReferenceSection(
        "page", "The page",
        #"""
            Devices stand at one true scale on a common baseline. Above each its name, how it is held and its size in \#
            points; below it its size classes, `wC` and `wR` for a compact or regular width, `hC` and `hR` for the height. A \#
            badge that flips glows once.
            Device bar (`D`): the devices on the board as a list. Hide one and it stays as it was; duplicate one, with what \#
            is on its screen, and set the copy otherwise; name, remove and reorder them, by dragging or with `Alt` and `↑` \#
            `↓`. Add searches the whole catalogue by name, size, iOS and year. Set chooses one of the file's `[[sets]]`, or \#
            all phones, pads or devices. All this outlives saves and stands in the address. Copy as TOML gives the devices \#
            in sight for the file, named, held and set as they are; once they stand there, the arrangement is the file's.
            Tap anything that does something, and the back button. Rotate one device, or all (`R`).
            Forms: switches, sliders, steppers, segments and text fields are worked as on a device, with the keyboard, too. \#
            What they have is kept when you save, unless the file then says otherwise. A tapped row stays selected until its \#
            screen comes back.
            Settings change style, Dynamic Type, language, layout direction, contrast, Bold Text and 3D Touch, on all \#
            devices or on one.
            Inspect (`I`, or hold Alt): hover for names and frames, click to open the panel: the tree of controllers and \#
            views, which goes with the board both ways (arrow keys lead through it), the constraints with their lines and \#
            what they come to (`202.5 = 360 × 0.5625`), the traits with the chain that made each, the adaptive elements with \#
            the trait that decides. Timeline tells the story of each device; All trait environments adds the screen, the \#
            window, presentation controllers and views. Problems lists mistakes, conflicts and ambiguities, which are drawn \#
            on the boxes too; a click on one shows its boxes on every device that it concerns.
            Scenarios lists what the file says must be true, with a mark for each device, and runs them again with every save; a \#
            click on a mark brings the device there. Record makes a scenario of what you do: boxes that you pick (Alt and a \#
            click), traits in the inspector and lines of the timeline become what is expected, as TOML to paste.
            Compare: two devices, or one that stands on the board twice, set in two ways. The panel's Compare lists what \#
            differs: stacks and tabs, views that are absent or hidden on one, traits, frames. It is lit on both boards, and \#
            follows taps and saves.
            The source (`E`) stands beside the board, with its problems, and follows the file. With `serve --edit` it can be \#
            written: each pause in typing is saved, ⌘S and Ctrl-S save at once. If the file was saved elsewhere meanwhile, it is \#
            left as it is, and the page offers both texts; undoing brings back the one that was not taken. While it is written, \#
            what fits is listed: Ctrl-Space asks for it, Enter, Tab or a click takes it. F1 or a resting pointer explains a key, a \#
            view or an equation, on every device; Ctrl-. or a click mends what is marked.
            To the text and back: a place such as `neko.toml:96` leads to that line: in your editor if `serve --editor` \#
            names it, else (or with Ctrl or ⌘) on a page with the text. A line clicked there lights its boxes on every \#
            device, and the line of the selected box is marked.
            Windows: an iPad's footer has its splits, Slide Over and a free window. Drag the window's edge; the widths at \#
            which something flips are marked on the way.
            Mirror (`M`) repeats what you do on one device on all that have the same element: one tap shows push, replace \#
            and modal side by side. Swipe from an edge to go back or to bring a hidden column, down to close a sheet.
            Go back in time: a click on an entry of the timeline brings the device to that moment. The address keeps \#
            devices, settings and events, so a link reproduces the page.
            Press: a device with 3D Touch has a gauge beside it, with the hint, the peek and the pop marked. It presses the \#
            selected element; `F` presses the one under the pointer or with the focus, `U` swipes up. From iOS 13 on, a long \#
            press brings a context menu. The home button shows the home screen, with the app's quick actions.
            Zoom: Fit (`0`) has every device in view, however many they are; where they become small, less is written round \#
            them, and a line of text below four pixels becomes a bar. A page opens with it, or with Fit height (`H`) where \#
            text would be too small: each device whole, with as many beside it as there is room for. Fit width (`W`), 100 % \#
            (`1`) and the layouts Packed, Rows, Wrap and One line are in the menu of the scale. `+`, `-`, the wheel with Ctrl \#
            or ⌘ and two fingers change it; a double click beside a screen brings a device near and back. Space or the middle \#
            button moves the board. A device that turns moves others only as far as it must, and stays under the pointer \#
            where there is room.
            Keys: `?` shows them. Tab stops at few places; arrow keys lead through a screen and from device to device. `Esc` \#
            closes a menu, an alert, a sheet or a popover; `[` and `]`, or Alt with an arrow key, go back in time and \#
            forward.
            Read aloud: every element has the role and the name a person would say: a button of a bar its title or its \#
            symbol, a row its text, a switch its row and its state, tabs, segments and sliders what they are set to. axe \#
            finds nothing on the page, light or dark; contrast is measured outside of the screens only, for what is in them \#
            has UIKit's own colours, such as its grey for secondary labels.
            The tests work the page in Chromium and in Firefox ESR. Safari has what it uses from 17.4 on (`Map.groupBy` is \#
            the newest of it, by the browsers' compatibility data); it was not tried there.
            In a narrow window the panel is a sheet at the bottom. Printed, all devices stand whole on their pages.
            The page keeps scroll position, zoom, focus, selection and the screen each device is on when you save, when the \#
            connection breaks and when the server is started again. A tab in the background takes no updates; it is right at \#
            once when it returns.
            """#)

    static let commandLine = ReferenceSection(
        "commands", "The command line",
        #"""
            `new` writes a commented start, or a sample with the files that it names; it writes over nothing. `serve` \#
            without a path serves the folder `Playgrounds`, or where there is none the samples, which are inside the \#
            executable and are to be looked at only.
            `-` in place of a file is standard input, for `inspect` and `export`; `new -` writes to standard output. What is \#
            written for a person is coloured on a terminal, unless `NO_COLOR` is set; `--color always` or `never` decides \#
            it.
            `serve` takes port 8425, or the next free one and says so; a port asked for with `--port` must be free. It \#
            listens on `127.0.0.1` and `::1` only, and answers as `localhost`, names below it (`play.localhost`) and these \#
            addresses. 256 pages can be open at once; one more is told so. `--templates` uses your own copy of `Templates/`, \#
            and follows it too: what is wrong with it is said on the page, which is then drawn with the last good or the \#
            built-in templates. Symbolic links out of the folder are not followed.
            `--host 0.0.0.0` lets in other machines of your network, such as a phone: it prints addresses with a key, and where \#
            `qrencode` is installed a QR code of the first. Whoever has the key gets in, nobody else does; it is of this run, and the line is not \#
            encrypted. `--allow-host play.example` lets a proxy or a forwarded port use that name; who can reach it there is \#
            up to the proxy.
            `serve` reads the folders within, but for hidden ones, `node_modules` and what a `.gitignore` names, and answers \#
            at once: the list of playgrounds fills while they are read.
            `--editor` says where lines of a playground open: `vscode`, `idea` (IntelliJ), `xed` (Xcode), or a template with \#
            `{path}`, `{line}` and `{column}`. One such as `"zed://file{path}:{line}"` is an address of a scheme that an \#
            editor is known by, which the browser follows; any other, such as `"subl {path}:{line}:{column}"`, is a command, which the \#
            server runs without a shell. Only pages of this machine's own browser may ask for that, over the connection that \#
            they alone have, and only for files that are served.
            `--edit` lets the page write the playground files that are served, in one step each and only over the text that \#
            was read; without it nothing is written, whoever asks. Only browsers of this machine may, also with `--host`; on a machine \#
            with several accounts that is all of them. A link stays one: the file that it leads to is written. Included files are \#
            written on their own pages.
            `--framed-by vscode-webview:` lets pages of that scheme, or of an origin such as `http://localhost:3000`, show the board in a \#
            frame, if they know the secret that is in the address it prints; it is of this run. Without it no page may.
            `editor vscode -o FOLDER` writes an extension for Visual Studio Code, with the board beside the text. `mcp FOLDER` answers \#
            tools that write code, by the Model Context Protocol over standard input and output: what is in the folder is read, and \#
            a file is written only where a call names it.
            `inspect` prints, for each device, the controllers on screen with their traits, every view's frame in the \#
            screen's coordinates, and the log; with `--verbose` also what the screen, the window, presentation controllers \#
            and views are told of their traits. It exits with 1 if the playground has mistakes.
            `export` writes a whole file or none, keeps a file's mode and a link's place, and writes over nothing that it \#
            reads and no file of another kind than its own; `-o -` is standard output. A playground with mistakes and a target that cannot be written end it with 1. \#
            Of a folder it writes a site, or nothing if one of the playgrounds has mistakes.
            `import` writes playgrounds of Interface Builder's documents, see Opening a storyboard: of a folder one for each \#
            document, all or none. Without `-o` it writes over nothing that is there, and with it only over a playground that was \#
            imported. With `--expect` the frames that Interface \#
            Builder recorded become scenarios, on every controller that taps lead to; frames that are otherwise here from \#
            the start are comments. `--json` prints the report, or with \#
            `--compare` every frame.
            What `eject`, `export` and `import` write into a folder stands in a hidden list there (`.traitscope-eject`, \#
            `.traitscope-export`, `.traitscope-import`) with its SHA-256. Only a file of the list that nobody has changed is written over, or \#
            deleted by `eject`; where anything else is in the place of a file, the command names it and writes nothing. No link in the folder \#
            is followed. `eject --merge` writes what differs into `NAME.swiftpm.new`, where other files stay. A package of a version \#
            whose list has no SHA-256 is not written into: eject into a new folder. `--write-baseline` replaces baselines alone.
            `check` runs the scenarios of files, and of folders with all that is in them, on all cores (see Scenarios). Of the same \#
            failure on several devices it makes one finding: what was expected, what was found, why, and the command that \#
            shows it. `--format json` has a stable form, `github` makes annotations of the lines, `sarif` (2.1.0) and \#
            `junit` are for machines that show them. `--baseline FILE` counts only what is not in that file, which \#
            `--write-baseline` writes: a finding is known by what was found and in what, wherever it stands, and only in \#
            the environments that were known. It exits with 0, or with 1 for a finding of the severity that `--fail-on` \#
            names (`warning`, unless it says `error`; notes never), or with 2 for a file or a scenario with mistakes; the \#
            others are checked all the same. `--watch` checks again whenever something is saved.
            `diff` says what a person sees change between two playgrounds, or with `--git` since a revision of the file: what \#
            containers hold, which views come and go, texts and whether they fit, colours and images, traits and frames. It looks at the screens and environments of \#
            the lints (`--matrix`, `--vary`), and says each change once for all of them. A frame is compared in what holds it, so \#
            that what only moves along is not named. Scenarios that come out otherwise are named, too. `--html` writes a page with the changed devices before and after, what \#
            changed lit. It exits with 0 where both show the same, with 1 where something changed, with 2 where a file has \#
            mistakes or cannot be read.
            `explain` reads what Xcode's console says of constraints that cannot all be satisfied, and says which cannot hold, whose they \#
            are, what would solve it and what the log leaves open; `--format toml` prints the playground that shows it. The page `/explain` \#
            does the same, and so does every page of a playground that a log is pasted onto. It exits with 0 when something was \#
            explained, with 1 when nothing in the text can be, and with 2 when the text cannot be read.
            `compare` lists where UIKit differs from the engine, by what the ejected app recorded on devices and simulators (see \#
            Recordings). It exits with 0 when all is equal, with 1 when something differs, with 2 when a file cannot be read or played.
            `devices` lists the catalogue with the size classes of each orientation and split.
            Exit codes: 0 when all went well, or `serve` was stopped (Control-C, `SIGTERM`); 1 when the playground has \#
            mistakes, or a file, an address or a port cannot be had; 64 when the command was not called as it should be.
            """#,
        listing: #"""
            traitscope new NAME|- [--from SAMPLE]
            traitscope serve [FILE-OR-FOLDER] [--port N] [--host ADDRESS] [--allow-host NAME]... [--edit] [--editor EDITOR] [--templates DIR] [--open] [--verbose]
            traitscope inspect FILE [--device ID] [--orientation O] [--split S] [--event E]... [--verbose] [--json]
            traitscope check FILE-OR-FOLDER... [--format text|json|github|sarif|junit] [--fail-on warning|error] [--baseline FILE [--write-baseline]] [--matrix EXTENT] [--vary SETTING=VALUES]... [--watch]
            traitscope diff OLD NEW [--format text|json|github] [--html FILE] [--matrix EXTENT] [--vary SETTING=VALUES]...
            traitscope diff --git REVISION FILE [--format text|json|github] [--html FILE] [--matrix EXTENT] [--vary SETTING=VALUES]...
            traitscope explain [FILE|-] [--format text|json|toml] [--log NUMBER] [--no-playground]
            traitscope compare FILE RECORD.json|FOLDER... [--tolerance POINTS] [--device ID] [--all] [--json]
            traitscope devices [--json]
            traitscope schema [--explain TABLE[.KEY] | --record]
            traitscope import FILE.storyboard|FILE.xib|FOLDER [-o OUT.toml|FOLDER] [--expect] [--json]
            traitscope import FILE.storyboard|FILE.xib|FOLDER --compare [--json]
            traitscope export FILE [--still] [-o OUT.html] [--templates DIR] [--event E]...
            traitscope export FOLDER -o SITE [--still] [--templates DIR] [--event E]...
            traitscope export FILE --format svg|png|pdf [--device ID]... [--board] [--style light|dark|both] [-o FILE-OR-FOLDER] [--event E]...
            """#)

    static let events = ReferenceSection(
        "events", "Events",
        #"""
            Events, the same on the page and on the command line: `tap CONTROLLER.VIEW`, `change CONTROLLER.VIEW PROPERTY \#
            VALUE` (`isOn true`, `value 0.7`, `selectedSegmentIndex 1`, `text Hello%20you`), `back`, `dismiss`, `rotate \#
            landscapeLeft`, `split 1/2`, `resize 507x1024` (`resize 507x1024 interactively` while an edge is in a hand), `windowedApps off`, \#
            `fold open`, `angle 95`, `userInterfaceStyle dark`, `preferredContentSizeCategory \#
            accessibilityLarge`, `layoutDirection rightToLeft`, `accessibilityContrast high`, `legibilityWeight bold`, \#
            `forceTouch off`, `ios 12`, `language de`; `selectTab 2`, `showSidebar`, `hideSidebar`, `toggleSidebar`, \#
            `showColumn primary`, `hideColumn primary`, `swipe left`, `edgeSwipe left`, `dim` (a tap on what is dimmed, or \#
            beside a popover), `detent medium`; `return` and `dismissKeyboard` (keys of the keyboard, the second an iPad's; a \#
            `tap` on a text field, text view or search bar brings it), `tapBeside CONTROLLER` (on its view, where nothing \#
            takes the tap), `drag CONTROLLER.VIEW up` (what a scroll view shows); \#
            `press CONTROLLER.VIEW 0.7` (a share of the device's greatest force), \#
            `longPress CONTROLLER.VIEW`, `lift`, `swipeUp`, `chooseAction 1`, `tapPreview`, `tapOutside` (beside a peek or a \#
            context menu); `home`, `tapIcon`, `pressIcon 0.7`, `longPressIcon`, `quickAction TYPE` (while the icon's menu is \#
            open), `editHomeScreen`, `terminate`.
            """#)
}
