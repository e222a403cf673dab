/** Cards in an order that depends on a number only, so that a failure can be repeated. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = (seed + 1) * 2_654_435_761;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return state / 2 ** 32;
  };
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1));
    const [a, b] = [mixed[i] as T, mixed[j] as T];
    mixed[i] = b;
    mixed[j] = a;
  }
  return mixed;
}
