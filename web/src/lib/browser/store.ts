/** What this browser remembers by itself. A browser may refuse to remember; then nothing is lost but that. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`damrak.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`damrak.${key}`);
    else localStorage.setItem(`damrak.${key}`, value);
  } catch {
    // Private windows and full disks: the setting holds until the page is closed.
  }
}
