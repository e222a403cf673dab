/** Every subset of some items, for tests that try all. */
export function subsetsOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: 2 ** items.length }, (_, mask) =>
    items.filter((_item, i) => (mask & (1 << i)) !== 0),
  );
}
