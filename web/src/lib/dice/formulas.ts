// What the dice of a table follow from, and what the heads of its log are made of: docs/fair-dice.md.
// crypto.subtle would do the same, but browsers have it only over https, and people play at home over http.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const SECRET = 32; // bytes
const COUNTER = 64n; // bits behind the key in a seed

const hashed = (text: string): Uint8Array => sha256(utf8ToBytes(`oyez-dice:2:${text}`));

/** 64 digits that nobody can guess; getRandomValues works over http, too. */
export function newContribution(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SECRET)));
}

/** What is published before it is opened: the commitment of a secret, the pledge of a contribution. */
export function promiseOf(text: string): string {
  return bytesToHex(hashed(text));
}

/** The promise of the first version. */
export function firstPromiseOf(seed: string, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(`oyez-dice:1:${seed}:${salt}`)));
}

/** Of a seat that pledges none, or does not send it in time. */
export function publicContribution(table: string, seat: number, commitment: string): string {
  return bytesToHex(hashed(`public:${table}:${seat}:${commitment}`));
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
