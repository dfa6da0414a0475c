/** Short notices that come and go; a screen reader is told them. */
import { NotDone } from "../server/socket";
import { Refused } from "../server/api";
import { t } from "../texts/texts.svelte";

export interface Notice {
  id: number;
  text: string;
  kind: "news" | "trouble";
}

/** Milliseconds; trouble stays longer. */
const SHOWN = { news: 4_000, trouble: 8_000 };

class Notices {
  list = $state.raw<Notice[]>([]);
  #next = 1;

  tell(text: string, kind: Notice["kind"] = "news"): void {
    const notice = { id: this.#next++, text, kind };
    this.list = [...this.list.filter((each) => each.text !== text), notice].slice(-3);
    setTimeout(() => this.drop(notice.id), SHOWN[kind]);
  }

  drop(id: number): void {
    this.list = this.list.filter((each) => each.id !== id);
  }

  /** Say what went wrong. */
  trouble(error: unknown): void {
    this.tell(troubleText(error), "trouble");
  }
}

/** What went wrong, in words. */
export function troubleText(error: unknown): string {
  const problem = error instanceof Refused || error instanceof NotDone ? error.problem : null;
  return problem ? t(`problem-${problem.code}`) : t("unreachable");
}

export const notices = new Notices();
