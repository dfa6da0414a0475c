/** A text as a QR code, which the camera of a phone reads. */

/** Modules of light around it, as the standard wants. */
const BORDER = 4;

/** What is dark, as the path of a drawing of so many modules a side. */
export interface Drawn {
  size: number;
  path: string;
}

/** Draw a text; a damaged or badly lit seventh of it can be made up for. */
export async function drawn(text: string): Promise<Drawn> {
  const { encode } = await import("uqr");
  const { size, data } = encode(text, { ecc: "M", border: BORDER });
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end < 0 ? size : end) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    }),
  );
  return { size, path: runs.join("") };
}
