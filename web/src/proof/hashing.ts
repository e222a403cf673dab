/** The three hashes of docs/fair-deal.md, with nothing but WebCrypto. */

/** 32 bytes as 64 lower hex digits. */
export type Hex = string;

/** Whose deal is meant: the table's code, its match and the match's round, both from 1. */
export interface Deal {
  readonly code: string;
  readonly match: number;
  readonly round: number;
}

const LENGTH = 64;

export function isHex(text: string): boolean {
  return text.length === LENGTH && /^[0-9a-f]+$/.test(text);
}

/** Return what a server that is bound to `secret` shows before the deal. */
export async function commitOf(deal: Deal, secret: Hex): Promise<Hex> {
  return sha256(`rami/1/commit ${deal.code} ${deal.match} ${deal.round} ${secret}`);
}

/** Return the seed of a deal; a seat that has added nothing has null in its place. */
export async function seedOf(secret: Hex, nonces: readonly (Hex | null)[]): Promise<Uint8Array> {
  const added = nonces.map((nonce) => nonce ?? "-").join(" ");
  return mac(await keyOf(bytesOf(secret)), ascii(`rami/1/nonces ${added}`));
}

export async function sha256(text: string): Promise<Hex> {
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", ascii(text))));
}

export function keyOf(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

export async function mac(
  key: CryptoKey,
  message: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
}

export function ascii(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

export function hexOf(bytes: Uint8Array): Hex {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(hex: Hex): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return new Uint8Array(pairs.map((pair) => Number.parseInt(pair, 16)));
}
