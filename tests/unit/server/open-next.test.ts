import { afterEach, expect, it, vi } from 'vitest';
import { openNext } from '@/lib/server/open-next';

const app = vi.hoisted(() => ({ prepare: vi.fn(), getRequestHandler: vi.fn(() => 'handler') }));
const next = vi.hoisted(() => vi.fn(() => app));
vi.mock('next', () => ({ default: next }));

afterEach(() => void vi.unstubAllEnvs());

it('opens Next over the build, in production, and waits until it can answer', async () => {
  vi.stubEnv('NODE_ENV', 'test');
  expect(await openNext('/site', 3100)).toBe('handler');
  expect(process.env.NODE_ENV).toBe('production');
  const options = { dev: false, dir: '/site', hostname: 'localhost', port: 3100 };
  expect(next).toHaveBeenCalledExactlyOnceWith(options);
  expect(app.prepare).toHaveBeenCalledOnce();
});
