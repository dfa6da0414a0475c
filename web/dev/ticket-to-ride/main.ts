/** Shows recorded positions, without a server: `npm run dev`, then /dev/ticket-to-ride/?scene=middle&theme=dark. */
import { mount } from "svelte";

import "../../src/app.css";
import * as module from "../../src/boards/ticket-to-ride";
import Stage from "../Stage.svelte";
import { editions, scenes } from "./scenes";

mount(Stage<(typeof scenes)[string]["view"]>, {
  target: document.getElementById("stage")!,
  props: {
    game: "ticket-to-ride",
    module,
    scenes,
    edition: (scene) => (scene === "hamlet" ? editions.hamlet : editions.printed),
    first: "middle",
  },
});
