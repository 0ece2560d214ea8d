// What is published of the dice of a table before it begins: docs/fair-dice.md.
// crypto.subtle would do the same, but browsers have it only over https, and people play at home over http.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const SECRET = 32; // bytes

export const hashed = (text: string): Uint8Array => sha256(utf8ToBytes(`oyez-dice:2:${text}`));

/** 64 digits that nobody can guess; getRandomValues works over http, too. */
export function newContribution(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SECRET)));
}

/** What is published before it is opened: the commitment of a secret, the pledge of a contribution. */
export function promiseOf(text: string): string {
  return bytesToHex(hashed(text));
}

/** Of a seat that pledges none, or does not send it in time. */
export function publicContribution(table: string, seat: number, commitment: string): string {
  return bytesToHex(hashed(`public:${table}:${seat}:${commitment}`));
}
