import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { processorTime } from '@/tools/measure/bench/processor-time';

it.skipIf(!existsSync('/proc/self/schedstat'))(
  'counts what a process works, not what it waits',
  async () => {
    const start = processorTime(process.pid);
    const until = performance.now() + 60;
    while (performance.now() < until);
    const worked = processorTime(process.pid) - start;
    await new Promise((resolve) => setTimeout(resolve, 200));
    const waited = processorTime(process.pid) - start - worked;
    expect(worked).toBeGreaterThan(5);
    expect(waited).toBeLessThan(worked + 100);
  },
);
