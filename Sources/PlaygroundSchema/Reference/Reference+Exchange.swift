/// What goes out of a playground, and what becomes one.
extension Reference {
    static let sharing = ReferenceSection(
        "export", "Sharing: pages, sites, stills and pictures",
        #"""
            `traitscope export Playgrounds/neko.toml` writes `neko.html`: one file with no outside request, which opens from \#
            disk. It holds the engine itself, compiled for WebAssembly, and the playground's text: everything that can be \#
            done on the live page can be done in it, in the same way and without bounds. Its address keeps what happened, so \#
            a link to a moment works there too. With scripts off, or in a browser without WebAssembly or \#
            `DecompressionStream`, it shows every device as it starts.
            Edit (or E) opens the source in the page. Every device follows what is written; mistakes are shown as on the \#
            command line, beside their lines, and leave the last good picture. A place such as `neko.toml:96` anywhere on \#
            the page leads to its line. The text has colours; Wrap says whether long lines go on below or to the right. Keys are \#
            those of the page until you click into the text. Download saves the changed text. Files that the playground names (included ones, an \#
            Info.plist, icons, images) are in the page as they were, and of the drawings those it shows; others cannot be \#
            added there. The engine runs beside the page: what takes it longer than ten seconds is given up, and it goes on \#
            with the last text it came through.
            `traitscope export Playgrounds -o site` writes a page for each playground of the folder, a list of them, and \#
            `engine.js`, which they share. The addresses within are relative: the site works on any static host, in any \#
            subfolder, and from disk.
            The engine is compiled when it is first needed, which takes the Swift toolchain some minutes: it says which step \#
            it is at and how long it will take. It is kept in `.build/browser-engine`, and made anew after a change of the \#
            sources. `wasm-opt` and `advdef` (Debian's `binaryen` and `advancecomp`) make it a tenth smaller where they are \#
            installed.
            At once, without an engine: `traitscope export --still Playgrounds/neko.toml` writes what the page shows with \#
            scripts off, and so does `export --still Playgrounds -o site` of a folder. A still shows one moment, the one \#
            that `--event`s lead to: every device, its text as text, and beside the board the problems, and each device's \#
            notes, traits with who changed them, adaptive elements and log. It runs no script at all. Switches at the top \#
            show the devices in light style, in dark style or in both side by side, and at 50, 75 or 100 %. At first a \#
            device is in the style of the reader's browser, unless the playground or an event has chosen one; one with a \#
            system before iOS 13 has a light look only. A still can go where no script may run, and has at most 400 KB with \#
            any of the samples (160 to 320), since of the font only the letters that its texts need are in it.
            A picture is a device in its bezel, named `NAME-DEVICE.svg`, or with `--board` all of them. `--event` brings the \#
            app to the moment to show, `--style` chooses the look; `both` writes a `-dark` file beside each. `-o` names the \#
            file of one picture, or the folder of several. An SVG is clean vectors: a group for each view, under its name, \#
            and text as text, in Inter where it is at hand. `--device iphone-8-plus@landscape` is one on its side. PNG (two \#
            pixels to a point) and PDF are drawn by the Chrome or Chromium that is installed, or that the environment \#
            variable `CHROMIUM` names. What was written is printed as Markdown to paste, with a `<picture>` that follows the \#
            reader's style where there are both.
            To share a moment with somebody who runs the same playground, send the page's address.
            """#)

    static let storyboards = ReferenceSection(
        "import", "Opening a storyboard",
        #"""
            `traitscope import Main.storyboard` writes `Main.toml`: the app of a storyboard or xib as a playground that a \#
            person could have written, and can go on with. Names come from storyboard ids, outlets, labels and texts. What \#
            comes over:
            scenes, navigation, split and tab bar controllers, container views; show, showDetail, present, embed and unwind \#
            segues (an unwind segue goes to the controller whose class its action names, else to the one that led there); segues that \#
            code begins are the controller's `segues`, for an element to perform;
            bar items, static tables, prototypes (one row of each), header and footer views, collections, stack and scroll \#
            views, controls with their titles, fonts, colours, images' sizes, margins and priorities;
            constraints with guides, multipliers, priorities and identifiers; size-class variations, of both file formats, \#
            as adaptive elements; views that keep their frame as the constraints of their autoresizing mask.
            Of a folder, each document becomes a playground, and those of storyboards that refer to one another include one \#
            another: a reference is the controller it leads to, of several storyboards of its name in the nearest, and the \#
            controllers' names differ between them. Hidden folders, `Pods` and `Carthage` in it are not looked into, which \#
            the report says. Where a storyboard has no arrow, the first screen that is not empty is the first.
            A view that a class of the app draws is a tile with the class's name, as are references to storyboards that are \#
            not there, which a comment tells. What a view says and its playground does not stands beside it (`# Not said here: \#
            …`). Colours of asset catalogues beside the document come with their dark ones, translations of its texts \#
            (`.strings`, `.xcstrings`) as `[strings]`, and the quick actions of the Info.plist of the app that begins with it.
            Each playground is read before it is written. What would be a mistake is left out, with a comment where it stood, \#
            and a playground that cannot be without mistakes is not written. The run ends with a list of what came over, what \#
            did not, by reason, with lines, and what is not said. A document that cannot be read, of another system, with an \#
            id that leads nowhere, or larger than 10 MB is refused with its line; of a folder the others are imported. Links \#
            that lead out of the folder, pipes and devices are refused. `--vocabulary` prints which words of Interface \#
            Builder's format stand in documents that import does not know: no texts and no values, so that you can send it.
            """#)
}
