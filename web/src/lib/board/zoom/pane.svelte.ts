/** How one comes closer to a board: two fingers, a wheel with Ctrl, keys or buttons. Close by, the board is dragged. */
import { clamp, type Point } from "../geometry";
import { pinch, WHOLE, within, zoomAt, type Look } from "./zoom";

/** A finger that goes no further than this, in pixels, has not moved. */
const STILL = 6;

/** The window onto a board: what is seen through it, and the fingers on it. */
export class Pane {
  /** How close one has come, and to what. */
  look: Look = $state.raw(WHOLE);
  width = $state(0);
  height = $state(0);
  /** The window, and behind it the board, once they are on the page. */
  element: HTMLElement | undefined = $state.raw();
  world: HTMLElement | undefined = $state.raw();
  /** Whether the board was moved since a finger came down: then nothing was clicked. */
  moved = false;
  readonly #fingers = new Map<number, Point>();

  get close(): boolean {
    return this.look.zoom > 1;
  }

  /** Where in the window something happened. */
  at({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.element!.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  /** Where a point of the whole board, as large as the window, is seen now; and where on it one points. */
  seen([x, y]: Point): Point {
    return [this.look.x + x * this.look.zoom, this.look.y + y * this.look.zoom];
  }
  onBoard(event: MouseEvent): Point {
    const [x, y] = this.at(event);
    return [(x - this.look.x) / this.look.zoom, (y - this.look.y) / this.look.zoom];
  }

  /** By a factor, around a point of the window or its middle. */
  zoom(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    this.look = zoomAt(this.look, factor, at, this.width, this.height);
  }

  whole(): void {
    this.look = WHOLE;
  }

  #shift(x: number, y: number): void {
    const { look } = this;
    this.look = within({ ...look, x: look.x + x, y: look.y + y }, this.width, this.height);
  }

  /** Bring a point of the window well into it, if one has come close to the board. */
  reveal([x, y]: Point, margin = 60): void {
    this.#shift(
      clamp(x, margin, this.width - margin) - x,
      clamp(y, margin, this.height - margin) - y,
    );
  }

  down(event: PointerEvent): void {
    if (event.isPrimary) this.moved = false;
    this.#fingers.set(event.pointerId, this.at(event));
  }

  /** Whether a finger or a pressed mouse went some way. */
  move(event: PointerEvent): boolean {
    const was = this.#fingers.get(event.pointerId);
    if (!was) return false;
    const is = this.at(event);
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId);
    if (others.length === 1) {
      const other = others[0]![1];
      this.look = pinch(this.look, [was, other], [is, other], this.width, this.height);
      this.moved = true;
    } else if (others.length === 0) {
      if (!this.moved && Math.hypot(is[0] - was[0], is[1] - was[1]) < STILL) return false;
      if (this.close) {
        if (!this.moved) this.element!.setPointerCapture(event.pointerId);
        this.#shift(is[0] - was[0], is[1] - was[1]);
        this.moved = true;
      }
    }
    this.#fingers.set(event.pointerId, is);
    return true;
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** Whether this pointer is down. */
  holds(event: PointerEvent): boolean {
    return this.#fingers.has(event.pointerId);
  }

  /** What was dragged was not clicked. */
  clicked(event: MouseEvent): void {
    if (this.moved) event.stopPropagation();
    this.moved = false;
  }

  /** Twice on the same place: come closer, or see all of it again. */
  twice(event: MouseEvent): void {
    if ((event.target as Element).closest(".may, button")) return;
    if (this.close) this.whole();
    else this.zoom(2, this.at(event));
  }

  /** A plain wheel scrolls the page; with Ctrl, as trackpads send a pinch, it comes closer. */
  wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 180), this.at(event));
  }

  /** Plus and minus come closer and go back, zero shows all of it. */
  key({ key }: KeyboardEvent): void {
    if (key === "+" || key === "=") this.zoom(1.4);
    else if (key === "-") this.zoom(1 / 1.4);
    else if (key === "0") this.whole();
  }
}
