/** The table of Amsterdam. */
export { default as Board } from "./Board.svelte";
export { default as Mat } from "./player/Mat.svelte";
export { default as Mine } from "./Mine.svelte";
export { default as Player } from "./Player.svelte";
export { describe } from "./words/describe";
export { tutorial } from "./words/tutorial";
export { links as rules } from "./rules/links";
