// What follows from an opened secret: the seed of the dice and the heads of the log. Needed at the end of a game only.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { hashed } from "./formulas";

const COUNTER = 64n; // bits behind the key in a seed

/** The promise of the first version. */
export function firstPromiseOf(seed: string, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(`oyez-dice:1:${seed}:${salt}`)));
}

/** The seed that the generator begins with, as a text. */
export function seedOf(secret: string, contributions: readonly string[]): string {
  const key = bytesToHex(hashed(["key", secret, ...contributions].join(":")));
  return (BigInt(`0x${key}`) << COUNTER).toString();
}

/** All heads: of the set-up, and after every play in the order of time. */
export function headsOf(secret: string, setup: string, plays: readonly string[]): string[] {
  const key = hashed(`chain:${secret}`);
  const next = (text: string): string => bytesToHex(hmac(sha256, key, utf8ToBytes(text)));
  let head = next(setup);
  const heads = [head];
  for (const play of plays) {
    head = next(head + play);
    heads.push(head);
  }
  return heads;
}
