import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Connections, watchConnections } from '@/lib/server/connections/connections';
import { stopGracefully, stopOnSignals } from '@/lib/server/connections/graceful-shutdown';
import { listen } from '@/lib/server/connections/open-server';
import { until } from '../../until';
import { get } from '../get';
import { openSocket, readNext, readToEnd } from './open-sockets';

describe('stop gracefully', () => {
  const soon = { notice: 0, stalled: 40, longest: 2_000 };
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  let server: Server;
  let connections: Connections;
  const serve = async (answer: RequestListener) => {
    server = createServer(answer);
    connections = watchConnections(server);
    await listen(server, { port: 0, host: undefined });
    return (server.address() as AddressInfo).port;
  };

  afterEach(() => {
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
  });

  it('finishes the running request and refuses the next', async () => {
    let stopped: Promise<void> | undefined;
    const port = await serve((_, response) => {
      stopped = stopGracefully(server, connections, soon);
      setTimeout(() => response.end('done'), 80);
    });
    expect((await get({ path: '/', port })).body).toBe('done');
    await stopped;
    await expect(get({ path: '/', port })).rejects.toThrow();
  });

  it('cuts off a request that outlasts its patience', async () => {
    let stopped: Promise<void> | undefined;
    const port = await serve(() => {
      stopped = stopGracefully(server, connections, { ...soon, longest: 50 });
    });
    await expect(get({ path: '/', port })).rejects.toThrow();
    await stopped;
  });

  it('says on every answer that it is the last, and answers whoever comes before the door is shut', async () => {
    const port = await serve((_, response) => response.end('well'));
    const kept = await openSocket(server);
    kept.write(request);
    expect(await readNext(kept)).toContain('Connection: keep-alive');
    // The door is shut when the test says so, not when the machine is slow.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const over = vi.fn();
    void stopGracefully(server, connections, { ...soon, notice: 300 }).then(over);
    kept.write(request);
    expect(await readToEnd(kept)).toContain('Connection: close');
    const { headers, body } = await get({ path: '/', port });
    expect([headers.connection, body]).toEqual(['close', 'well']);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    // Time passes as it waits.
    await until(() => expect(over).toHaveBeenCalledOnce());
  });

  it('says so on an answer that was being made when it was told to stop', async () => {
    let finish = () => {};
    await serve((_, response) => {
      finish = () => response.end('well');
    });
    const asked = once(server, 'request');
    const kept = await openSocket(server);
    kept.write(request);
    await asked;
    const stopped = stopGracefully(server, connections, { ...soon, notice: 100 });
    finish();
    expect(await readToEnd(kept)).toContain('Connection: close');
    await stopped;
  });

  it('does not wait for a reader who takes nothing', async () => {
    await serve((_, response) => response.end(Buffer.alloc(32 * 1024 * 1024)));
    const stalled = await openSocket(server);
    stalled.pause().write(request);
    await once(server, 'request');
    const begun = performance.now();
    await stopGracefully(server, connections, { ...soon, longest: 30_000 });
    expect(performance.now() - begun).toBeLessThan(5_000);
    stalled.destroy();
  });

  it('does not wait for a connection that has become something else', async () => {
    await serve(() => {});
    // As Next did with upgrades that it did not know.
    server.on('upgrade', () => {});
    const socket = await openSocket(server);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    await once(server, 'upgrade');
    await stopGracefully(server, connections, { ...soon, longest: 100 });
    await until(() => expect(connections.open.size).toBe(0));
    socket.destroy();
  });
});

describe('stop on signals', () => {
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
    stopOnSignals(server, connections, { notice: 20, onStopping: told });
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
});
