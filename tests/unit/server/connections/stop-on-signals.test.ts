import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { watchConnections } from '@/lib/server/connections/connections';
import { stopOnSignals } from '@/lib/server/connections/stop-on-signals';
import { until } from '../../until';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function listenForSignals() {
  const signals = new Map<string | symbol, () => void>();
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    signals.set(name, listener as () => void);
    return process;
  });
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { signals, exit, server, connections: watchConnections(server) };
}

it('ends the process well once its requests are answered, however often it is told', async () => {
  const { signals, exit, server, connections } = await listenForSignals();
  const close = vi.spyOn(server, 'close');
  const told = vi.fn();
  stopOnSignals(server, connections, { notice: 20, told });
  expect([...signals.keys()]).toEqual(['SIGTERM', 'SIGINT']);
  signals.get('SIGTERM')?.();
  signals.get('SIGINT')?.();
  expect(told).toHaveBeenCalledOnce();
  await until(() => expect(exit).toHaveBeenCalledExactlyOnceWith(0));
  expect(close).toHaveBeenCalledOnce();
  expect(server.listening).toBe(false);
});

it('takes visitors on for a while after SIGTERM, and not after Ctrl-C', async () => {
  const term = await listenForSignals();
  stopOnSignals(term.server, term.connections, { notice: 200 });
  // Held: a busy machine may take longer than the notice to look.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  term.signals.get('SIGTERM')?.();
  await vi.advanceTimersByTimeAsync(199);
  expect(term.server.listening).toBe(true);
  await until(() => expect(term.exit).toHaveBeenCalled());
  vi.useRealTimers();
  vi.restoreAllMocks();
  const terminal = await listenForSignals();
  stopOnSignals(terminal.server, terminal.connections, { notice: 60_000 });
  terminal.signals.get('SIGINT')?.();
  await until(() => expect(terminal.exit).toHaveBeenCalled());
});
