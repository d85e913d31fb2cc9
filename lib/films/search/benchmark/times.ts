/** Times in ms, summed up. */
export type Times = { median: number; p99: number };

/** Runs `ask` for every query, `rounds` times over, and sums up what each took. */
export async function timeEach<T>(
  queries: readonly T[],
  rounds: number,
  ask: (query: T) => unknown,
): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const query of queries) {
      const start = performance.now();
      await ask(query);
      times.push(performance.now() - start);
    }
  return sumUp(times);
}

function sumUp(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return { median: at(0.5), p99: at(0.99) };
}
