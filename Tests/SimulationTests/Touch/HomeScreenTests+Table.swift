extension HomeScreenTests {
    /// Each entry is a state. Its lines have an input, and the next state and output under each rule, or one if all rules agree.
    static let table = [
        """
        # front
        home → still (wentHome)
        tapIcon → front (ignored: appInFront)
        press 0.4 → front (ignored: appInFront)
        press 0.7 → front (ignored: appInFront)
        press -1 → front (ignored: appInFront)
        press 3 → front (ignored: appInFront)
        press nan → front (ignored: appInFront)
        longPress → front (ignored: appInFront)
        choose → front (ignored: appInFront)
        choose unknown → front (ignored: appInFront)
        edit → front (ignored: appInFront)
        lift → front (ignored: appInFront)
        tapOutside → front (ignored: appInFront)
        terminate → still, not running (terminated)
        cancelTouches → front
        """,
        """
        # still
        home → still (ignored: atHomeAlready)
        tapIcon → front (activated from background with nothing)
        press 0.4 → pressing 0.4 | still (ignored: noForceTouch) | pressing 0.4
        press 0.7 → menu held (menuOpened) | still (ignored: noForceTouch) | refused (noQuickActions)
        press -1 → pressing 0.0 (forceClamped(-1.0)) | still (ignored: noForceTouch) | pressing 0.0 (forceClamped(-1.0))
        press 3 → menu held (forceClamped(3.0), menuOpened) | still (ignored: noForceTouch) | refused (forceClamped(3.0), noQuickActions)
        press nan → still (ignored: forceIsNoNumber)
        longPress → editing (editingBegan) | menu held (menuOpened) | editing (editingBegan)
        choose → still (ignored: menuNotOpen)
        choose unknown → still (ignored: menuNotOpen)
        edit → still (ignored: menuNotOpen)
        lift → still (ignored: noFinger)
        tapOutside → still (ignored: nothingOpen)
        terminate → still, not running (terminated)
        cancelTouches → still
        """,
        """
        # pressing
        home → pressing 0.4 (ignored: atHomeAlready)
        tapIcon → front (activated from background with nothing)
        press 0.4 → pressing 0.4 | pressing 0.4 (ignored: noForceTouch) | pressing 0.4
        press 0.7 → menu held (menuOpened) | pressing 0.4 (ignored: noForceTouch) | refused (noQuickActions)
        press -1 → pressing 0.0 (forceClamped(-1.0)) | pressing 0.4 (ignored: noForceTouch) | pressing 0.0 (forceClamped(-1.0))
        press 3 → menu held (forceClamped(3.0), menuOpened) | pressing 0.4 (ignored: noForceTouch) | refused (forceClamped(3.0), noQuickActions)
        press nan → pressing 0.4 (ignored: forceIsNoNumber)
        longPress → editing (editingBegan) | menu held (menuOpened) | editing (editingBegan)
        choose → pressing 0.4 (ignored: menuNotOpen)
        choose unknown → pressing 0.4 (ignored: menuNotOpen)
        edit → pressing 0.4 (ignored: menuNotOpen)
        lift → still
        tapOutside → pressing 0.4 (ignored: nothingOpen)
        terminate → still, not running (terminated)
        cancelTouches → still
        """,
        """
        # refused
        home → refused (ignored: atHomeAlready)
        tapIcon → front (activated from background with nothing)
        press 0.4 → refused | refused (ignored: noForceTouch) | refused
        press 0.7 → refused | refused (ignored: noForceTouch) | refused
        press -1 → refused (forceClamped(-1.0)) | refused (ignored: noForceTouch) | refused (forceClamped(-1.0))
        press 3 → refused (forceClamped(3.0)) | refused (ignored: noForceTouch) | refused (forceClamped(3.0))
        press nan → refused (ignored: forceIsNoNumber)
        longPress → refused
        choose → refused (ignored: menuNotOpen)
        choose unknown → refused (ignored: menuNotOpen)
        edit → refused (ignored: menuNotOpen)
        lift → still
        tapOutside → refused (ignored: nothingOpen)
        terminate → still, not running (terminated)
        cancelTouches → still
        """,
        """
        # editing
        home → still (editingEnded)
        tapIcon → editing (ignored: editing)
        press 0.4 → editing (ignored: editing) | editing (ignored: noForceTouch) | editing (ignored: editing)
        press 0.7 → editing (ignored: editing) | editing (ignored: noForceTouch) | editing (ignored: editing)
        press -1 → editing (ignored: editing) | editing (ignored: noForceTouch) | editing (ignored: editing)
        press 3 → editing (ignored: editing) | editing (ignored: noForceTouch) | editing (ignored: editing)
        press nan → editing (ignored: forceIsNoNumber)
        longPress → editing (ignored: editing)
        choose → editing (ignored: menuNotOpen)
        choose unknown → editing (ignored: menuNotOpen)
        edit → editing (ignored: menuNotOpen)
        lift → editing
        tapOutside → still (editingEnded)
        terminate → still, not running (terminated)
        cancelTouches → editing
        """,
        """
        # menu held
        home → still (menuClosed)
        tapIcon → menu held (ignored: menuIsOpen)
        press 0.4 → menu held | menu held (ignored: noForceTouch) | menu held
        press 0.7 → menu held | menu held (ignored: noForceTouch) | menu held
        press -1 → menu held (forceClamped(-1.0)) | menu held (ignored: noForceTouch) | menu held (forceClamped(-1.0))
        press 3 → menu held (forceClamped(3.0)) | menu held (ignored: noForceTouch) | menu held (forceClamped(3.0))
        press nan → menu held (ignored: forceIsNoNumber)
        longPress → menu held (ignored: menuIsOpen) | editing (menuClosed, editingBegan) | menu held (ignored: menuIsOpen)
        choose → front (activated from background with compose)
        choose unknown → menu held (ignored: noSuchAction)
        edit → menu held (ignored: notInThisMenu) | editing (menuClosed, editingBegan) | menu held (ignored: notInThisMenu)
        lift → menu free
        tapOutside → still (menuClosed)
        terminate → still, not running (terminated)
        cancelTouches → menu free
        """,
        """
        # menu free
        home → still (menuClosed)
        tapIcon → menu free (ignored: menuIsOpen)
        press 0.4 → menu free (ignored: menuIsOpen) | menu free (ignored: noForceTouch) | menu free (ignored: menuIsOpen)
        press 0.7 → menu free (ignored: menuIsOpen) | menu free (ignored: noForceTouch) | menu free (ignored: menuIsOpen)
        press -1 → menu free (ignored: menuIsOpen) | menu free (ignored: noForceTouch) | menu free (ignored: menuIsOpen)
        press 3 → menu free (ignored: menuIsOpen) | menu free (ignored: noForceTouch) | menu free (ignored: menuIsOpen)
        press nan → menu free (ignored: forceIsNoNumber)
        longPress → menu free (ignored: menuIsOpen) | editing (menuClosed, editingBegan) | menu free (ignored: menuIsOpen)
        choose → front (activated from background with compose)
        choose unknown → menu free (ignored: noSuchAction)
        edit → menu free (ignored: notInThisMenu) | editing (menuClosed, editingBegan) | menu free (ignored: notInThisMenu)
        lift → menu free (ignored: noFinger)
        tapOutside → still (menuClosed)
        terminate → still, not running (terminated)
        cancelTouches → menu free
        """,
        """
        # still, not running
        home → still, not running (ignored: atHomeAlready)
        tapIcon → front (activated from notRunning with nothing)
        press 0.4 → pressing 0.4, not running | still, not running (ignored: noForceTouch) | pressing 0.4, not running
        press 0.7 → menu held, not running (menuOpened) | still, not running (ignored: noForceTouch) | refused, not running (noQuickActions)
        press -1 → pressing 0.0, not running (forceClamped(-1.0)) | still, not running (ignored: noForceTouch) | pressing 0.0, not running (forceClamped(-1.0))
        press 3 → menu held, not running (forceClamped(3.0), menuOpened) | still, not running (ignored: noForceTouch) | refused, not running (forceClamped(3.0), noQuickActions)
        press nan → still, not running (ignored: forceIsNoNumber)
        longPress → editing, not running (editingBegan) | menu held, not running (menuOpened) | editing, not running (editingBegan)
        choose → still, not running (ignored: menuNotOpen)
        choose unknown → still, not running (ignored: menuNotOpen)
        edit → still, not running (ignored: menuNotOpen)
        lift → still, not running (ignored: noFinger)
        tapOutside → still, not running (ignored: nothingOpen)
        terminate → still, not running (ignored: notRunning)
        cancelTouches → still, not running
        """,
        """
        # menu free, not running
        home → still, not running (menuClosed)
        tapIcon → menu free, not running (ignored: menuIsOpen)
        press 0.4 → menu free, not running (ignored: menuIsOpen) | menu free, not running (ignored: noForceTouch) | menu free, not running (ignored: menuIsOpen)
        press 0.7 → menu free, not running (ignored: menuIsOpen) | menu free, not running (ignored: noForceTouch) | menu free, not running (ignored: menuIsOpen)
        press -1 → menu free, not running (ignored: menuIsOpen) | menu free, not running (ignored: noForceTouch) | menu free, not running (ignored: menuIsOpen)
        press 3 → menu free, not running (ignored: menuIsOpen) | menu free, not running (ignored: noForceTouch) | menu free, not running (ignored: menuIsOpen)
        press nan → menu free, not running (ignored: forceIsNoNumber)
        longPress → menu free, not running (ignored: menuIsOpen) | editing, not running (menuClosed, editingBegan) | menu free, not running (ignored: menuIsOpen)
        choose → front (activated from notRunning with compose)
        choose unknown → menu free, not running (ignored: noSuchAction)
        edit → menu free, not running (ignored: notInThisMenu) | editing, not running (menuClosed, editingBegan) | menu free, not running (ignored: notInThisMenu)
        lift → menu free, not running (ignored: noFinger)
        tapOutside → still, not running (menuClosed)
        terminate → menu free, not running (ignored: notRunning)
        cancelTouches → menu free, not running
        """,
    ]
}
