import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/lib/server/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // What was just looked up or counted is there; a wrong index fails loudly enough.
      "@typescript-eslint/no-non-null-assertion": "off",
      // An addition is named for what it adds, whether or not it is shown to change.
      "svelte/prefer-svelte-reactivity": "off",
      // Links inside the client are plain addresses; there is no base path.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      // `let { a } = $props()` and `$bindable` need it.
      "prefer-const": "off",
    },
  },
);
