/**
 * Small drawings in a square of 24: the symbols of transport cards, merchandise and places. Strokes take the
 * colour of the ink, `paper` the colour behind it.
 */

export interface Mark {
  d: string;
  /** Width of the stroke; filled if left out. */
  stroke?: number;
  /** Drawn in the colour of the ground, as a hole. */
  hole?: boolean;
}

const WHEEL =
  "M10.4 16.6H14.6M10.4 16.6L12.5 20.24M10.4 16.6L8.3 20.24M10.4 16.6H6.2M10.4 16.6L8.3 12.96M10.4 16.6L12.5 12.96";

function circle(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

export const SYMBOLS: Record<string, readonly Mark[]> = {
  yoke: [
    { d: "M3 8.5Q12 -1 21 8.5", stroke: 3 },
    { d: "M3.8 8V14M20.2 8V14", stroke: 1.4 },
    { d: "M-.4 13.2h8.4l-1.3 8.4h-5.8zM16 13.2h8.4l-1.3 8.4h-5.8z" },
  ],
  barge: [
    { d: "M.5 15.8H23.5Q22 21.5 19.5 21.8H4.5Q2 21.5 .5 15.8Z" },
    { d: "M11 15.5V1.8", stroke: 1.9 },
    { d: "M12.6 2.4Q22 8 21 14H12.6ZM9.4 4.6L3 14H9.4Z" },
  ],
  sledge: [
    { d: "M.8 20.6H18.5Q23.6 20.4 22.6 13.6", stroke: 2.5 },
    { d: "M5.5 20V15M15.5 20V15", stroke: 2.2 },
    { d: "M1.6 11.4h17.6v4h-17.6zM3.6 4h6.4v6.2h-6.4zM11.2 6h5.6v4.2h-5.6z" },
  ],
  horseshoe: [
    { d: "M6.6 20.6Q-.6 3.6 12 3.4Q24.6 3.6 17.4 20.6", stroke: 4.6 },
    { d: "M4 21.2h5.4M14.6 21.2h5.4", stroke: 2.8 },
  ],
  barrel: [
    { d: "M6.2 1.8H17.8Q23 12 17.8 22.2H6.2Q1 12 6.2 1.8Z" },
    { d: "M4.4 7.6H19.6M4.4 16.4H19.6", stroke: 1.9, hole: true },
  ],
  wheelbarrow: [
    { d: circle(5.2, 17, 3.9), stroke: 2.2 },
    { d: "M5.6 6.4H20L17.2 14.2H9.6Z" },
    { d: "M5.2 17L13 14.6L23.4 9.4", stroke: 2 },
    { d: "M17 13.4V21.2", stroke: 2.2 },
  ],
  wheel: [
    { d: circle(12, 12, 10), stroke: 2.6 },
    { d: "M12 2V22M3.3 7L20.7 17M3.3 17L20.7 7", stroke: 1.8 },
    { d: circle(12, 12, 3.2) },
  ],
  cart: [
    { d: "M1.5 8.8H19.8V13.4H1.5ZM3.4 3h6v4.8h-6zM10.6 4.4h7v3.4h-7z" },
    { d: "M19 11.6L23.6 14.6", stroke: 2 },
    { d: circle(10.4, 16.4, 5.4), hole: true },
    { d: circle(10.4, 16.6, 4.6), stroke: 2 },
    { d: WHEEL, stroke: 1.1 },
  ],
  harbour: [
    { d: circle(12, 4.2, 2.4), stroke: 1.9 },
    { d: "M12 6.6V21.5M7.4 9.6H16.6", stroke: 2.2 },
    { d: "M3.4 13.4Q4 21.6 12 21.8Q20 21.6 20.6 13.4", stroke: 2.2 },
    { d: "M1.4 15.8L3.6 10.8L6.6 15ZM22.6 15.8L20.4 10.8L17.4 15Z" },
  ],
  tower: [
    { d: "M12 -1.5L14 5H10ZM9.2 5h5.6v3.4h-5.6zM8 9.2H16L17 12H7ZM7.6 12.6h8.8V23h-8.8z" },
    { d: "M10.6 23v-4q1.4 -2 2.8 0v4z", hole: true },
    { d: circle(12, 15.4, 1.5), hole: true },
  ],
  market: [
    { d: "M2.5 4H21.5L23.5 11H.5Z" },
    { d: "M7.2 4.6L6 10.6M12 4.6V10.6M16.8 4.6L18 10.6", stroke: 1.3, hole: true },
    { d: "M3 11V22M21 11V22", stroke: 2 },
    { d: "M3 15.6H21V19H3Z" },
    { d: circle(7, 14, 1.9) + circle(11, 14, 1.9) + circle(15.2, 14, 1.9) },
  ],
  house: [
    { d: "M12 .5L14 2.5V5H17V8.4H20V23H4V8.4H7V5H10V2.5Z" },
    { d: "M10.2 23v-5.6h3.6v5.6zM6.4 11h3v3.6h-3zM14.6 11h3v3.6h-3z", hole: true },
  ],
  church: [
    { d: "M6 -.5L9 8V23H3V8ZM9.6 11.4L15.6 6.6L22 11.4V23H9.6Z" },
    { d: "M12 23v-6q1.1 -2.2 2.2 0v6zM17 23v-6q1.1 -2.2 2.2 0v6zM5 13h2v3h-2z", hole: true },
  ],
  gate: [
    { d: "M5 1L8.6 8V23H1.4V8ZM19 1L22.6 8V23H15.4V8ZM8 10L12 5.6L16 10V23H8Z" },
    { d: "M9.8 23v-5.4q2.2 -3.4 4.4 0v5.4zM4.1 12h1.8v3h-1.8zM18.1 12h1.8v3h-1.8z", hole: true },
  ],
  "town-hall": [
    { d: "M12 -1.4V2", stroke: 1.2 },
    { d: "M9.4 5Q12 -1 14.6 5V8H9.4ZM6 11L12 7.4L18 11ZM.8 11.6H23.2V23H.8Z" },
    {
      d: "M3 14h2v3h-2zM7 14h2v3h-2zM11 14h2v3h-2zM15 14h2v3h-2zM19 14h2v3h-2zM10.4 23v-3.6h3.2V23z",
      hole: true,
    },
  ],
  warehouse: [
    { d: "M4 1.4h5l2 3h11.4V23H1.6V4.4Z" },
    {
      d: "M4 8h3v4h-3zM10.5 8h3v4h-3zM17 8h3v4h-3zM4 15h3v4h-3zM17 15h3v4h-3zM10 23v-8h4v8z",
      hole: true,
    },
  ],
  bridge: [
    { d: "M.5 12Q12 3.6 23.5 12V19.6H20.6Q17.6 12.4 14.4 19.6H9.6Q6.4 12.4 3.4 19.6H.5Z" },
    { d: "M1 8.6Q12 .6 23 8.6", stroke: 1.5 },
    { d: "M4.4 7V10M12 4.8V8M19.6 7V10", stroke: 1.2 },
  ],
  gables: [
    { d: "M4.2 4L7.6 9V23H.8V9ZM12 1L15.6 7V23H8.4V7ZM19.8 4L23.2 9V23H16.4V9Z" },
    {
      d: "M3.2 12h2v3h-2zM11 10h2v3.4h-2zM18.8 12h2v3h-2zM3.2 18.6h2V23h-2zM11 17.6h2V23h-2zM18.8 18.6h2V23h-2z",
      hole: true,
    },
  ],
  chapel: [
    { d: "M12 -1V4M10.2 1H13.8", stroke: 1.3 },
    { d: "M12 3.4L15 8.4V11L21.5 15V23H2.5V15L9 11V8.4Z" },
    {
      d: "M10.2 23v-5q1.8 -3 3.6 0v5zM5 17.4h2.4v2.8h-2.4zM16.6 17.4h2.4v2.8h-2.4z",
      hole: true,
    },
  ],
  contract: [
    { d: "M4 2.5H17.5L20.5 5.5V21.5H4Z", stroke: 1.8 },
    { d: "M7.5 8H16M7.5 12H16", stroke: 1.6 },
    { d: circle(15.6, 17.6, 3.1) },
  ],
  cards: [
    { d: "M2.6 5.4L11.4 2.2L16.6 17L7.8 20.2Z", stroke: 1.8 },
    { d: "M10.2 6.6H20.4V22.2H10.2Z", hole: true },
    { d: "M10.6 7H20V21.8H10.6Z", stroke: 1.8 },
    { d: "M15.3 10.6L18 14.4L15.3 18.2L12.6 14.4Z" },
  ],
};

/** A slice of a pie: the wheel of the wild card shows every colour. */
export function slice(cx: number, cy: number, r: number, part: number, parts: number): string {
  const at = (turn: number): string => {
    const angle = (2 * Math.PI * turn) / parts;
    return `${(cx + r * Math.cos(angle)).toFixed(2)} ${(cy + r * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${cx} ${cy}L${at(part)}A${r} ${r} 0 0 1 ${at(part + 1)}Z`;
}

/** The symbols of seats as outlines in a square of 24, so that they look the same everywhere. */
export const SEAT_SHAPES = [
  circle(12, 12, 8.6),
  "M12 2.6L22 20.4H2Z",
  "M4.2 4.2H19.8V19.8H4.2Z",
  "M12 1.4L22 12L12 22.6L2 12Z",
  "M12 1.5L15 9L23 9.4L16.8 14.4L18.9 22.2L12 17.8L5.1 22.2L7.2 14.4L1 9.4L9 9Z",
] as const;
