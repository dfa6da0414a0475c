/** Whether this page came as plain files, with the whole house inside: there is no server behind it. */
const said =
  typeof document === "undefined"
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="damrak-pocket"]');

export const pocket = said !== null;

/** Which version of the site this page is of. */
export const version = said?.content ?? "";

/** The server that offers this page, if one does. */
export const server =
  typeof document === "undefined"
    ? null
    : (document.querySelector<HTMLMetaElement>('meta[name="damrak-server"]')?.content ?? null);

/** The address of a page of ours, as a link names it: plain files have one page, and the rest behind a `#`. */
export function to(address: string): string {
  return pocket ? `#${address}` : address;
}

/** The address of a file beside the page. */
export function beside(file: string): string {
  return pocket ? `./${file}` : `/${file}`;
}
