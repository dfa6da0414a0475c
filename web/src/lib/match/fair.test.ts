import { describe, expect, it } from "vitest";

import { bytes, commitment, flaw, pick } from "./fair";
import type { Acted, Fairness } from "../server/wire";

const SEED = "db895595efcc74ac974ea739c3aec5ec1ba76da24b7809004447b1b86f761778";
const COMMITMENT = "6b6544a7a45e3b27fa850af706b73df9e5d4c46b4f932a8265d0dd0b976e4e7e";

/** What `damrak.core.fair.pick` gives for the first twelve outcomes. */
const PICKS: [number[], number[]][] = [
  [
    [1, 1],
    [0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1],
  ],
  [
    [3, 5, 2],
    [1, 2, 1, 2, 1, 1, 1, 2, 1, 1, 1, 0],
  ],
  [
    [6, 6, 6, 6, 6, 6, 8],
    [5, 5, 6, 5, 0, 5, 2, 4, 1, 3, 6, 3],
  ],
  [Array<number>(20).fill(1), [6, 19, 15, 8, 3, 17, 5, 19, 5, 5, 16, 11]],
];

describe("chance follows the seed as it does on the server", () => {
  it("has the same commitment", async () => {
    expect(await commitment(bytes(SEED))).toBe(COMMITMENT);
  });

  it.each(PICKS)("picks the same among the weights %j", async (weights, expected) => {
    const picked = await Promise.all(expected.map((_, k) => pick(bytes(SEED), k, weights)));
    expect(picked).toEqual(expected);
  });
});

function told(n: number, seat: number, words: string): Acted {
  return {
    type: "action",
    at: n,
    n,
    seat,
    whom: 0,
    words,
    verb: "deal",
    args: {},
    on: [],
    news: [],
    gains: [],
  };
}

/** A match of three outcomes and one decision between them, drawn with the weights 3, 5, 2. */
function played(): { proof: Fairness; actions: Acted[] } {
  const outcomes = ["deal red", "deal blue", "deal pink"];
  const weights = [3, 5, 2];
  return {
    proof: {
      match: "m1",
      commitment: COMMITMENT,
      seed: SEED,
      since: 0,
      verified: true,
      outcomes: [
        { k: 0, n: 0, outcomes, weights, picked: 1 },
        { k: 1, n: 2, outcomes, weights, picked: 2 },
        { k: 2, n: 3, outcomes, weights, picked: 1 },
      ],
    },
    actions: [
      told(0, -1, "deal blue"),
      told(1, 0, "draw"),
      told(2, -1, "deal pink"),
      told(3, -1, "deal blue"),
    ],
  };
}

describe("the proof", () => {
  it("holds for a fair match", async () => {
    const { proof, actions } = played();
    expect(await flaw(proof, actions)).toBeNull();
  });

  it("fails if the seed is not the one that was promised", async () => {
    const { proof, actions } = played();
    proof.commitment = COMMITMENT.replace("6", "7");
    expect(await flaw(proof, actions)).toEqual({ what: "commitment", k: 0 });
  });

  it("fails if an outcome does not follow from the seed", async () => {
    const { proof, actions } = played();
    proof.outcomes[1]!.picked = 0;
    actions[2]!.words = "deal red";
    expect(await flaw(proof, actions)).toEqual({ what: "outcome", k: 1 });
  });

  it("fails if something else was played", async () => {
    const { proof, actions } = played();
    actions[3]!.words = "deal pink";
    expect(await flaw(proof, actions)).toEqual({ what: "played", k: 2 });
  });

  it("fails if an outcome that was played is not listed", async () => {
    const { proof, actions } = played();
    proof.outcomes.pop();
    expect(await flaw(proof, actions)).toEqual({ what: "played", k: 3 });
  });

  it("does not ask for outcomes from before the match was taken on", async () => {
    const { proof, actions } = played();
    proof.since = 2;
    proof.outcomes.shift();
    expect(await flaw(proof, actions)).toBeNull();
  });
});
