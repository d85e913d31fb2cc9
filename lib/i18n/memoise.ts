/**
 * Memoises a function by its arguments (plain values), for formatters that are slow to create. For few distinct
 * arguments only: entries are never evicted.
 */
export function memoise<Args extends unknown[], Result>(compute: (...args: Args) => Result) {
  const cache = new Map<string, Result>();
  return (...args: Args): Result => {
    const name = JSON.stringify(args);
    const cached = cache.get(name);
    if (cached !== undefined) return cached;
    const result = compute(...args);
    cache.set(name, result);
    return result;
  };
}
