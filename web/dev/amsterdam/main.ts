/** Shows recorded positions, without a server: `npm run dev`, then /dev/amsterdam/?scene=turn&theme=dark. */
import { mount } from "svelte";

import "../../src/app.css";
import Stage from "./Stage.svelte";

mount(Stage, { target: document.getElementById("stage")! });
