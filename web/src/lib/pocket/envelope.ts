/** What travels between the page, the room and the thinker; `damrak/pocket/envelope.py` says what each means. */
export type ToRoom =
  | { type: "begin"; kept: Record<string, string> }
  | { type: "log"; match: string; parts: string[] }
  | { type: "call"; id: number; method: string; path: string; body: string; guest?: number }
  | { type: "open"; guest?: number }
  | { type: "heard"; text: string; guest?: number }
  | { type: "come"; guest: number; match: string; name: string }
  | { type: "go"; guest: number }
  | { type: "dismiss"; match: string }
  | { type: "thought"; id: number; answer: unknown }
  | { type: "tick" };

export type FromRoom =
  | { type: "keep"; key: string; text: string }
  | { type: "forget"; prefix: string }
  | { type: "want"; match: string; prefix: string }
  | { type: "reply"; id: number; status: number; kind: string; text: string; guest?: number }
  | { type: "said"; text: string; guest?: number }
  | { type: "think"; id: number; job: unknown }
  | { type: "wake"; after: number };

/** What a worker says of itself. */
export type FromWorker =
  | FromRoom
  | { type: "progress"; part: number }
  | { type: "ready"; program: WebAssembly.Module }
  /** Another window of this browser holds the games. */
  | { type: "elsewhere" }
  /** The browser does not let us keep anything. */
  | { type: "unkept" }
  | { type: "broken"; why: string };

/** What a page says to a worker of ours. */
export type ToWorker = { type: "start"; engine: string; version: string; take: boolean } | ToRoom;
