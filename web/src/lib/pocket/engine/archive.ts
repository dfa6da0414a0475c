/** Our modules as they come: an archive of files that are stored as they are, and compressed as a whole. */

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Bytes of the last record of an archive that says nothing more. */
const END_LENGTH = 22;

/** The files of an archive by their paths; it was written by `web/engine/pack.py`. */
export function filesOf(archive: ArrayBuffer): Map<string, Uint8Array> {
  const view = new DataView(archive);
  const end = archive.byteLength - END_LENGTH;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error("not an archive of ours");
  const files = new Map<string, Uint8Array>();
  const text = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY || view.getUint16(at + 10, true) !== 0) {
      throw new Error("an archive whose files are not stored as they are");
    }
    const size = view.getUint32(at + 24, true);
    const name = view.getUint16(at + 28, true);
    const path = text.decode(new Uint8Array(archive, at + 46, name));
    const local = view.getUint32(at + 42, true);
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    files.set(path, new Uint8Array(archive, from, size));
    at += 46 + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}
