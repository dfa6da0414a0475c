import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { pocket } from "./lib/pocket/mode";

const target = document.getElementById("app")!;
// A camera has read an answer: it is for the window that plays, and nothing is started in this one.
if (pocket && location.hash.startsWith("#/near?answer=")) {
  void import("./pages/pocket/AnswerRelay.svelte").then(({ default: AnswerRelay }) =>
    mount(AnswerRelay, { target }),
  );
} else mount(App, { target });
