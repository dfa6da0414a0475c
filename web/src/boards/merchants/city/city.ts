/** How the houses of a family hold together: through neighbouring plots and across bridges. */
import type { Box, Bridge } from "../model/edition";

export interface Link {
  seat: number;
  a: number;
  b: number;
}

/** Neighbouring houses of one family, each pair once; those across a bridge too. */
export function links(box: Box, owners: readonly number[]): Link[] {
  const found: Link[] = [];
  const join = (a: number, b: number): void => {
    const seat = owners[a] ?? -2;
    if (seat >= 0 && seat === owners[b]) found.push({ seat, a, b });
  };
  for (const plot of box.plots) {
    for (const other of plot.adjacent) if (plot.index < other) join(plot.index, other);
  }
  for (const bridge of box.bridges) join(bridge.a, bridge.b);
  return found;
}

/** Who has a house at both ends of a bridge, or −2. */
export function bridgeOwner({ a, b }: Bridge, owners: readonly number[]): number {
  const seat = owners[a] ?? -2;
  return seat >= 0 && seat === owners[b] ? seat : -2;
}
