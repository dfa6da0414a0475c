import type { Posed } from "./pose";

/** Whatever the city is drawn by, and nothing else: boards that agree in this have the same picture of it. */
export type Landscape = ReturnType<typeof landscape>;
export type Canal = NonNullable<Landscape["scenery"]>["canals"][number];

const landscapes = new WeakMap<Posed, Landscape>();

export function landscapeOf(board: Posed): Landscape {
  let known = landscapes.get(board);
  if (!known) {
    known = landscape(board);
    landscapes.set(board, known);
  }
  return known;
}

function landscape({ size, view, tall, north, marker, tables, track, ...board }: Posed) {
  const { scenery } = board;
  return {
    size,
    view,
    tall,
    north,
    marker,
    tables,
    /** The width of the score track around it. */
    edge: track?.thickness ?? null,
    places: board.places.map(({ at }) => ({ at })),
    routes: board.routes.map(({ index, a, twin, curve }) => ({ index, a, twin, curve })),
    scenery: scenery && {
      shore: scenery.shore,
      north_bank: scenery.north_bank,
      fields: scenery.fields,
      windmills: scenery.windmills,
      compass: scenery.compass,
      canals: scenery.canals.map(({ line, width, name_at }) => ({
        line,
        width,
        named: name_at !== null,
      })),
    },
  };
}
