/** Shows recorded positions, without a server: `npm run dev`, then /dev/amsterdam/?scene=turn&theme=dark. */
import { mount } from "svelte";

import "../../src/app.css";
import * as module from "../../src/boards/amsterdam";
import Stage from "../Stage.svelte";
import { edition, scenes } from "./scenes";

mount(Stage<(typeof scenes)[string]["view"]>, {
  target: document.getElementById("stage")!,
  props: { game: "amsterdam", module, scenes, edition: () => edition, first: "turn" },
});
