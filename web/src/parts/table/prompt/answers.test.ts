import { describe, expect, it, vi } from "vitest";

import type { Choice } from "../../../lib/server/wire";
import { prompted, type Asked } from "./answers";

const choice = (words: string): Choice => ({ words, verb: words, args: {}, on: [], notes: [] });
const say = {
  language: "en" as const,
  t: (id: string) => id,
  game: (id: string) => `game ${id}`,
  has: () => true,
};

function asked(more: Partial<Asked> = {}): Asked {
  return {
    say,
    names: ["Anna", "Bert"],
    seat: 0,
    small: true,
    sentence: "What now?",
    confirm: null,
    grace: null,
    held: null,
    undo: null,
    loose: [],
    count: 12,
    choose: vi.fn(),
    unconfirm: vi.fn(),
    ungrace: vi.fn(),
    unhold: vi.fn(),
    answerUndo: vi.fn(),
    openChoices: vi.fn(),
    ...more,
  };
}

const request = (seat: number, awaited: number[]): Asked["undo"] => ({
  free: false,
  ask: false,
  request: { seat, at: 3, to: 1, agreed: [], awaited },
});

describe("what stands beside the question", () => {
  it("is nothing where the board has it all", () => {
    expect(prompted(asked())).toEqual({ sentence: "What now?", label: undefined, answers: [] });
  });

  it("is the one thing that the board does not have, as the main button", () => {
    const now = asked({ loose: [choice("pass")] });
    const [pass] = prompted(now).answers;
    expect(pass).toMatchObject({ label: "game pass", main: true, words: "pass" });
    pass!.act();
    expect(now.choose).toHaveBeenCalledWith(choice("pass"));
  });

  it("is a way to the list where there are more than fit; with room more fit", () => {
    const loose = ["a", "b", "c"].map(choice);
    const now = asked({ loose });
    expect(prompted(now).answers).toHaveLength(1);
    prompted(now).answers[0]!.act();
    expect(now.openChoices).toHaveBeenCalled();
    expect(prompted(asked({ loose, small: false })).answers).toHaveLength(3);
  });

  it("is the choice to be confirmed, in its own words, with the confirming button last", () => {
    const now = asked({ confirm: choice("claim"), loose: [choice("pass")] });
    const { sentence, label, answers } = prompted(now);
    expect(sentence).toBe("game claim");
    expect(label).toBe("confirm-title");
    expect(answers.map((each) => [each.label, Boolean(each.main)])).toEqual([
      ["not-yet", false],
      ["do-it", true],
    ]);
  });

  it("is first of all the wish of another to take back, for whoever is asked about it", () => {
    const now = asked({ undo: request(1, [0]), confirm: choice("claim") });
    const { answers } = prompted(now);
    expect(answers.map((each) => each.label)).toEqual(["refuse", "agree"]);
    answers[1]!.act();
    expect(now.answerUndo).toHaveBeenCalledWith(true);
    expect(prompted(asked({ undo: request(0, [1]) })).sentence).toBe("undo-asked");
    expect(prompted(asked({ undo: request(1, []) })).sentence).toBe("What now?");
    expect(prompted(asked({ undo: request(1, []), count: 0 })).sentence).toBe("undo-others");
  });

  it("is to think again while an answer is kept", () => {
    expect(prompted(asked({ held: "draw" })).answers.map((each) => each.label)).toEqual(["unhold"]);
  });
});
