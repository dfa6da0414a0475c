// Before the page is drawn: day or night, so that nobody is dazzled by the wrong one.
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem("damrak.theme");
  } catch {
    // Not remembered.
  }
  const night = matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = kept === "light" || kept === "dark" ? kept : night ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
})();
