import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { processorTime } from '@/tools/measure/bench/processor-time';

it.skipIf(!existsSync('/proc/self/schedstat'))(
  'counts what a process works, not what it waits',
  async () => {
    const start = processorTime(process.pid);
    // By its own clock: on a busy machine 60 ms may pass without any work.
    const begun = process.cpuUsage();
    while (process.cpuUsage(begun).user < 60_000);
    const worked = processorTime(process.pid) - start;
    await new Promise((resolve) => setTimeout(resolve, 200));
    const waited = processorTime(process.pid) - start - worked;
    expect(worked).toBeGreaterThan(5);
    expect(waited).toBeLessThan(worked + 100);
  },
);
