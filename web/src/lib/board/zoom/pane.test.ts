import { beforeEach, describe, expect, test, vi } from "vitest";

import { goal } from "../keys";
import { Pane } from "./pane.svelte";
import { WHOLE } from "./zoom";

const [LEFT, TOP] = [20, 10];

/** A pointer at a place of the window. */
function pointer(x: number, y: number, pointerId = 1): PointerEvent {
  const place = { clientX: LEFT + x, clientY: TOP + y };
  return { ...place, pointerId, isPrimary: pointerId === 1 } as PointerEvent;
}

function click(): { stopPropagation: () => void } & MouseEvent {
  return { stopPropagation: vi.fn() as () => void } as MouseEvent;
}

const setPointerCapture = vi.fn();
let pane: Pane;

beforeEach(() => {
  setPointerCapture.mockClear();
  pane = new Pane();
  pane.width = 400;
  pane.height = 300;
  pane.element = {
    getBoundingClientRect: () => ({ left: LEFT, top: TOP }),
    setPointerCapture,
  } as unknown as HTMLElement;
});

describe("the window onto a board", () => {
  test("is dragged only close by, and what was dragged was not clicked", () => {
    pane.down(pointer(200, 150));
    expect(pane.move(pointer(240, 150))).toBe(true);
    expect(pane.look).toEqual(WHOLE);
    pane.up(pointer(240, 150));
    const plain = click();
    pane.clicked(plain);
    expect(plain.stopPropagation).not.toHaveBeenCalled();

    pane.zoom(2);
    pane.down(pointer(200, 150));
    pane.move(pointer(240, 130));
    expect(pane.look).toEqual({ zoom: 2, x: -160, y: -170 });
    expect(setPointerCapture).toHaveBeenCalledOnce();
    pane.up(pointer(240, 130));
    const dragged = click();
    pane.clicked(dragged);
    expect(dragged.stopPropagation).toHaveBeenCalledOnce();
    expect(pane.moved).toBe(false);
  });

  test("stays where it is under a finger that trembles", () => {
    pane.zoom(2);
    const { look } = pane;
    pane.down(pointer(200, 150));
    expect(pane.move(pointer(204, 151))).toBe(false);
    expect(pane.look).toEqual(look);
    expect(pane.moved).toBe(false);
  });

  test("comes closer between two fingers", () => {
    pane.down(pointer(150, 150, 1));
    pane.down(pointer(250, 150, 2));
    pane.move(pointer(350, 150, 2));
    expect(pane.look.zoom).toBe(2);
    expect(pane.moved).toBe(true);
    pane.up(pointer(350, 150, 2));
    expect(pane.holds(pointer(0, 0, 1))).toBe(true);
    expect(pane.holds(pointer(0, 0, 2))).toBe(false);
  });

  test("knows where on the board one points, and where that is seen", () => {
    pane.zoom(2, [100, 100]);
    expect(pane.onBoard(pointer(100, 100))).toEqual([100, 100]);
    expect(pane.onBoard(pointer(160, 140))).toEqual([130, 120]);
    expect(pane.seen([130, 120])).toEqual([160, 140]);
  });

  test("moves so that a part lies well within it, as far as the board reaches", () => {
    pane.zoom(2);
    pane.reveal([390, 150]);
    expect(pane.look).toEqual({ zoom: 2, x: -250, y: -150 });
    pane.reveal([390, 150]);
    pane.reveal([390, 150]);
    pane.reveal([390, 150]);
    expect(pane.look.x).toBe(-400);
  });

  test("listens to plus, minus and zero", () => {
    pane.key({ key: "+" } as KeyboardEvent);
    expect(pane.look.zoom).toBeCloseTo(1.4);
    pane.key({ key: "-" } as KeyboardEvent);
    expect(pane.look.zoom).toBeCloseTo(1);
    pane.zoom(3);
    pane.key({ key: "0" } as KeyboardEvent);
    expect(pane.look).toEqual(WHOLE);
  });
});

describe("keys between the parts of a board", () => {
  const press = (key: string, now: number): number | null =>
    goal({ key } as KeyboardEvent, now, 3, ([dx, dy]) => (dx === 1 && dy === 0 ? 2 : -1));

  test("arrows lead in their direction, if something lies there", () => {
    expect(press("ArrowRight", 0)).toBe(2);
    expect(press("ArrowUp", 0)).toBe(-1);
  });

  test("Page Up and Page Down go around", () => {
    expect(press("PageDown", 2)).toBe(0);
    expect(press("PageUp", 0)).toBe(2);
  });

  test("other keys lead nowhere", () => {
    expect(press("a", 0)).toBeNull();
  });
});
