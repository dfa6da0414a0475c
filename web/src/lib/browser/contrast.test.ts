import { describe, expect, it } from "vitest";

import css from "../../style/colours.css?raw";

function palette(theme: "light" | "dark"): Map<string, string> {
  const start = css.indexOf(`:root[data-theme="${theme}"]`);
  const block = css.slice(css.indexOf("{", start), css.indexOf("}", start));
  return new Map(
    [...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1]!, m[2]!]),
  );
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const papers = ["ground", "ground-2", "paper", "paper-2"];
const text: [string, string[]][] = [
  ...["ink", "ink-soft"].map((ink): [string, string[]] => [
    ink,
    [...papers, "accent-soft", "canal-soft"],
  ]),
  ...["accent", "canal", "good", "bad", "gold"].map((ink): [string, string[]] => [
    ink,
    ["paper", "paper-2", "ground"],
  ]),
  ["accent", ["accent-soft"]],
  ["canal", ["canal-soft"]],
  ...[0, 1, 2, 3, 4].map((seat): [string, string[]] => [`seat-${seat}`, ["paper", "paper-2"]]),
  ...[0, 1, 2, 3, 4].map((seat): [string, string[]] => [`seat-${seat}-ink`, [`seat-${seat}`]]),
  ["accent-ink", ["accent"]],
  ["canal-ink", ["canal"]],
  ["wood-ink", ["wood"]],
];
const shapes: [string, string[]][] = [
  ["may", papers],
  ["line-strong", ["paper", "paper-2"]],
];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const colours = palette(theme);
  const colour = (name: string): string => {
    const found = colours.get(name);
    if (!found) throw new Error(`no colour --${name}`);
    return found;
  };

  it.each(text.flatMap(([ink, on]) => on.map((paper) => [ink, paper])))(
    "text in %s can be read on %s",
    (ink, paper) => {
      expect(contrast(colour(ink!), colour(paper!))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(shapes.flatMap(([line, on]) => on.map((paper) => [line, paper])))(
    "a line in %s can be seen on %s",
    (line, paper) => {
      expect(contrast(colour(line!), colour(paper!))).toBeGreaterThanOrEqual(3);
    },
  );
});
