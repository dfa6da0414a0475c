import { describe, expect, it } from "vitest";

import {
  contains,
  depth,
  distance,
  inside,
  middle,
  onClock,
  overlap,
  toSegment,
  type Point,
  type Rect,
} from "./geometry";
import { rowBox, tileAt, tileRadius, wayOfTime } from "./pose";
import { scenery } from "../city/scenery";
import { boards, box } from "./testing";

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]));

/** Whether two polygons share more than an edge: a corner of one, drawn in a little, lies in the other. */
function cross(a: readonly Point[], b: readonly Point[]): boolean {
  const drawnIn = (polygon: readonly Point[]): Point[] => {
    const [cx, cy] = [0, 1].map(
      (axis) => polygon.reduce((sum, point) => sum + point[axis]!, 0) / polygon.length,
    ) as [number, number];
    return polygon.map(([x, y]) => [x + (cx - x) * 0.08, y + (cy - y) * 0.08]);
  };
  return drawnIn(a).some((p) => inside(p, b)) || drawnIn(b).some((p) => inside(p, a));
}

describe("the city", () => {
  it("has plots that do not cover each other", () => {
    for (const [a, b] of pairs(box.plots)) {
      expect(cross(a.polygon, b.polygon), `${a.id} and ${b.id}`).toBe(false);
    }
  });

  it("has room for a house on every plot, inside its district and the city", () => {
    for (const plot of box.plots) {
      expect(depth(plot.at, plot.polygon), plot.id).toBeGreaterThan(box.city.tile);
      expect(inside(plot.at, box.districts[plot.district]!.outline), plot.id).toBe(true);
      for (const corner of plot.polygon) expect(inside(corner, box.city.frame)).toBe(true);
    }
  });

  it("has bridges that keep clear of the houses at other plots", () => {
    for (const bridge of box.bridges) {
      for (const plot of box.plots) {
        const far = toSegment(plot.at, bridge.from, bridge.to);
        expect(far, `${bridge.id} and ${plot.id}`).toBeGreaterThan(box.city.bridge / 2);
      }
    }
  });
});

describe("the colonies", () => {
  it("lie apart from each other and inside the map", () => {
    for (const [a, b] of pairs(box.sites)) {
      expect(distance(a.at, b.at), `${a.id} and ${b.id}`).toBeGreaterThan(2 * box.siteRadius + 8);
    }
    for (const { at, id } of box.sites) {
      expect(contains(box.world, around(at, box.siteRadius)), id).toBe(true);
      expect(inside(at, box.city.frame), id).toBe(false);
    }
  });
});

const around = ([x, y]: Point, r: number): Rect => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

describe.each(Object.entries(boards))("the board, %s", (_, posed) => {
  it("shows every plot and every site in exactly one window, wholly", () => {
    const seen = posed.windows.map((window) => ({
      window,
      sites: box.sites.filter((site) => window.continents.includes(site.continent)),
    }));
    expect(seen.flatMap(({ sites }) => sites.map(({ index }) => index)).sort()).toEqual(
      box.sites.map(({ index }) => index).sort(),
    );
    for (const { window, sites } of seen) {
      for (const site of sites) {
        expect(contains(window.view, around(site.at, box.siteRadius + 6)), site.id).toBe(true);
      }
    }
    const cities = posed.windows.filter((window) => window.city);
    expect(cities).toHaveLength(1);
    for (const plot of box.plots) {
      for (const [x, y] of plot.polygon) {
        expect(contains(cities[0]!.view, { x, y, w: 0, h: 0 }), plot.id).toBe(true);
      }
    }
  });

  it("has a time line whose spaces lie apart and on the board", () => {
    expect(posed.track).toHaveLength(box.track.length);
    for (const [a, b] of pairs(posed.track)) expect(overlap(a, b)).toBe(false);
    for (const space of posed.track) expect(contains(posed.trackView, space)).toBe(true);
  });

  it("has an exchange whose rows lie apart and on the board", () => {
    const rows = posed.rows.map(rowBox);
    for (const [a, b] of pairs(rows)) expect(overlap(a, b)).toBe(false);
    for (const row of rows) expect(contains(posed.exchangeView, row)).toBe(true);
    for (const row of posed.rows) {
      for (const [a, b] of pairs([row.label, ...row.spaces])) expect(overlap(a, b)).toBe(false);
    }
  });

  it.each([3, 4, 5])("has room for the tiles of %i families in one space", (seats) => {
    for (const { spaces } of posed.rows) {
      for (const space of spaces) {
        const r = tileRadius(space, seats);
        const tiles = Array.from({ length: seats }, (_, seat) => tileAt(space, seat, seats));
        expect(r).toBeGreaterThan(9);
        for (const [a, b] of pairs(tiles)) expect(distance(a, b)).toBeGreaterThanOrEqual(2 * r - 1);
        for (const tile of tiles) expect(contains(space, around(tile, r * 0.98))).toBe(true);
      }
    }
  });

  if (!posed.tall) {
    it("keeps map, time line and exchange apart", () => {
      const cells = [...posed.track, ...posed.rows.map(rowBox)];
      for (const cell of cells) expect(overlap(cell, box.world)).toBe(false);
      for (const [a, b] of pairs(cells)) expect(overlap(a, b)).toBe(false);
    });
  }
});

describe("the scenery", () => {
  it("fits the coasts: mountains on land, ships at sea", () => {
    const lands = box.continents.flatMap(({ land }) => land);
    const { mountains, trees, ships, compass } = scenery(box);
    expect(compass).not.toBeNull();
    expect(mountains.length).toBeGreaterThan(5);
    expect(ships.length).toBeGreaterThan(3);
    for (const point of [...mountains, ...trees]) {
      expect(lands.some((land) => inside(point, land))).toBe(true);
    }
    for (const [x, y] of ships) expect(lands.some((land) => inside([x, y], land))).toBe(false);
  });
});

it("goes along the time line space by space", () => {
  expect(wayOfTime(box.track, 3, 6)).toEqual([3, 4, 5, 6]);
  expect(wayOfTime(box.track, 24, 40)).toEqual([24, 25]);
  expect(wayOfTime(box.track, 5, 5)).toEqual([5]);
});

it("finds the middle of a box and places on a clock", () => {
  expect(middle({ x: 10, y: 20, w: 4, h: 6 })).toEqual([12, 23]);
  const [x, y] = onClock(0.25, 10);
  expect(x).toBeCloseTo(10);
  expect(y).toBeCloseTo(0);
  expect(onClock(0, 5)[1]).toBeCloseTo(-5);
});
