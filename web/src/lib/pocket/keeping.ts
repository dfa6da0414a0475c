/** What is kept in this browser: texts under keys, in IndexedDB. */
import type { FromRoom } from "./envelope";

const NAME = "damrak";
const STORE = "kept";

type Change = Extract<FromRoom, { type: "keep" | "forget" }>;

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("IndexedDB"));
  });
}

const from = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

export class Keeping {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Keeping> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return new Keeping(await asked(request));
  }

  /** Everything but the logs of matches, which are read when they are needed. */
  async begin(): Promise<Record<string, string>> {
    const store = this.database.transaction(STORE).objectStore(STORE);
    const wanted = [IDBKeyRange.upperBound("log:", true), IDBKeyRange.lowerBound("log;")];
    const found = await Promise.all(
      wanted.map((range) =>
        Promise.all([asked(store.getAllKeys(range)), asked(store.getAll(range))]),
      ),
    );
    return Object.fromEntries(
      found.flatMap(([keys, texts]) => keys.map((key, n) => [String(key), texts[n] as string])),
    );
  }

  /** The texts under keys that begin so, in their order. */
  async read(prefix: string): Promise<string[]> {
    const store = this.database.transaction(STORE).objectStore(STORE);
    return (await asked(store.getAll(from(prefix)))) as string[];
  }

  /** Write some changes, all or none; returns when they are safe. */
  write(changes: Change[]): Promise<void> {
    return new Promise((done, failed) => {
      const writing = this.database.transaction(STORE, "readwrite");
      const store = writing.objectStore(STORE);
      for (const change of changes) {
        if (change.type === "keep") store.put(change.text, change.key);
        else store.delete(from(change.prefix));
      }
      writing.oncomplete = () => done();
      writing.onabort = () => failed(writing.error ?? new Error("IndexedDB"));
    });
  }
}
