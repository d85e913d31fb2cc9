/** Times in ms, summed up. */
export type Times = { median: number; p99: number };

/** Runs `ask` once for every query and sums up what each took. */
export function timeEach<T>(queries: readonly T[], ask: (query: T) => unknown): Times {
  return sumUp(
    queries.map((query) => {
      const start = performance.now();
      ask(query);
      return performance.now() - start;
    }),
  );
}

export function sumUp(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return { median: at(0.5), p99: at(0.99) };
}
