// Before the page is drawn: day or night, so that nobody is dazzled by the wrong one; and what the page will ask for is
// asked for now, while its code is still on its way.
(() => {
  const { ahead } = document.currentScript.dataset;
  const kept = (key) => {
    try {
      return localStorage.getItem(`damrak.${key}`);
    } catch {
      return null; // Not remembered.
    }
  };
  const theme = kept("theme");
  const night = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme =
    theme === "light" || theme === "dark" ? theme : night ? "dark" : "light";

  // A page without a server asks nobody.
  if (document.querySelector('meta[name="damrak-pocket"]')) return;

  /** By path, what the server was asked: `lib/server/transport.ts` takes the answers. */
  const asked = (window.damrakAsked = new Map());
  const ask = (path) => {
    const answer = fetch(`/api${path}`, { credentials: "same-origin" });
    // Whoever takes it tells what is wrong.
    answer.catch(() => undefined);
    asked.set(path, answer);
    return answer;
  };
  const [, page, match] = location.pathname.split("/");
  const { table, boards, texts } = JSON.parse(ahead ?? "{}");
  const atTable = page === "table" && match && table;
  // First of all what the rest depends on: a browser asks a server for few things at once.
  if (atTable) {
    const invite = new URLSearchParams(location.search).get("invite");
    ask(`/matches/${match}${invite === null ? "" : `?${new URLSearchParams({ invite })}`}`)
      .then((answer) => (answer.ok ? answer.clone().json() : {}))
      .then(({ game }) => {
        fetchFiles(boards[game]);
        fetchFiles(texts[language][game]);
      })
      .catch(() => undefined);
  }
  ask("/me");
  ask("/games");
  if (!atTable) return;

  const fetchFiles = (files = []) => {
    for (const file of files) {
      const link = document.createElement("link");
      link.rel = file.endsWith(".js") ? "modulepreload" : "preload";
      if (link.rel === "preload") link.as = "style";
      link.crossOrigin = "";
      link.href = `/${file}`;
      document.head.append(link);
    }
  };
  const languages = [kept("language"), ...navigator.languages, "en"];
  const language = languages.map((each) => each?.slice(0, 2)).find((each) => each in texts);
  fetchFiles([...texts[language].web, ...texts[language].game]);
  fetchFiles(table);
})();
