/** Random texts: ids that are new across restarts of the client, and nonces. */

export function newId(): string {
  return randomHex(12);
}

/** 32 bytes for a deal: docs/fair-deal.md. */
export function newNonce(): string {
  return randomHex(32);
}

function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
