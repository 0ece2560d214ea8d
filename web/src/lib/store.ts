/** localStorage that never throws: private windows and full disks lose comfort, not the game. */
export function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`oyez.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`oyez.${name}`, JSON.stringify(value));
  } catch {
    // nothing to be done, and nothing depends on it
  }
}
