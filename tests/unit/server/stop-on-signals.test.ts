import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { stopOnSignals } from '@/lib/server/stop-on-signals';

afterEach(() => void vi.restoreAllMocks());

it('ends the process well once its requests are answered, however often it is told', async () => {
  const told = new Map<string | symbol, () => void>();
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    told.set(name, listener as () => void);
    return process;
  });
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = vi.spyOn(server, 'close');
  stopOnSignals(server);
  expect([...told.keys()]).toEqual(['SIGTERM', 'SIGINT']);
  told.get('SIGINT')?.();
  told.get('SIGTERM')?.();
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(0));
  expect(close).toHaveBeenCalledOnce();
  expect(server.listening).toBe(false);
});
