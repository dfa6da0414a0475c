/** How calls and messages get to whoever answers them: over the network, or to a worker of this page. */
import type { Wire } from "./socket";

export interface Answer {
  status: number;
  /** Its media type. */
  kind: string;
  text: string;
}

export interface Transport {
  /** Make a call of the API; rejects if nobody can be reached. */
  call(method: string, path: string, body?: string): Promise<Answer>;
  /** Open the line, for a match first of all: a proxy may send all who are at one to the same process. */
  wire(match?: string): Wire;
}

/**
 * What `preload.js` asked before this code was here: each answer is taken once, since later it would be out of date.
 */
function takePreloaded(method: string, path: string): Promise<Response> | undefined {
  if (method !== "GET") return undefined;
  const { damrakAsked } = globalThis as { damrakAsked?: Map<string, Promise<Response>> };
  const answer = damrakAsked?.get(path);
  damrakAsked?.delete(path);
  return answer;
}

/** The server this page came from. */
export const network: Transport = {
  async call(method, path, body) {
    const answer = await (takePreloaded(method, path) ??
      fetch(`/api${path}`, {
        method,
        credentials: "same-origin",
        ...(body !== undefined && { body, headers: { "Content-Type": "application/json" } }),
      }));
    return {
      status: answer.status,
      kind: answer.headers.get("Content-Type") ?? "",
      text: await answer.text(),
    };
  },
  wire(match) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = match ? `?match=${encodeURIComponent(match)}` : "";
    return new WebSocket(`${scheme}://${location.host}/api/socket${query}`) as Wire;
  },
};
