/** Parts of the table in words, for screen readers and for whoever points at them. */
import type { Block, Box, Node } from "../model/edition";
import { nameOf, type Table } from "../model/parts";

/** Things and how many of each, of which there are any. */
export function counted(
  table: Table,
  counts: readonly number[],
  things: readonly { id: string }[],
  kind: "colour" | "good" | "docker",
): string {
  const found = counts.flatMap((count, index) =>
    count > 0 ? [`${count} ${table.say.game(`${kind}-${things[index]!.id}`)}`] : [],
  );
  return found.length ? found.join(", ") : table.say.game("label-none");
}

/** What a block costs: on that of the bailiff another price. */
export function priceNow({ view }: Table, block: Block): number {
  return view.bailiff === block.index ? block.bailiffPrice : block.price;
}

export function blockName(table: Table, box: Box, block: Block): string {
  return `${table.say.game(`district-${box.districts[block.district]!.id}`)} ${block.number}`;
}

/** Where a block is, what it costs, what lies on it or whose it is. */
export function blockWords(table: Table, box: Box, block: Block): string {
  const { view, say } = table;
  const owner = view.owners[block.index] ?? -2;
  const name = blockName(table, box, block);
  const more = view.bailiff === block.index ? `; ${say.game("label-bailiff")}` : "";
  if (owner >= 0) return say.game("block-owned", { name, who: nameOf(table, owner) }) + more;
  const good = view.goods[block.index] ?? -1;
  return (
    say.game("block-words", {
      name,
      price: priceNow(table, block),
      colour: `#colour-${box.colours[block.colour]!.id}`,
      good: good >= 0 ? `#good-${box.goods[good]!.id}` : "none",
    }) + more
  );
}

export function nodeName(table: Table, node: Node): string {
  return table.say.game("label-place", { kind: node.kind, name: node.name });
}

/** A space of the harbour: what it is, what lies or waits there, whose barges. */
export function nodeWords(table: Table, box: Box, node: Node): string {
  const { view, say } = table;
  const parts = [nodeName(table, node)];
  if (node.kind === "warehouse") {
    const next = node.values[view.roofs[node.good] ?? 0];
    parts.push(next === undefined ? say.game("roof-full") : say.game("roof-next", { value: next }));
  }
  if (node.kind === "depot") {
    const good = view.depots[node.depot] ?? -1;
    parts.push(
      good >= 0
        ? say.game(`good-${box.goods[good]!.id}`)
        : say.game("roof-next", { value: node.values[0]! }),
    );
  }
  if (node.kind === "pontoon") {
    const waiting = view.pontoons[node.docker] ?? [];
    if (waiting.length) {
      const who = waiting.map((docker) => say.game(`docker-${box.dockers[docker]!.id}`)).join(", ");
      parts.push(say.game("dockers-wait", { dockers: who }));
    }
  }
  if (view.foreman === node.index) parts.push(say.game("label-foreman"));
  for (const player of view.players) {
    if (player.node === node.index) {
      parts.push(say.game("barge-of", { who: nameOf(table, player.seat) }));
    }
  }
  return parts.join("; ");
}

export function cardName(table: Table, number: number): string {
  return table.say.game(`card-${number}`);
}

/** A card: its name, kind, cost, when it works, and what it does. */
export function cardWords(table: Table, box: Box, number: number, state = ""): string {
  const { say } = table;
  const card = box.cards.get(number);
  if (!card) return say.game(`card-${number}`);
  return say.game("card-words", {
    number,
    name: `#card-${number}`,
    kind: `#kind-${card.kind}`,
    cost: counted(
      table,
      box.colours.map(({ id }) => card.cost[id] ?? 0),
      box.colours,
      "colour",
    ),
    timing: `#timing-${card.timing}`,
    text: `#card-${number}-text`,
    state: state || "none",
  });
}
