/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:scenery/*" {
  export const pictures: import("./lib/board/scenery/pictures").Pictures;
}
