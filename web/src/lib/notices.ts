import { preferences } from "./preferences.svelte";

// Notices of this browser: only while the page is open, without any service outside.

const CALM = "/favicon.svg";
const CALLING = "/favicon-turn.svg";
const NOTES = [587.33, 880]; // D5, A5
const LENGTH = 0.18; // seconds

/** Mark the tab while the reader is waited for. */
export function markTab(calling: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  if (icon) icon.href = calling ? CALLING : CALM;
}

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

/** Ask the browser for leave; whether it gives it. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Call the reader, if he wants that and does not look anyway. */
export function call(title: string, body: string, tag: string): void {
  if (preferences.sound) chime();
  if (!document.hidden || !preferences.notices || !canNotify() || Notification.permission !== "granted")
    return;
  const notice = new Notification(title, { body, tag, icon: CALM });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Two short notes, made here: nothing has to be fetched. */
export function chime(): void {
  if (typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  NOTES.forEach((pitch, at) => {
    const start = audio.currentTime + at * LENGTH;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
    if (at === NOTES.length - 1) tone.onended = () => void audio.close();
  });
}
