/** Drawings of our own, each in a square of 24 by 24: strokes unless they are meant to be filled. */

export interface Drawing {
  /** Filled with the current colour. */
  fill?: string;
  /** Drawn as a line. */
  line?: string;
}

export const symbols: Record<string, Drawing> = {
  // The six colours of resources
  barrel: {
    fill: "M7 3h10c2 5 2 13 0 18H7C5 16 5 8 7 3z",
    line: "M6 8.5h12M6 15.5h12",
  },
  anchor: {
    line: "M12 8v13M7.5 11.5h9M4 14c.5 4 3.5 6.8 8 7 4.5-.2 7.5-3 8-7M12 8a2.6 2.6 0 1 0 0-5.2A2.6 2.6 0 0 0 12 8z",
  },
  crown: { fill: "M3 8l4.5 4L12 4l4.5 8L21 8l-2 11H5z" },
  sun: {
    fill: "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
    line: "M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1",
  },
  tulip: {
    fill: "M6 3l3.2 2.6L12 2l2.8 3.6L18 3c1 6-1 11-6 11S5 9 6 3z",
    line: "M12 14v8M12 21c-3 0-5-1.5-6-4.5M12 21c3 0 5-1.5 6-4.5",
  },
  gable: { fill: "M4 22V11h2.5V7.5H9V5h1.5L12 2l1.5 3H15v2.5h2.5V11H20v11h-6v-6h-4v6z" },

  // The nine goods
  beer: {
    fill: "M5 8h11v13H5z",
    line: "M16 11h2.5a1.5 1.5 0 0 1 1.5 1.5v4A1.5 1.5 0 0 1 18.5 18H16M5 8a2.5 2.5 0 0 1 1.5-4.5A3.5 3.5 0 0 1 13 3a2.6 2.6 0 0 1 3 5z",
  },
  cheese: {
    fill: "M2.5 15L14 6.5c4.5.3 7.5 3.6 7.5 8.5z",
    line: "M2.5 15h19v5h-19zM15 11.2h.1M11 12.6h.1",
  },
  furniture: { line: "M6 2.5V21M18 13v8M6 13h12M6 9h9M15 2.5V13M6 4.5h9M6 17h12" },
  jenever: {
    fill: "M9 9.5c-2.5 1.5-3 2.5-3 4.5v6.5a1.5 1.5 0 0 0 1.5 1.5h9a1.5 1.5 0 0 0 1.5-1.5V14c0-2-.5-3-3-4.5z",
    line: "M9.5 9.5V3h5v6.5M9 2.5h6",
  },
  tiles: {
    line: "M3 3h18v18H3zM12 3v18M3 12h18M3 7.5A4.5 4.5 0 0 0 7.5 3M16.5 3A4.5 4.5 0 0 0 21 7.5M21 16.5a4.5 4.5 0 0 0-4.5 4.5M7.5 21A4.5 4.5 0 0 0 3 16.5",
  },
  lace: {
    line: "M12 2.5c2 2.5 2 4.5 0 6.5-2-2-2-4 0-6.5zM12 21.5c2-2.5 2-4.5 0-6.5-2 2-2 4 0 6.5zM2.5 12c2.5-2 4.5-2 6.5 0-2 2-4 2-6.5 0zM21.5 12c-2.5-2-4.5-2-6.5 0 2 2 4 2 6.5 0zM5.3 5.3c3.2.3 4.6 1.7 4.6 4.6-2.9 0-4.3-1.4-4.6-4.6zM18.7 18.7c-3.2-.3-4.6-1.7-4.6-4.6 2.9 0 4.3 1.4 4.6 4.6zM18.7 5.3c-.3 3.2-1.7 4.6-4.6 4.6 0-2.9 1.4-4.3 4.6-4.6zM5.3 18.7c.3-3.2 1.7-4.6 4.6-4.6 0 2.9-1.4 4.3-4.6 4.6z",
  },
  coffee: {
    fill: "M16.5 3.5c4.5 3 4.5 9.5.5 13.5s-9.5 5-12 2.5C2 16 3 10.5 6.5 7s7.5-5 10-3.5z",
    line: "M5.5 19c1-5.5 4-4.5 6-7s2.5-5.5 5-7.5",
  },
  crystal: { line: "M7 3h10l5 6-10 13L2 9zM2 9h20M7 3l2.5 6L12 22l2.5-13L17 3M9.5 9L12 3l2.5 6" },

  // What is moved about
  docker: {
    fill: "M12 2.5a4 4 0 0 1 3.9 3H17v1.8h-1.2A4 4 0 1 1 12 2.5zM5 22c0-6 2.5-9 7-9s7 3 7 9z",
  },
  pawn: {
    fill: "M12 2.5a4.2 4.2 0 0 1 2.3 7.7L17 18h1.5v3.5h-13V18H7l2.7-7.8A4.2 4.2 0 0 1 12 2.5z",
  },
  barge: {
    fill: "M2 14h20l-3 6H6z",
    line: "M11 14V3M11 4l7 7.5h-7",
  },
  ship: { line: "M3 15h18l-3 5H6zM11 15V3M11 4l7 7.5h-7" },
  foreman: {
    fill: "M6 8.5A6 6 0 0 1 18 8.5h1.5V11h-15V8.5zM7.5 12a4.5 4.5 0 0 0 9 0zM4.5 22c0-3.5 2.5-5 7.5-5s7.5 1.5 7.5 5z",
  },
  bailiff: {
    fill: "M4 7.5l8-5 8 5V9H4zM8 9.5h8a4 4 0 0 1-8 0zM5 22c0-5 2.5-7.5 7-7.5s7 2.5 7 7.5z",
  },
  figure: {
    fill: "M12 2C8 2 7 6 7 9l-2 2h14l-2-2c0-3-1-7-5-7zM8 12.5a4 4 0 0 0 8 0zM4.5 22c0-3.5 2.5-5 7.5-5s7.5 1.5 7.5 5z",
  },
  arms: { fill: "M4 3h16v8c0 5.5-3.5 9-8 11-4.5-2-8-5.5-8-11z" },
  cross: { line: "M9 6l6 4M15 6l-6 4M9 11l6 4M15 11l-6 4" },

  // What is counted
  florin: {
    fill: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
  },
  f: { line: "M14.5 6.5c-2-.8-3.5 0-3.8 2.5L9.8 17c-.2 1.7-1.3 2.2-2.8 1.5M8 11.5h6" },
  point: { fill: "M12 1.8l3 6.5 7.1.8-5.3 4.8 1.5 7L12 17.3l-6.3 3.6 1.5-7L1.9 9.1 9 8.3z" },
  cube: { fill: "M12 2l9 5v10l-9 5-9-5V7z", line: "M3 7l9 5 9-5M12 12v10" },
  penalty: { fill: "M12 2l10 10-10 10L2 12z" },
  marker: { fill: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z", line: "M8 12l3 3 5-6" },

  // Cards
  artisan: {
    fill: "M4 4.5h9l2.5 2.5V10h-3V8.5H9V10H4z",
    line: "M8 10l9.5 11M5.5 10L4 21",
  },
  building: { fill: "M4 22V9h3V5.5h3L12 1.5l2 4h3V9h3v13h-5.5v-5h-5v5z" },
  plan: { line: "M5 3h11l3 3v15H5zM16 3v3h3M8.5 10h4v4h3M8.5 17.5h7" },
  card: { line: "M6 3h12v18H6z" },
  discard: { line: "M4 7h10v14H4zM8 7V3h12v14h-6" },
  cards: { line: "M8 5h11v16H8zM5 18V2.5h11" },
  swap: { line: "M4 8h14l-4-4M20 16H6l4 4" },

  // Places
  block: { fill: "M3 21V11l4.5-4 4.5 4 4.5-4 4.5 4v10z" },
  house: { fill: "M3 12l9-9 9 9h-2.5v9.5h-13V12z" },
  market: { fill: "M3 4h18l1 6H2zM4 11.5h16V21h-5.5v-5.5h-5V21H4z" },
  amstel: {
    line: "M2 8c3-3 5 3 8 0s5 3 8 0 3 1 4 0M2 14c3-3 5 3 8 0s5 3 8 0 3 1 4 0M2 20c3-3 5 3 8 0s5 3 8 0 3 1 4 0",
  },
  bridge: {
    line: "M2 18V9M22 18V9M2 12c6-6 14-6 20 0M2 18c6-6 14-6 20 0M7 8.5v5.5M12 7.5v6M17 8.5v5.5",
  },
  mask: {
    fill: "M2 9c5-3 15-3 20 0 0 6-3 8-6 8-2 0-2.5-2-4-2s-2 2-4 2c-3 0-6-2-6-8zM7 10.5c1 1.5 3 1.5 4 .3-1-1.3-3-1.3-4-.3zM13 10.8c1 1.2 3 1.2 4-.3-1-1-3-1-4 .3z",
  },
  rose: { fill: "M12 1l2.3 8.7L23 12l-8.7 2.3L12 23l-2.3-8.7L1 12l8.7-2.3z" },
  mill: {
    fill: "M9.5 12h5l2 10h-9z",
    line: "M12 11L4 3M12 11l8-8M12 11l-8 8M12 11l8 8M4 3l3-.5M20 3l.5 3M4 19l-.5-3M20 19l-3 .5",
  },
  store: { fill: "M2.5 10L12 3l9.5 7v11.5h-4V13h-11v8.5h-4zM8 15h8v6.5H8z" },
  purse: {
    fill: "M8.5 7h7c4 4 6 8 5 11.5S17 22 12 22s-7.5 0-8.5-3.5 1-7.5 5-11.5z",
    line: "M8 6.5L6.5 2.5h11L16 6.5M7.5 7h9",
  },
  die: { line: "M4 4h16v16H4zM8.5 8.5h.1M15.5 15.5h.1M12 12h.1M15.5 8.5h.1M8.5 15.5h.1" },
  task: { line: "M5 4h14v17H5zM9 2.5h6V6H9zM8.5 12l2.5 2.5 4.5-5" },
  hour: { line: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2.5" },

  // Signs
  arrow: { line: "M4 12h15M13 6l6 6-6 6" },
  always: { line: "M8 8.5a3.5 3.5 0 1 0 0 7c3 0 5-7 8-7a3.5 3.5 0 1 1 0 7c-3 0-5-7-8-7z" },
  end: { line: "M5 22V3M5 4h13l-3 4 3 4H5" },
  first: { line: "M8 6l4-3v17M8 20h8" },
  last: { line: "M4 20h16M12 3v12M7 10l5 5 5-5" },
  none: { line: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM5.6 5.6l12.8 12.8" },
  pair: { line: "M5 5h8v12H5zM9 8h10v12H9z" },
};
