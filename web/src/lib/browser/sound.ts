/** Small sounds, made and not recorded: a carillon's bells, a wooden tick, a falling note. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Browsers let a page sound only after it was touched; call this from a click or a key. */
export function wake(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
}

/** A bell: partials that are not quite harmonic, the high ones gone first. */
function bell(to: AudioContext, pitch: number, after: number, loud: number): void {
  const start = to.currentTime + after;
  for (const [ratio, level, lasts] of [
    [0.5, 0.25, 1.6],
    [1, 1, 1.2],
    [1.19, 0.35, 0.8],
    [2, 0.5, 0.6],
    [2.74, 0.2, 0.35],
  ] as const) {
    const tone = to.createOscillator();
    const volume = to.createGain();
    tone.frequency.value = pitch * ratio;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud * level, start + 0.005);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(volume).connect(to.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}

/** A knock on wood. */
function knock(to: AudioContext, pitch: number, loud: number): void {
  const start = to.currentTime;
  const tone = to.createOscillator();
  const volume = to.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch / 3, start + 0.06);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.08);
  tone.connect(volume).connect(to.destination);
  tone.start(start);
  tone.stop(start + 0.1);
}

export type Sound = "turn" | "move" | "other" | "chat" | "end" | "no";

/** Sound, if sounds are wanted and the browser lets us. */
export function sound(which: Sound): void {
  if (!settings.sound || context?.state !== "running") return;
  switch (which) {
    case "turn":
      bell(context, 659, 0, 0.09);
      bell(context, 880, 0.16, 0.09);
      break;
    case "move":
      knock(context, 420, 0.14);
      break;
    case "other":
      knock(context, 260, 0.07);
      break;
    case "chat":
      bell(context, 1175, 0, 0.03);
      break;
    case "end":
      [523, 659, 784, 1047].forEach((pitch, index) => bell(context!, pitch, index * 0.18, 0.08));
      break;
    case "no":
      knock(context, 150, 0.12);
  }
}
