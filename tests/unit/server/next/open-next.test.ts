import { createServer, Server } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { openNext } from '@/lib/server/call-next';

const app = vi.hoisted(() => ({ prepare: vi.fn(), getRequestHandler: vi.fn(() => 'handler') }));
const next = vi.hoisted(() => vi.fn((_: { httpServer: unknown }) => app));
vi.mock('next', () => ({ default: next }));

afterEach(() => {
  vi.unstubAllEnvs();
  next.mockClear();
});

it('opens Next over the build, in production, and waits until it can answer', async () => {
  vi.stubEnv('NODE_ENV', 'test');
  expect(await openNext('/site', 3100)).toBe('handler');
  expect(process.env.NODE_ENV).toBe('production');
  const options = { dev: false, dir: '/site', hostname: 'localhost', port: 3100 };
  expect(next).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(options));
  expect(app.prepare).toHaveBeenCalledOnce();
});

it('gives Next a server of its own to listen to, and not the one that visitors reach', async () => {
  await openNext('/site', 3100);
  const [{ httpServer }] = next.mock.calls[0] as [{ httpServer: Server }];
  expect(httpServer).toBeInstanceOf(Server);
  expect(httpServer.listening).toBe(false);
});

/** Next itself, as it comes from npm: the part of it that listens for upgrades. */
it('so Next never listens for upgrades on ours', async () => {
  const { default: real } = await vi.importActual<{ default: typeof import('next').default }>(
    'next',
  );
  const own = new Server();
  const ours = createServer();
  const opened = real({ dev: false, dir: '.', httpServer: own } as never);
  const handler = opened.getRequestHandler();
  // It has not been prepared: it throws after it has looked for the server to listen to.
  await Promise.resolve(handler({ socket: { server: ours } } as never, {} as never)).catch(
    () => {},
  );
  expect(own.listenerCount('upgrade')).toBe(1);
  expect(ours.listenerCount('upgrade')).toBe(0);
});
