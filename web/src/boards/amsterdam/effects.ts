/**
 * What cards and market tiles do, as a row of symbols: a help for the eye, beside the sentence that says it exactly.
 * What a card refers to (a district, a good, a colour) is taken from the edition.
 */
import type { Box, Card, MarketTile } from "./edition";

export type Sign =
  /** A drawing, with a number before it. */
  | { sign: "icon"; name: string; count: string }
  /** A resource of a colour, or of any. */
  | { sign: "cube"; colour: number; count: string }
  | { sign: "good"; good: number; count: string }
  | { sign: "docker"; docker: number; count: string }
  /** A plan of a district, in its colour. */
  | { sign: "plan"; colour: number; count: string }
  | { sign: "text"; text: string }
  /** What stands before it brings what stands after it. */
  | { sign: "brings" }
  /** For each of what stands after it. */
  | { sign: "each" };

/** By number, in words of this file: a count and the name of a sign; `>` brings, `/` for each. */
const CARDS: Record<number, string> = {
  7: "2point / artisan ≠",
  8: "none penalty",
  9: "+5 amstel",
  10: "1point / docker & good barge",
  11: "1point / docker house",
  12: "1point / good mask",
  13: "3+building > 1florin",
  14: "amstel > 1point",
  15: "≤2good barge > 1point",
  16: "2+barge > 1point",
  17: "≠first amstel > +1 amstel",
  18: "last amstel > 1florin",
  19: "1florin / 5arms",
  20: "2×market",
  21: "1florin / plan ≠",
  22: "-1florin > 3barge",
  23: "-1florin > 1point",
  24: "1florin 1point",
  25: "block > -1cube",
  26: "block > 1florin",
  27: "block > -2florin",
  28: "2×block",
  29: "3×plan",
  30: "building > 2florin",
  31: "building > -1cube",
  32: "-3cube > 1florin",
  33: "artisan > 1florin",
  34: "pawn first amstel",
  35: "plan > 1×plan",
  36: "-2cube > 1cube",
  37: "mask > 2florin 1cube",
  38: "-3florin > card",
  39: "-2florin > 2cube",
  40: "-1cube > 2barge",
  41: "plan > 1florin",
  42: "first artisan > -1cube",
  43: "last point > 1cube",
  44: "1florin 1point / furniture",
  45: "market point > 1cube",
  46: "1cube",
  47: "-plan > 3florin",
  48: "-1cube > 1florin",
  49: "none card",
  50: "docker > 2×point",
  51: "die1 > 2florin",
  52: "die1 > +2cube",
  53: "die ±1 rose",
  54: "die > +1cube",
  70: "≤3card > 1florin",
  71: "card florin > 1florin",
  72: "card point > 1point",
  73: "good > +1point",
  74: "block > +1 amstel",
  75: "good > 1florin",
  85: "1point / plan",
  86: "2point / end",
  87: "2point / building",
  97: "first point > 1point",
  98: "≤3card > 2point",
  99: "plan > 2point",
  100: "3+artisan > 1florin",
  101: "3+building > 2point",
  102: "3+plan > 1florin",
  103: "2point / artisan artisan",
  104: "3point / plan plan",
  105: "2point / bridge",
  106: "1point / arms",
  107: "barge house > 8point",
  108: "2point / artisan =",
};

/** Cards that come in rows, by the first and the last number. */
const ROWS: [number, number, string][] = [
  [1, 6, "plan:district > 1cube:gives"],
  [55, 60, "plan:district > 1florin"],
  [61, 66, "1point / plan:district"],
  [67, 69, "3 · 8 · 15point / building"],
  [76, 84, "good:good > +4point"],
  [88, 90, "1florin · 2florin"],
  [91, 96, "1cube:gives"],
];

/** Of the four plans of a district: points, florins, florins, both. */
const PLANS = ["1point", "1florin", "1florin", "1florin 1point"];

function spelt(card: Card): string {
  if (card.kind === "plan") {
    return `-1cube:pays > ${PLANS[(card.number - 109) % PLANS.length] ?? ""}`;
  }
  const row = ROWS.find(([from, to]) => card.number >= from && card.number <= to);
  return CARDS[card.number] ?? row?.[2] ?? "";
}

/** The row of symbols of a card. */
export function effectOf(box: Box, card: Card): Sign[] {
  return spelt(card)
    .split(" ")
    .filter(Boolean)
    .map((word) => signOf(box, card, word));
}

function signOf(box: Box, card: Card | null, word: string): Sign {
  if (word === ">") return { sign: "brings" };
  if (word === "/") return { sign: "each" };
  const [, count = "", name = "", about = ""] =
    /^([-+≤≠×±\d]*)([a-z]+\d?)?(?::([a-z]+))?$/u.exec(word) ?? [];
  if (!name) return { sign: "text", text: word };
  const what = card && about ? card[about as "district" | "gives" | "pays" | "good"] : "";
  if (name === "cube") {
    return { sign: "cube", colour: box.colours.findIndex((colour) => colour.id === what), count };
  }
  if (name === "good") {
    return { sign: "good", good: box.goods.findIndex((good) => good.id === what), count };
  }
  if (name === "plan") {
    const district = box.districts.find((each) => each.id === what);
    return { sign: "plan", colour: district?.colour ?? -1, count };
  }
  if (name === "die1") return { sign: "icon", name: "die", count: "1 " };
  return { sign: "icon", name, count };
}

const SPECIALS: Record<string, string> = {
  barge_moves: "barge",
  swap_inactive_card: "card swap",
  activate_free: "card",
  barge_anywhere: "barge swap",
  free_block: "block",
  one_of_each_colour: "6cube",
};

/** The row of symbols of a market tile: what it costs, and what it brings. */
export function tileEffect(box: Box, tile: MarketTile): Sign[] {
  const signs: string[] = [`-${tile.cost}florin`, ">"];
  if (tile.points) signs.push(`${tile.points}point`);
  if (tile.amstel) signs.push(`+${tile.amstel}`, "amstel");
  if (tile.resources) signs.push(`${tile.resources}cube`);
  if (tile.special) {
    const { kind, steps, cards } = tile.special;
    signs.push(...`${steps ?? cards ?? ""}${SPECIALS[kind] ?? "market"}`.split(" "));
  }
  return signs.map((word) => signOf(box, null, word));
}
