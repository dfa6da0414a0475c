import { describe, expect, test } from "vitest";
import { settings } from "../browser/settings.svelte";
import type { Say } from "../board";
import type { Report, Total } from "../server/wire";
import { addsUp, curves, plain, rest, sentences, signed } from "./review";

const total: Total = {
  seat: 0,
  points: 30,
  place: 1,
  start: 360,
  result: 720,
  luck: 100,
  own: -40,
  others: 200,
  hidden: 50,
  residual: 50,
  judged: 3,
  grades: { good: 3 },
  accuracy: 0.9,
};

describe("a review", () => {
  test("adds up to the last bit, or says that it does not", () => {
    expect(addsUp(total)).toBe(true);
    expect(addsUp({ ...total, luck: 101 })).toBe(false);
  });

  test("tells parts as points of 100", () => {
    expect(signed(36, 720)).toBe("+5.0");
    expect(signed(-36, 720)).toBe("−5.0");
    expect(signed(0, 720)).toBe("0.0");
    expect(plain(-36, 720)).toBe("5.0");
  });

  test("writes points as the reader's language does", () => {
    settings.language = "fr";
    expect(signed(36, 720)).toBe("+5,0");
    expect(signed(0, 720)).toBe("0,0");
    settings.language = "en";
  });

  test("says that no luck is seen rather than that there was none", () => {
    const steps = [{ at: 0, seat: -1, after: [360, 360] }];
    const quick = { unit: 720, whole: false, totals: [{ ...total, luck: 0 }], steps };
    const review = { game: (name: string) => name } as unknown as Say;
    expect(sentences(quick as unknown as Report, ["A"], review)).toEqual(["luck-unseen"]);
    steps[0] = { at: 0, seat: -1, after: [361, 359], luck: [1, -1] } as (typeof steps)[0];
    expect(sentences(quick as unknown as Report, ["A"], review)).toEqual(["even-luck"]);
  });

  test("does not say who played better where too much is left over", () => {
    const steps = [{ at: 0, seat: -1, after: [361, 359], luck: [1, -1] }];
    const totals = [total, { ...total, seat: 1, own: -90 }];
    const whole = { unit: 720, whole: true, totals, steps } as unknown as Report;
    const review = { game: (name: string) => name } as unknown as Say;
    expect(sentences(whole, ["A", "B"], review)).toContain("better");
    const worse = { ...whole, totals: [total, { ...total, seat: 1, own: -90, residual: -300 }] };
    expect(sentences(worse, ["A", "B"], review)).not.toContain("better");
    expect(rest(worse)).toBe(300);
  });

  test("has a curve for each seat, which begins at the start", () => {
    const report = {
      unit: 720,
      start: [360, 360],
      steps: [{ at: 0, seat: -1, after: [720, 0] }],
    } as unknown as Report;
    expect(curves(report)).toEqual([
      [0.5, 1],
      [0.5, 0],
    ]);
  });
});
