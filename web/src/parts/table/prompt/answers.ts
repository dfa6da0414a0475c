/** The few answers that stand beside the question; whatever else is possible lies on the board or in the list. */
import type { Say } from "../../../lib/board";
import { labelled } from "../../../lib/match/choices";
import type { Choice, UndoState } from "../../../lib/server/wire";
import type { Answer } from "./Prompt.svelte";

/** More than these do not fit; they are in the list of all choices. */
const FEW = { small: 2, wide: 3 };

export interface Asked {
  say: Say;
  names: string[];
  seat: number;
  small: boolean;
  sentence: string;
  /** A choice that waits to be confirmed. */
  confirm: Choice | null;
  /** A choice that is about to count, and how long it waits in milliseconds. */
  grace: { choice: Choice; length: number } | null;
  /** An answer that is kept until its turn comes. */
  held: string | null;
  undo: UndoState | null;
  /** Choices that touch nothing on the board. */
  loose: Choice[];
  count: number;
  choose: (choice: Choice) => void;
  unconfirm: () => void;
  ungrace: () => void;
  unhold: () => void;
  answerUndo: (agree: boolean) => void;
  openChoices: () => void;
}

interface Prompted {
  sentence: string;
  label: string | undefined;
  answers: Answer[];
}

const CANCEL = "close" as const;

function wish(asked: Asked): Prompted | null {
  const { say, undo, seat, names, answerUndo } = asked;
  const request = undo?.request;
  if (!request) return null;
  const name = names[request.seat] ?? "";
  if (request.seat === seat)
    return {
      sentence: say.t("undo-asked"),
      label: undefined,
      answers: [{ label: say.t("undo-withdraw"), act: () => answerUndo(false) }],
    };
  if (!request.awaited.includes(seat))
    return asked.count > 0
      ? null
      : { sentence: say.t("undo-others", { name }), label: undefined, answers: [] };
  return {
    sentence: say.t("undo-wish", { name }),
    label: say.t("undo-wish", { name }),
    answers: [
      { label: say.t("refuse"), act: () => answerUndo(false) },
      { label: say.t("agree"), act: () => answerUndo(true), main: true },
    ],
  };
}

function confirmed({ say, confirm, choose, unconfirm }: Asked): Prompted | null {
  if (!confirm) return null;
  return {
    sentence: labelled(confirm, say),
    label: say.t("confirm-title"),
    answers: [
      { label: say.t("not-yet"), act: unconfirm, icon: CANCEL },
      { label: say.t("do-it"), act: () => choose(confirm), main: true, icon: "check" },
    ],
  };
}

function waiting({ say, grace, choose, ungrace }: Asked): Prompted | null {
  if (!grace) return null;
  return {
    sentence: labelled(grace.choice, say),
    label: say.t("grace-title"),
    answers: [
      { label: say.t("grace-cancel"), act: ungrace, ring: grace.length },
      { label: say.t("do-it"), act: () => choose(grace.choice), main: true, icon: "check" },
    ],
  };
}

/** What the prompt says, and the buttons beside it: the most pressing first. */
export function prompted(asked: Asked): Prompted {
  const { say, sentence, held, loose, small, count } = asked;
  const first = wish(asked) ?? confirmed(asked) ?? waiting(asked);
  if (first) return first;
  if (held !== null)
    return {
      sentence: say.t("held"),
      label: undefined,
      answers: [{ label: say.t("unhold"), act: asked.unhold }],
    };
  const few = small ? FEW.small : FEW.wide;
  if (loose.length > few)
    return {
      sentence,
      label: undefined,
      answers: [{ label: say.t("choices", { count }), act: asked.openChoices, words: "" }],
    };
  return {
    sentence,
    label: undefined,
    answers: loose.map((choice) => ({
      label: say.game(choice.verb, choice.args),
      act: () => asked.choose(choice),
      words: choice.words,
      main: loose.length === 1,
    })),
  };
}
