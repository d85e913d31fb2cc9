/**
 * Memoises a function by its arguments (plain values), for formatters that are slow to create. For few distinct
 * arguments only: entries are never evicted.
 */
export function memoise<Given extends unknown[], Made>(make: (...given: Given) => Made) {
  const made = new Map<string, Made>();
  return (...given: Given): Made => {
    const name = JSON.stringify(given);
    const known = made.get(name);
    if (known !== undefined) return known;
    const fresh = make(...given);
    made.set(name, fresh);
    return fresh;
  };
}
