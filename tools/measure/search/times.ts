import { median } from '@/tools/measure/first-frame/median';

/** Times in ms, summed up. */
export type Times = { median: number; p99: number };

/**
 * Runs `ask` for every query, `rounds` times over, and sums up over the queries. What a query took is the
 * median of its rounds: where they are several, a single one that the machine broke off does not count.
 */
export async function timeEach<T>(
  queries: readonly T[],
  rounds: number,
  ask: (query: T) => unknown,
): Promise<Times> {
  const times = queries.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [number, query] of queries.entries()) {
      const start = performance.now();
      await ask(query);
      times[number]?.push(performance.now() - start);
    }
  const taken = times.map(median).sort((a, b) => a - b);
  return { median: median(taken), p99: taken[Math.floor((taken.length - 1) * 0.99)] ?? Number.NaN };
}
