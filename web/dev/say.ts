/** The texts of a game and of the client in one language, from the files that the terminal reads too. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { resolved, type Args, type Language, type Say } from "../src/lib/board";

const files = import.meta.glob<string>("../../src/damrak/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A missing message is an error. */
export function sayer(language: Language, name: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(files)) {
    const file = path.split("/").at(-1)!;
    const wanted = file === "web.ftl" || file === `${name}.ftl` || file.startsWith(`${name}-`);
    if (wanted && path.includes(`/${language}/`)) bundle.addResource(new FluentResource(source));
  }
  const say = (id: string, args: Args = {}, attribute?: string): string => {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern)
      throw new Error(`${language} has no message ${id}${attribute ? `.${attribute}` : ""}`);
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw new Error(`${language}: ${id}: ${errors[0].message}`);
    return said;
  };
  const made: Say = {
    language,
    t: (id, args, attribute) => say(`web-${id}`, args, attribute),
    game: (id, args = {}, attribute) => say(`${name}-${id}`, resolved(made, args), attribute),
    has: (id, attribute) => {
      const message = bundle.getMessage(`${name}-${id}`);
      return Boolean(attribute ? message?.attributes[attribute] : message?.value);
    },
  };
  return made;
}
