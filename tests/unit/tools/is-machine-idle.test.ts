import { expect, it, vi } from 'vitest';

const read = vi.hoisted(() => vi.fn());
vi.mock('node:os', () => ({ cpus: read }));

const core = (idle: number, user: number) => ({ times: { user, nice: 0, sys: 0, idle, irq: 0 } });

it.each([
  [
    'three quarters',
    [core(1_000, 100), core(1_000, 100)],
    [core(1_450, 150), core(1_400, 200)],
    true,
  ],
  [
    'one core of two',
    [core(1_000, 100), core(1_000, 100)],
    [core(1_500, 100), core(1_000, 600)],
    false,
  ],
])(
  'isMachineIdle compares two readings of the cores: %s idle',
  async (_, before, after, isIdle) => {
    const { isMachineIdle } = await import('@/tools/verify/is-machine-idle.mjs');
    read.mockReturnValueOnce(before).mockReturnValueOnce(after);
    expect(await isMachineIdle()).toBe(isIdle);
  },
);
