/** The table of Amsterdam. */
export { default as Board } from "./Board.svelte";
export { default as Mat } from "./Mat.svelte";
export { default as Mine } from "./Mine.svelte";
export { default as Player } from "./Player.svelte";
export { describe } from "./describe";
export { seatLook } from "./parts";
export { tutorial } from "./tutorial";
export { links as rules } from "./rules/links";
