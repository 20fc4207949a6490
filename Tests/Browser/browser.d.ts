/** Declarations that the pages' modules need and that the DOM of TypeScript 4.8 lacks. */

/** Selectors and listeners of the pages handle only HTML. SVG is only a picture. */
interface ParentNode {
  querySelector<K extends keyof HTMLElementTagNameMap>(selectors: K): HTMLElementTagNameMap[K] | null;
  querySelector(selectors: string): HTMLElement | null;
  querySelectorAll<K extends keyof HTMLElementTagNameMap>(selectors: K): NodeListOf<HTMLElementTagNameMap[K]>;
  querySelectorAll(selectors: string): NodeListOf<HTMLElement>;
}

/** An event from an element: listeners are on elements and on the document, and no module handles other targets. */
type FromElement<Kind extends Event> = Kind & { readonly target: HTMLElement };

interface EventsFromElements {
  change: FromElement<Event>;
  input: FromElement<Event>;
  scroll: FromElement<Event>;
  click: FromElement<MouseEvent>;
  dblclick: FromElement<MouseEvent>;
  contextmenu: FromElement<MouseEvent>;
  mouseover: FromElement<MouseEvent>;
  focusin: FromElement<FocusEvent>;
  focusout: FromElement<FocusEvent> & { readonly relatedTarget: HTMLElement | null };
  keydown: FromElement<KeyboardEvent>;
  pointerdown: FromElement<PointerEvent>;
  pointermove: FromElement<PointerEvent>;
  pointerup: FromElement<PointerEvent>;
  pointercancel: FromElement<PointerEvent>;
}

interface String {
  toWellFormed(): string;
}

interface HTMLElement {
  moveBefore?(node: Node, child: Node | null): void;
  addEventListener<Name extends keyof EventsFromElements>(
    type: Name, listener: (event: EventsFromElements[Name]) => void, options?: AddEventListenerOptions | boolean,
  ): void;
}

interface Document {
  addEventListener(type: "inspection" | "located" | "devices" | "comparison" | "explanation" | "saved" | "editor" | "begun" | "typed", listener: (event: CustomEvent) => void, options?: AddEventListenerOptions): void;
  addEventListener<Name extends keyof EventsFromElements>(
    type: Name, listener: (event: EventsFromElements[Name]) => void, options?: AddEventListenerOptions | boolean,
  ): void;
}

/** Events between modules. `detail` has the message. */
interface EventTarget {
  addEventListener(
    type: "message" | "lost" | "restarted" | "refused" | "select", listener: (event: CustomEvent) => void,
  ): void;
}

type InstantScroll = { left?: number; top?: number; behavior: "instant" };

interface Element {
  closest(selectors: string): HTMLElement | null;
  checkVisibility(): boolean;
  scrollBy(options: InstantScroll): void;
  scrollTo(options: InstantScroll): void;
  scrollIntoView(options: { block: ScrollLogicalPosition; inline: ScrollLogicalPosition; behavior: "instant" }): void;
}

interface HTMLElement {
  popover: string | null;
  showPopover(): void;
  hidePopover(): void;
  togglePopover(): boolean;
}

/** A popover opens or closes. */
interface ToggleEvent extends Event {
  readonly newState: "open" | "closed";
}

interface HTMLElement {
  addEventListener(type: "beforetoggle" | "toggle", listener: (event: ToggleEvent) => void): void;
}

/** Safari's own events of its trackpads. */
interface GestureEvent extends MouseEvent {
  readonly scale: number;
}

interface HTMLElement {
  addEventListener(type: "gesturestart" | "gesturechange", listener: (event: GestureEvent) => void): void;
}

/** Safari's word for the force of a trackpad. */
interface ForceEvent extends MouseEvent {
  readonly webkitForce: number;
}

interface HTMLElement {
  addEventListener(type: "webkitmouseforcechanged", listener: (event: ForceEvent) => void): void;
}

interface Array<T> {
  findLast(predicate: (value: T, index: number) => unknown): T | undefined;
  findLastIndex(predicate: (value: T, index: number) => unknown): number;
  toSpliced(start: number, deleteCount: number, ...items: T[]): T[];
}

interface MapConstructor {
  groupBy<Value, Key>(items: Iterable<Value>, key: (value: Value) => Key): Map<Key, Value[]>;
}

declare class CompressionStream implements GenericTransformStream {
  constructor(format: "deflate-raw");
  readonly readable: ReadableStream;
  readonly writable: WritableStream;
}

declare class DecompressionStream implements GenericTransformStream {
  constructor(format: "gzip" | "deflate-raw");
  readonly readable: ReadableStream;
  readonly writable: WritableStream;
}
