import { Buffer } from "node:buffer";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";

const ASKED = "virtual:scenery/";

/**
 * `virtual:scenery/<game>` names the pictures of a board's scenery: what `src/boards/<game>/prerender.ts` draws is
 * written to files while the client is built. While it is developed or tested there are none, and all is drawn live.
 */
export function prerendered() {
  let building = false;
  let root = "";
  const draw = async (game) => {
    const { output } = await build({
      root,
      configFile: false,
      logLevel: "error",
      // What is drawn carries its style with it.
      plugins: [svelte({ compilerOptions: { css: "injected" }, emitCss: false })],
      ssr: { noExternal: true },
      build: { ssr: `src/boards/${game}/prerender.ts`, write: false, minify: false },
    });
    const code = Buffer.from(output[0].code).toString("base64");
    return (await import(`data:text/javascript;base64,${code}`)).pictures;
  };
  return {
    name: "damrak-prerendered",
    configResolved(config) {
      building = config.command === "build";
      root = import.meta.dirname;
    },
    resolveId: (id) => (id.startsWith(ASKED) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${ASKED}`)) return null;
      if (!building) return "export const pictures = {};";
      const game = id.slice(ASKED.length + 1);
      const written = (await draw(game)).map(({ mark, ...files }) => {
        const urls = Object.entries(files).map(([theme, source]) => {
          const file = this.emitFile({ type: "asset", name: `${game}-${theme}.svg`, source });
          return `${theme}: import.meta.ROLLUP_FILE_URL_${file}`;
        });
        return `${JSON.stringify(mark)}: { ${urls.join(", ")} }`;
      });
      return `export const pictures = { ${written.join(", ")} };`;
    },
  };
}
